/** The look of an option in the list: what it costs and brings, in icons. */
import { type BoardOption, Icon, icons, type OptionFace, SeatToken } from '@orrery/kit';
import type { ReactNode } from 'react';
import { ACHIEVEMENTS } from '../content/achievements.ts';
import { scriptOf } from '../content/scripts.ts';
import { spaceOf } from '../content/spaces.ts';
import { SYSTEMS } from '../content/systems.ts';
import { TECHNOLOGIES } from '../content/technologies/index.ts';
import { LETTERS } from '../rules/effects.ts';
import { growthSymbols } from '../rules/production.ts';
import { aimOf } from './aim.ts';
import { Chips, consequencesOf } from './Consequences.tsx';
import { Hull, type Props } from './common.tsx';
import { EffectLine } from './Effects.tsx';
import styles from './face.module.css';
import { BOLT, COLONY, FOOD, JUMP, MARKER, MEDAL, ORE, POPULATION, TRADE, TYPE, UPGRADE, WRENCH } from './glyphs.ts';

const glyph = (of: Parameters<typeof Icon>[0]['of']): ReactNode => <Icon of={of} size={18} />;
const ENDS = ['stop', 'skip', 'done', 'enough', 'keep', 'decline'];

/** What an option would change, under its words. */
function withConsequences(option: BoardOption, props: Props, found: OptionFace | undefined): OptionFace | undefined {
  const list = consequencesOf(option, props);
  return list.length === 0 ? found : { ...found, note: <Chips of={list} props={props} /> };
}

/** Two options stand side by side on a phone: there the icons go under the words. */
export function face(option: BoardOption, props: Props): OptionFace | undefined {
  const found = withConsequences(option, props, faceOf(option, props));
  if (found?.aside === undefined || props.layout !== 'phone') return found;
  const { aside, note, ...rest } = found;
  return {
    ...rest,
    note: (
      <span className={styles.notes}>
        {aside}
        {note}
      </span>
    ),
  };
}

function faceOf(option: BoardOption, props: Props): OptionFace | undefined {
  const { question } = props;
  if (question === undefined) return undefined;
  const { ask } = question;
  const { answer } = option;
  const aim = aimOf(ask, answer);
  const { table } = props.view;
  if (typeof answer === 'string' && ENDS.includes(answer)) return { icon: glyph(icons.next), ends: true };
  if (aim.space !== undefined) {
    const space = ask.decision === 'chooseSpace' ? spaceOf(aim.space) : undefined;
    const script = space?.script ?? scriptOf(String(answer));
    const surcharge = space?.surcharge ?? 0;
    return { aside: <EffectLine script={script} surcharge={surcharge} className={styles.aside ?? ''} /> };
  }
  if (aim.field !== undefined) {
    const id = table.technologies[aim.field];
    if (id === null) return { icon: glyph(icons.eye) };
    const { primary, immediate } = TECHNOLOGIES[id];
    return {
      icon: glyph(TYPE[primary]),
      ...(immediate === undefined
        ? {}
        : {
            aside: (
              <span className={styles.pair}>
                <Icon of={BOLT} size={13} />
                <EffectLine script={scriptOf(`${id}!`)} className={styles.aside ?? ''} />
              </span>
            ),
          }),
    };
  }
  if (aim.ship !== undefined) {
    const icon = <Hull level={aim.ship} size={20} />;
    if (aim.to !== undefined) return { icon, aside: <Icon of={JUMP} size={15} /> };
    if (ask.decision === 'chooseUpgrade' || option.interjection) return { icon, aside: <Icon of={UPGRADE} size={15} /> };
    return { icon };
  }
  if (aim.location !== undefined) {
    const system = table.systems[aim.location];
    if (ask.decision === 'chooseShipyard' || system === null) return { icon: glyph(WRENCH) };
    return { icon: glyph(COLONY), aside: <b className={styles.points}>{SYSTEMS[system].points}</b> };
  }
  if (aim.achievement !== undefined) {
    const n = table.achievements.indexOf(aim.achievement);
    const points = ACHIEVEMENTS[aim.achievement].slots[table.claims[n]?.length ?? 0];
    return { icon: glyph(MEDAL), aside: <b className={styles.points}>+{points}</b> };
  }
  if (ask.decision === 'chooseProduction' && props.viewer >= 0) {
    const own = table.factions[props.viewer];
    if (answer === 'growth') {
      // Only columns that still hold a cube give one.
      const shown = growthSymbols(table, props.viewer);
      const grows = own.supply.slice(0, shown).filter((cubes) => cubes > 0).length;
      return { icon: glyph(FOOD), aside: gain(grows, POPULATION) };
    }
    if (answer === 'ore') return { icon: glyph(ORE), aside: gain(table.oreOutput[props.viewer], ORE) };
    return { icon: glyph(TRADE) };
  }
  if (aim.track === 'food' || aim.track === 'ore') return { icon: glyph(MARKER[aim.track]) };
  if (aim.exchange === 'buy') return { icon: glyph(POPULATION) };
  if (aim.exchange === 'sell') return { icon: glyph(ORE), aside: gain(1, ORE) };
  if (aim.tech !== undefined) return { icon: glyph(TYPE[TECHNOLOGIES[aim.tech].primary]) };
  if (aim.system !== undefined) return { icon: glyph(COLONY), aside: <b className={styles.points}>{SYSTEMS[aim.system].points}</b> };
  if (aim.seat !== undefined) return { icon: <SeatToken seat={aim.seat} size={20} /> };
  if (ask.decision === 'chooseOne' && typeof answer === 'string' && typeof ask.args.at === 'number') {
    const script = scriptOf(String(ask.args.script)).inner[ask.args.at]?.[(LETTERS as readonly string[]).indexOf(answer)];
    return script === undefined ? undefined : { aside: <EffectLine script={script} className={styles.aside ?? ''} /> };
  }
  if (ask.decision === 'takeOptional') {
    const script = scriptOf(String(ask.args.script));
    return { aside: <EffectLine script={script} className={styles.aside ?? ''} /> };
  }
  if (ask.decision === 'chooseType' && typeof answer === 'string' && answer in TYPE)
    return { icon: glyph(TYPE[answer as keyof typeof TYPE]) };
  if (answer === 'population') return { icon: glyph(POPULATION) };
  if (answer === 'ore') return { icon: glyph(ORE) };
  return {};
}

const gain = (n: number, of: typeof ORE): ReactNode => (
  <span className={styles.gain}>
    +{n}
    <Icon of={of} size={15} />
  </span>
);
