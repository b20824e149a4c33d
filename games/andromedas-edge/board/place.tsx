/** What all parts of a seat's place share: its words, its lights, its explanations, its prices. */
import type { Seat } from '@orrery/kernel';
import { type BoardOption, Explained, fieldOf, titleOf } from '@orrery/kit';
import type { ReactNode } from 'react';
import { canPayNow } from '../prices.ts';
import { goodsOf } from '../text/labels.ts';
import type { StationWords } from '../text/station.en.ts';
import type { SeenPlayer } from '../view.ts';
import { goodsInWords, type Props } from './common.tsx';
import styles from './place.module.css';
import { actorOf } from './targets.ts';
import { resourceTopic } from './topics.ts';

export const stationWords = ({ text }: Pick<Props, 'text'>): StationWords => (text.board as { readonly station: StationWords }).station;

/** Lights of a place go on for its owner's deeds only. */
export function ofSeat(props: Props, seat: Seat): Props {
  const { happening } = props;
  return happening === undefined || actorOf(happening.event) === seat ? props : { ...props, happening: undefined };
}

/** Answers are given in one's own place. */
export function asSeen(props: Props, seat: Seat): Props {
  const lit = ofSeat(props, seat);
  return seat === props.viewer ? lit : { ...lit, question: undefined, focused: undefined };
}

/** An explanation and, below it, what holds just now. */
export function tip(topic: string, notes: readonly (string | false | undefined)[]): ReactNode {
  const some = notes.filter((note): note is string => typeof note === 'string' && note !== '');
  if (some.length === 0) return undefined;
  return (
    <>
      <Explained topic={topic} />
      {some.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

type Shortfall = { readonly lacks: number; readonly credits: number; readonly words: string };

/** What is missing for a cost of materials, and how many credits stand in for some. */
export function shortfall(props: Props, player: SeenPlayer, cost: readonly number[]): Shortfall {
  const words = stationWords(props);
  let over = 0;
  let lacks = 0;
  for (let m = 1; m <= 3; m++) {
    const left = player.stock[m] - cost[m];
    if (left < 0) lacks -= left;
    else over += left;
  }
  lacks += Math.max(0, cost[7] - over);
  const credits = Math.min(lacks, player.stock[4]);
  lacks -= credits;
  const asked = goodsInWords(props, goodsOf(cost));
  const kinds = [1, 2, 3].filter((m) => cost[m] > 0 || cost[7] > 0);
  const named = (r: number): string => (r === 4 && player.stock[r] === 1 ? words.credit : titleOf(props, resourceTopic(r)));
  const held = [...kinds, 4].map((r) => `${player.stock[r]} ${named(r)}`).join(', ');
  const verdict = canPayNow(player, cost) ? (credits > 0 ? words.withCredits(credits) : words.canPay) : words.youLack(`${lacks}`);
  return {
    lacks: canPayNow(player, cost) ? 0 : Math.max(1, lacks),
    credits,
    words: asked === '' ? '' : `${words.costsYou(asked)} ${words.youHave(held)} ${verdict}`,
  };
}

export const quietClass = (quiet: boolean): string | undefined => (quiet ? styles.quiet : undefined);

/** Putting the station in order is possible all the time: it does not ask for attention. */
export const isQuiet = (options: readonly BoardOption[]): boolean =>
  options.length > 0 && options.every(({ answer }) => ['unslot', 'rearrange'].includes(String(fieldOf(answer, 'interject'))));

/** Whether nothing changed that a part of the rail shows: for `memo`. */
export function sameProps(a: { readonly props: Props }, b: { readonly props: Props }): boolean {
  return (Object.keys(b.props) as (keyof Props)[]).every((key) => a.props[key] === b.props[key]);
}
