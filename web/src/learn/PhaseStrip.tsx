import { registry } from '@orrery/games';
import { type AnyPhases, spoken, type View } from '@orrery/kernel';
import type { TableLayoutProps } from '../table/TableLayout.tsx';
import { aidWords } from './aid-words.ts';
import { useModule } from './modules.ts';
import styles from './Newcomer.module.css';

/** Which part is under way: the one the open question belongs to, else the innermost procedure that belongs to one. */
export function phaseAt(phases: AnyPhases, { frames }: Pick<View, 'frames'>, decision: string | undefined): number {
  const asked = phases.findIndex(({ decisions = [] }) => decision !== undefined && decisions.includes(decision));
  if (asked >= 0) return asked;
  for (const { procedure, waiting } of frames.toReversed()) {
    const at = waiting === true ? -1 : phases.findIndex(({ procedures = [] }) => procedures.includes(procedure));
    if (at >= 0) return at;
  }
  return -1;
}

/** Where room is short what is over loses its word first, then what comes last; never what is under way. */
const yielding = (at: number, now: number, parts: number): number => (at === now ? 0 : 99 ** (at < now ? parts : at - now));

/** The parts of a turn or a round: where one is, and what comes. */
export default function PhaseStrip({ game, props }: Pick<TableLayoutProps, 'game' | 'props'>) {
  const phases = useModule(registry[game]?.learn?.aids)?.phases;
  const now = phases === undefined ? -1 : phaseAt(phases, props.view, props.question?.ask.decision);
  if (phases === undefined || now < 0) return null;
  return (
    <ol className={styles.strip} aria-label={aidWords[props.language].phases}>
      {phases.map(({ words }, i) => (
        <li
          key={words.en}
          style={{ flexShrink: yielding(i, now, phases.length) }}
          data-past={i < now || undefined}
          data-sheds
          aria-current={i === now ? 'step' : undefined}
        >
          <span>{spoken(words)[props.language]}</span>
        </li>
      ))}
    </ol>
  );
}
