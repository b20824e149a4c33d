/** Moons: claimed ones, and those in slots. */
import type { Seat } from '@orrery/kernel';
import { cx, Icon, titleOf } from '@orrery/kit';
import { MOONS } from '../content/moons.ts';
import { NONE } from '../state.ts';
import { type Props, Spot } from './common.tsx';
import { goodsSigns, type Sign, Signs } from './Effects.tsx';
import { MOON, REPAIR, SWORDS } from './glyphs.ts';
import styles from './Moons.module.css';
import { isQuiet, quietClass, stationWords, tip } from './place.tsx';
import { useTargets } from './targets.ts';
import { moonTopic } from './topics.ts';

export const moonSigns = (moon: number): readonly Sign[] => [
  ...goodsSigns(MOONS[moon].goods),
  ...(MOONS[moon].repair > 0 ? [{ glyph: REPAIR }] : []),
];

/** What a moon gives, in a disc; empty it is a place for one. */
export function MoonDisc({ moon, className }: { readonly moon: number; readonly className?: string | undefined }) {
  if (moon === NONE)
    return (
      <i className={cx(styles.disc, styles.open, className)} aria-hidden="true">
        <Icon of={MOON} size={11} />
      </i>
    );
  return (
    <i className={cx(styles.disc, className)} aria-hidden="true">
      <Signs of={moonSigns(moon)} size={12} />
    </i>
  );
}

/** Claimed moons, and room for more. */
export function Moons({ props, seat, limit }: { readonly props: Props; readonly seat: Seat; readonly limit: number }) {
  const targets = useTargets(props);
  const words = stationWords(props);
  const player = props.view.table.players[seat];
  return (
    <>
      {player.moons.map((moon, i) => (
        <Spot
          key={`${moon} ${i}`}
          props={props}
          at={`moon:${moon}`}
          topic={moonTopic(moon)}
          label={titleOf(props, moonTopic(moon))}
          className={styles.moon}
          keyed={targets.option(`moon:${moon}`) !== undefined}
        >
          <Signs of={moonSigns(moon)} size={13} />
        </Spot>
      ))}
      {Array.from({ length: Math.max(0, limit - player.moons.length) }, (_, i) => (
        <i key={i} className={styles.noMoon} role="img" aria-label={i === 0 ? words.noMoons : undefined} aria-hidden={i > 0 || undefined} />
      ))}
    </>
  );
}

export function Operations({ props, seat, short = false }: { readonly props: Props; readonly seat: Seat; readonly short?: boolean }) {
  const words = stationWords(props);
  const { operations } = props.view.table.players[seat];
  const topic = 'term:tacticalOperations';
  const targets = useTargets(props);
  const quiet = isQuiet(targets.options('own:operations'));
  const held = operations === NONE ? words.emptySlot : titleOf(props, moonTopic(operations));
  return (
    <Spot
      props={props}
      at="own:operations"
      topic={topic}
      tip={tip(topic, [held])}
      label={`${words.operations}: ${held}`}
      className={cx(styles.operations, quietClass(quiet))}
      keyed={!quiet && targets.option('own:operations') !== undefined}
    >
      <Icon of={SWORDS} size={13} />
      {!short && <span>{words.operations}</span>}
      <MoonDisc moon={operations} />
    </Spot>
  );
}
