import type { BoardModule, BoardOption, BoardProps } from '@orrery/kit';
import { Changes } from '../table/Changes.tsx';
import { changesBetween } from '../table/changes.ts';
import styles from './Trainer.module.css';
import type { TrainText } from './words.ts';

const STOPS = { roll: 'thenRoll', reveal: 'thenReveal', seat: 'thenOthers' } as const;

/** What an answer certainly leads to, by its forecast: points and things more or less, and what decides after that. */
export function Reason({
  option,
  board,
  props,
  words,
}: {
  readonly option: BoardOption | undefined;
  readonly board: BoardModule | undefined;
  readonly props: BoardProps;
  readonly words: TrainText;
}) {
  const forecast = option?.forecast;
  if (forecast === undefined) return null;
  const { view, viewer } = props;
  const changes = changesBetween(view, { ...view, table: forecast.table }, board, props, viewer).filter(({ by }) => by !== 0);
  const stop = forecast.stop === undefined ? undefined : words[STOPS[forecast.stop]];
  if (changes.length === 0 && stop === undefined) return null;
  return (
    <span className={styles.reason}>
      {changes.length > 0 && (
        <>
          {words.brings} <Changes of={changes} />
        </>
      )}
      {stop !== undefined && <span>{stop}</span>}
    </span>
  );
}
