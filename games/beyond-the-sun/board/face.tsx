/** The look of an option in the list: what it costs and brings, in icons. */
import type { Answer, SeenAsk } from '@orrery/kernel';
import { type BoardOption, Icon, icons, namesIn, type OptionFace, SeatToken } from '@orrery/kit';
import type { ReactNode } from 'react';
import { LETTERS, type PartLetter } from '../answers.ts';
import { ACHIEVEMENTS, type AchievementId } from '../content/achievements.ts';
import { LOCATION, type LocationId } from '../content/exploration.ts';
import { FIELD, type FieldId } from '../content/fields.ts';
import type { TechType } from '../content/kinds.ts';
import { immediateOf, type Script, scriptOf } from '../content/scripts.ts';
import { type Space, spaceOf } from '../content/spaces.ts';
import { SYSTEMS, type SystemId } from '../content/systems.ts';
import { TECHNOLOGIES, type TechId } from '../content/technologies/index.ts';
import type { TableView } from '../view.ts';
import { noteOf } from './Consequences.tsx';
import { type Given, Hull, wordsOf } from './common.tsx';
import { EffectLine } from './Effects.tsx';
import { effectLines } from './effect-lines.ts';
import styles from './face.module.css';
import { growthOf, miningOf } from './gains.ts';
import { BOLT, COLONY, FOOD, MEDAL, ORE, POPULATION, TRADE, TYPE, UPGRADE, WRENCH } from './glyphs.ts';
import { wayOf } from './targets.ts';

const glyph = (of: Parameters<typeof Icon>[0]['of']): ReactNode => <Icon of={of} size={18} />;
const LONG_NAME = 17;
const ENDS = ['stop', 'skip', 'done', 'enough', 'keep', 'decline'];

/** Two options stand side by side on a phone: there the icons go under the words. */
export function face(option: BoardOption<TableView>, props: Given): OptionFace | undefined {
  const found = faceOf(option, props);
  if (found === undefined) return undefined;
  const { aside, ...rest } = found;
  const note = found.note ?? noteOf(option, props);
  if (aside === undefined || props.layout !== 'phone') return note === undefined ? found : { ...found, note };
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

/** What icons of an effect fit into a row; what is longer is drawn on its card and told below the list. */
const ROOM = { desktop: 132, phone: 300 };
function effects({ layout }: Given, script: Script, surcharge = 0): ReactNode {
  if (effectLines(script, ROOM[layout]) > 1) return undefined;
  return <EffectLine script={script} surcharge={surcharge} className={styles.aside ?? ''} />;
}
/** A row has room for the name alone; what it does stands beside it in icons, and in words below the list. */
function named(words: string, icons?: ReactNode): OptionFace {
  const colon = words.indexOf(': ');
  return colon < 0 ? { aside: icons } : { words: words.slice(0, colon), aside: icons };
}
const points = (of: number | string): ReactNode => <b className={styles.points}>{of}</b>;
const worth = (system: SystemId): ReactNode => points(SYSTEMS[system].points);

/** Spaces of one action at one price are alike. */
const spaceFace = (props: Given, { action, script, surcharge }: Space, words: string): OptionFace => ({
  ...named(words, effects(props, script, surcharge)),
  same: `${action} ${surcharge}`,
});

function faceOf(option: BoardOption<TableView>, props: Given): OptionFace | undefined {
  const { question, viewer } = props;
  if (question === undefined) return undefined;
  const { decision, args } = question.ask;
  const { answer } = option;
  const { table } = props.view;
  if (typeof answer === 'string' && ENDS.includes(answer)) return { icon: glyph(icons.next), ends: true };
  const way = wayOf(props, option);
  const [kind, id, where, level] = (way.find((target) => !target.startsWith('power:')) ?? way[0] ?? '').split(':');
  switch (kind) {
    case 'space':
      if (decision === 'copyAction') return named(option.words, effects(props, scriptOf(String(answer))));
      return spaceFace(props, spaceOf(id), option.words);
    case 'field': {
      const card = table.technologies[FIELD[id as FieldId]];
      if (card === null) return { ...named(option.words), icon: glyph(icons.eye) };
      const { primary, immediate } = TECHNOLOGIES[card];
      const icon = glyph(TYPE[primary]);
      const words = namesIn(option.words, 'tech')[0] ?? option.words;
      const brings = immediate === undefined ? undefined : effects(props, scriptOf(immediateOf(card)));
      if (brings === undefined) return { words, icon };
      const bonus = (
        <span className={styles.pair}>
          <Icon of={BOLT} size={13} />
          {brings}
        </span>
      );
      // Beside a long name it stands where it fits: the board shows it anyway.
      return words.length > LONG_NAME ? { words, icon, note: bonus } : { words, icon, aside: bonus };
    }
    case 'ship': {
      const icon = <Hull level={Number(level)} size={20} />;
      // The hull says the level.
      const places = namesIn(option.words, 'location', 'system');
      if (way.at(-1)?.startsWith('location:') === true) return { words: places.join(' → '), icon };
      if (decision === 'chooseTrade') return { words: wordsOf(props).retireFrom(places[0]), icon };
      return option.interjection ? { icon, aside: <Icon of={UPGRADE} size={15} /> } : { icon };
    }
    case 'location': {
      const system = table.systems[LOCATION[id as LocationId]];
      return decision === 'chooseShipyard' || system === null ? { icon: glyph(WRENCH) } : { icon: glyph(COLONY), aside: worth(system) };
    }
    case 'achievement': {
      const n = table.achievements.indexOf(id as AchievementId);
      return { icon: glyph(MEDAL), aside: points(`+${ACHIEVEMENTS[table.achievements[n]].slots[table.claims[n].length]}`) };
    }
    case 'track': {
      if (where === 'trade') return { icon: glyph(TRADE) };
      const icon = glyph(where === 'food' ? FOOD : ORE);
      if (decision !== 'chooseProduction') return { icon };
      return { icon, aside: where === 'food' ? gain(growthOf(table, viewer), POPULATION) : gain(miningOf(table, viewer), ORE) };
    }
    case 'trade':
      return { icon: glyph(where === 'buy' ? POPULATION : ORE) };
    case 'tech':
      return { words: namesIn(option.words, 'tech')[0] ?? option.words, icon: glyph(TYPE[TECHNOLOGIES[id as TechId].primary]) };
    case 'system':
      return { icon: glyph(COLONY), aside: worth(id as SystemId) };
    default:
      if (decision === 'takeOptional') return { words: wordsOf(props).carryOut, aside: effects(props, scriptOf(String(args.script))) };
      return decision === 'chooseSpace' ? named(option.words) : faceInWords(props, decision, args, answer);
  }
}

/** What points nowhere. */
function faceInWords(props: Given, decision: string, args: SeenAsk['args'], answer: Answer): OptionFace {
  if (decision === 'chooseFellow') return { icon: <SeatToken seat={Number(answer)} size={20} /> };
  const part =
    decision === 'chooseOne' ? scriptOf(String(args.script)).inner[Number(args.at)]?.[LETTERS.indexOf(answer as PartLetter)] : undefined;
  // Icons say all of it; the letter is the card's.
  const aside = part && effects(props, part);
  if (aside !== undefined) return { words: String(answer).toUpperCase(), aside };
  if (decision === 'chooseType') return { icon: glyph(TYPE[answer as TechType]) };
  if (answer === 'population') return { icon: glyph(POPULATION) };
  return answer === 'ore' ? { icon: glyph(ORE) } : {};
}

const gain = (n: number, of: typeof ORE): ReactNode => (
  <span className={styles.gain}>
    +{n}
    <Icon of={of} size={15} />
  </span>
);
