import type { Seat } from '@orrery/kernel';
import { Icon, icons } from '@orrery/kit';
import type { Gains } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { useText } from '../text/index.ts';
import { signed } from '../ui/signed.ts';
import styles from './RatingChange.module.css';
import { finishText } from './words.ts';

/** Ratings follow the end by a few seconds; whoever closes the result before that reads them in their profile. */
const ASK_AGAIN_MS = 1_500;
const MOST_ASKED = 8;

function useGains(id: string): Gains | undefined {
  const [gains, setGains] = useState<Gains>();
  useEffect(() => {
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = (): void => {
      asked++;
      api.gains(id).then(
        (answer) => {
          if (!wanted) return;
          if (answer.noted) setGains(answer);
          else if (asked < MOST_ASKED) timer = setTimeout(ask, ASK_AGAIN_MS);
        },
        () => {},
      );
    };
    ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [id]);
  return gains;
}

interface RatingChangeProps {
  readonly id: string;
  /** Whose rating it is. */
  readonly seat: Seat;
  readonly names: readonly string[];
  /** Among other lines, or in one. */
  readonly as: 'li' | 'span';
}

/** What a rated match made of one's rating, and of those of the others. */
export function RatingChange({ id, seat, names, as: As }: RatingChangeProps) {
  const { language } = useText();
  const told = useGains(id);
  const own = told?.gains[seat] ?? null;
  if (told === undefined || told.rating === null || own === null) return null;
  const others = told.gains.flatMap((gain, s) => (s === seat || gain === null ? [] : [`${names[s] ?? ''} ${signed(gain)}`]));
  return (
    <As className={styles.change}>
      <Icon of={icons.chart} size={16} />
      {finishText[language].rating(told.rating)} <b data-gain={own < 0 ? 'less' : 'more'}>{signed(own)}</b>
      <small>{others.join(', ')}</small>
    </As>
  );
}
