/** Answers that are no place on the board: cards to choose from, and buttons for the rest. */
import {
  acts,
  asked,
  type BoardOption,
  cx,
  Icon,
  icons,
  isFocused,
  Key,
  type OptionFace,
  PieceKey,
  Sentence,
  type Target,
  Veil,
} from '@orrery/kit';
import type { CSSProperties } from 'react';
import { SYSTEM_IDS, SYSTEMS } from '../content/systems.ts';
import { TECH_IDS } from '../content/technologies/index.ts';
import type { TableView } from '../view.ts';
import { choosesShip, SystemFacts } from './Chart.tsx';
import { noteOf } from './Consequences.tsx';
import { nameOf, Piece, type Props, wordsOf } from './common.tsx';
import { face } from './face.tsx';
import { JUMP, LASTING, SHIELD, SUPPLY, UPGRADE } from './glyphs.ts';
import { TechCard } from './TechCard.tsx';
import styles from './Tray.module.css';

/** Technologies or systems to choose from, in full, over the board. */
export function Choice({ props, narrow }: { readonly props: Props; readonly narrow: boolean }) {
  const { question, targets } = props;
  const words = wordsOf(props);
  return (
    <Veil props={props} narrow={narrow}>
      {question?.options.map((option) => {
        const [at] = targets.way(option);
        const tech = TECH_IDS.find((id) => at === `tech:${id}`);
        const system = SYSTEM_IDS.find((id) => at === `system:${id}`);
        if (tech === undefined && system === undefined) return null;
        return (
          <div key={at} className={styles.offer}>
            {tech !== undefined && (
              <TechCard props={props} id={tech} width={narrow ? 172 : 226} height={narrow ? 130 : 240} at={at} spaces={false} flips />
            )}
            {system !== undefined && (
              <Piece props={props} at={at} topic={at} className={styles.system}>
                <b>{nameOf(props, at)}</b>
                <span>
                  <Icon of={SHIELD} size={14} label={words.strength} />
                  {SYSTEMS[system].strength} · {SYSTEMS[system].points} {words.points}
                </span>
                <SystemFacts props={props} id={system} />
                <PieceKey targets={targets} at={at} />
              </Piece>
            )}
            {noteOf(option, props)}
          </div>
        );
      })}
    </Veil>
  );
}

/** Questions answered by places and ships: there the power about ships waits until it is asked for. */
const HEADQUARTERS: Target = 'power:headquarters';
const answersByShip = ({ question, targets }: Props): boolean =>
  question?.options.some((option) => !option.interjection && /^(?:ship|location):/.test(targets.way(option)[0] ?? '')) === true;
const isMoving = ({ question, targets }: Props): boolean =>
  question?.options.some((option) => /^location:/.test(targets.way(option)[1] ?? '')) === true;

function Steps({ props }: { readonly props: Props }) {
  const words = wordsOf(props);
  const { question, targets } = props;
  const steps = typeof question?.ask.args.steps === 'number' ? question.ask.args.steps : 0;
  const power = targets.taken.includes(HEADQUARTERS);
  const picked = !power && targets.taken.length > 0;
  const hint = (glyph: typeof JUMP, said: string) => (
    <span className={styles.hint}>
      <Icon of={glyph} size={14} />
      {said}
    </span>
  );
  return (
    <>
      {asked(props, 'chooseSupplyMove') && hint(SUPPLY, picked ? words.pickTarget : words.pickColumn)}
      {isMoving(props) &&
        hint(
          JUMP,
          (choosesShip(props) ? words.pickShip : words.pickTo) +
            (asked(props, 'chooseJump') && steps > 0 ? ` · ${words.jumpsLeft(steps)}` : ''),
        )}
      {isMoving(props) && picked && (
        <button type="button" className={styles.pill} onClick={targets.back}>
          <Icon of={icons.undo} size={15} />
          {words.back}
        </button>
      )}
      {offersPower(props) && (
        <button type="button" className={cx(styles.pill, styles.power)} aria-pressed={power} onClick={() => targets.press(HEADQUARTERS)}>
          <Icon of={power ? icons.undo : UPGRADE} size={15} />
          {power ? `${words.pickShip} · ${words.cancel}` : nameOf(props, 'tech:galacticHq')}
        </button>
      )}
    </>
  );
}
const offersPower = (props: Props): boolean => props.targets.standing(HEADQUARTERS) !== 'idle' && answersByShip(props);

/** What has no place on the board, and what may be done in between. */
function loose(props: Props, narrow: boolean): readonly BoardOption<TableView>[] {
  const { question, targets } = props;
  // Where the tree is asked, its cards themselves offer their powers: nothing may lie over it.
  const cards = !narrow && asked(props, 'chooseSpace', 'chooseField', 'copyAction');
  const between = question?.options.filter((option) => {
    const [target, next] = targets.way(option);
    return !cards && target?.startsWith('power:') === true && next === undefined;
  });
  return [...targets.elsewhere, ...(between ?? [])];
}

export const hasPills = (props: Props, narrow: boolean): boolean =>
  loose(props, narrow).length > 0 || isMoving(props) || offersPower(props) || asked(props, 'chooseSupplyMove');

/** A row of buttons at the foot of the board, with what the present step still allows and what may be done in between. */
export function Pills({ props, narrow, style }: { readonly props: Props; readonly narrow: boolean; readonly style?: CSSProperties }) {
  if (!hasPills(props, narrow)) return null;
  return (
    <div className={cx(styles.pills, narrow && styles.strip)} style={style} data-float>
      <Steps props={props} />
      {loose(props, narrow).map((option) => {
        const look: OptionFace | undefined = option.interjection ? { icon: <Icon of={LASTING} size={15} /> } : face(option, props);
        return (
          <div
            key={JSON.stringify(option.answer)}
            {...acts(props, option)}
            className={cx(styles.pill, option.interjection ? styles.power : styles.answer)}
            title={option.interjection ? wordsOf(props).anyTime : undefined}
          >
            {!option.interjection && <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />}
            {look?.icon}
            {look?.aside ?? (
              <span className={styles.words}>
                <Sentence of={option.words} quiet size={15} />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
