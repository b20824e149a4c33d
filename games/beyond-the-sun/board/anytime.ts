/** What may be done at any time in one's turn: where on the board it is found. */
import type { BoardOption } from '@orrery/kit';
import type { Power } from '../content/powers.ts';
import type { Props } from './common.tsx';

type Interjection = { readonly interject: string; readonly place?: string; readonly marker?: string };

/** The interruptions the open question allows. */
export function interjections(props: Pick<Props, 'question'>): readonly { readonly option: BoardOption; readonly what: Interjection }[] {
  return (props.question?.options ?? []).flatMap((option) =>
    option.interjection ? [{ option, what: option.answer as unknown as Interjection }] : [],
  );
}

/** The one interruption a power gives; those with several answers are found on ships and stars instead. */
export function powerOption(props: Pick<Props, 'question'>, power: Power): BoardOption | undefined {
  const all = interjections(props).filter(({ what }) => what.interject === power);
  return all.length === 1 && power !== 'headquarters' && power !== 'swapStars' ? all[0].option : undefined;
}

/** Exchanges offered for the star at a place: a location, a colony, or the automation track. */
export const starsAt = (props: Pick<Props, 'question'>, place: string) =>
  interjections(props).filter(({ what }) => what.interject === 'swapStars' && what.place === place);
