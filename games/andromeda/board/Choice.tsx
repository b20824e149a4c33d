import type { Answer } from '@orrery/kernel';
import { asked, cx, type Glyph, Icon, icons, optionFor, Say, Veil } from '@orrery/kit';
import type { ReactNode } from 'react';
import type { MissionId } from '../content/missions.ts';
import { SPECIES_IDS } from '../content/species.ts';
import styles from './Choice.module.css';
import { type Props, wordsOf } from './common.tsx';
import { DIE } from './glyphs.ts';
import { MissionCard } from './MissionCard.tsx';
import { SpeciesCard } from './SpeciesCard.tsx';

export interface ChoiceProps {
  readonly props: Props;
  readonly narrow: boolean;
  /** Too low for pictures. */
  readonly low: boolean;
  /** How much larger than life the ship is drawn. */
  readonly scale: number;
}

/** Cards to choose from, laid over the ship. */
export function Choice({ props, narrow, low, scale }: ChoiceProps) {
  const { question } = props;
  if (question === undefined) return null;
  const words = wordsOf(props);
  const own = props.view.table.players[props.viewer]?.personal ?? null;
  let cards: ReactNode;
  const offered = <T extends string>(ids: readonly T[]): T[] => ids.filter((id) => optionFor(props, id) !== undefined);
  if (asked(props, 'chooseSpecies')) {
    cards = offered(SPECIES_IDS).map((species) => (
      <SpeciesCard key={species} props={props} species={species} compact={narrow} bare={low} />
    ));
  } else if (asked(props, 'keepMission')) {
    // In the order of the list beside them.
    cards = question.options
      .map(({ answer }) => answer as MissionId)
      .map((mission) => <MissionCard key={mission} props={props} mission={mission} kind="personal" size={narrow ? 'choice' : 'large'} />);
  } else if (asked(props, 'exchange') && own !== null) {
    cards = (
      <div className={styles.column}>
        <MissionCard props={props} mission={own} kind="personal" size={narrow ? 'choice' : 'large'} />
        <div className={styles.row}>
          <Pill props={props} answer="keep" words={words.keep} icon={<Icon of={icons.check} size={16} />} />
          <Pill props={props} answer="exchange" words={words.exchange} icon={<Icon of={icons.cards} size={16} />} />
        </div>
      </div>
    );
  } else return null;
  return (
    <Veil props={props} narrow={narrow} className={cx(narrow && styles.narrow, low && styles.low)} style={{ zoom: scale }}>
      {cards}
    </Veil>
  );
}

interface PillProps {
  readonly props: Props;
  readonly answer: Answer;
  readonly words: string;
  readonly icon?: ReactNode;
}

const Pill = ({ props, answer, words, icon }: PillProps) => (
  <Say props={props} option={optionFor(props, answer)}>
    {icon}
    {words}
  </Say>
);

/** Nothing more: the end of one's actions, or of one's turn. */
export function Done({ props }: { readonly props: Props }) {
  const answer = asked(props, 'act') ? { act: 'end' } : asked(props, 'fulfil') ? 'done' : undefined;
  if (answer === undefined) return null;
  return <Pill props={props} answer={answer} words={wordsOf(props).done} icon={<Icon of={icons.end} size={16} />} />;
}

/** The words of an answer, and its picture. */
type Named = readonly [answer: string, words: 'useVaccine' | 'train' | 'call' | 'both' | 'move' | 'stop', glyph: Glyph];
const STOP: readonly Named[] = [['stop', 'stop', icons.end]];
const PILLS: Readonly<Record<string, readonly Named[]>> = {
  loseResearcher: [['vaccine', 'useVaccine', icons.vaccine]],
  trainOrCallChoice: [
    ['train', 'train', DIE.training],
    ['call', 'call', DIE.support],
  ],
  chooseCommand: [
    ['training', 'train', DIE.training],
    ['support', 'call', DIE.support],
    ['improviseTrain', 'train', DIE.improvise],
    ['improviseCall', 'call', DIE.improvise],
    ['improviseBoth', 'both', DIE.improvise],
    ['movement', 'move', DIE.movement],
  ],
  callTo: STOP,
  move: STOP,
  transitWay: STOP,
};

/** Answers that belong to no place of the ship, in reach beside it. */
export function Pills({ props }: { readonly props: Props }) {
  const words = wordsOf(props);
  const { question } = props;
  const numbers = asked(props, 'howMany') ? (question?.options ?? []).map(({ answer }) => answer) : [];
  const pills = PILLS[question?.ask.decision ?? ''] ?? [];
  if (numbers.length + pills.length === 0) return null;
  return (
    <div className={styles.pills}>
      {numbers.map((answer) => (
        <Pill key={`${answer}`} props={props} answer={answer} words={`${answer}`} icon={<Icon of={DIE.training} size={17} />} />
      ))}
      {pills.map(([answer, said, glyph]) => (
        <Pill key={answer} props={props} answer={answer} words={words[said]} icon={<Icon of={glyph} size={17} />} />
      ))}
    </div>
  );
}
