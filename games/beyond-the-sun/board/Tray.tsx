/** Answers that are no place on the board: cards to choose from, and buttons for the rest. */
import { acts, Icon, icons, isFocused, Key, SeatToken, Sentence } from '@orrery/kit';
import type { CSSProperties } from 'react';
import { SYSTEMS } from '../content/systems.ts';
import { aimOf, isOnBoard } from './aim.ts';
import { interjections } from './anytime.ts';
import { SystemFacts } from './Chart.tsx';
import { Chips, consequencesOf } from './Consequences.tsx';
import { aimed, asked, cx, Piece, type Props, vocabulary, wordsOf } from './common.tsx';
import { face } from './face.tsx';
import { JUMP, LASTING, SHIELD, SUPPLY, UPGRADE } from './glyphs.ts';
import type { Picks } from './picks.ts';
import { TechCard } from './TechCard.tsx';
import styles from './Tray.module.css';

/** Technologies or systems to choose from, in full, over the board. */
export function Choice({ props, narrow }: { readonly props: Props; readonly narrow: boolean }) {
  const { question } = props;
  if (question === undefined || !asked(props, 'chooseTechnology', 'chooseSystem')) return null;
  const l = vocabulary(props);
  const words = wordsOf(props);
  return (
    <div className={cx(styles.veil, narrow && styles.narrow)} data-float>
      {!narrow && (
        <h3>
          <Sentence of={question.prompt} quiet />
        </h3>
      )}
      <div className={styles.cards}>
        {aimed(props, ({ tech, system }) => tech !== undefined || system !== undefined).map(({ option, aim: { tech, system } }) => {
          const chips = <Chips of={consequencesOf(option, props)} props={props} />;
          if (tech !== undefined)
            return (
              <div key={tech} className={styles.offer}>
                <TechCard
                  props={props}
                  id={tech}
                  width={narrow ? 172 : 226}
                  height={narrow ? 130 : 240}
                  option={option}
                  spaces={false}
                  flips
                />
                {chips}
              </div>
            );
          if (system === undefined) return null;
          const { strength, points } = SYSTEMS[system];
          return (
            <div key={system} className={styles.offer}>
              <Piece
                props={props}
                topic={`system:${system}`}
                option={option}
                className={cx(styles.system, isFocused(props, option) && styles.focused)}
              >
                <b>{l.systems[system]}</b>
                <span>
                  <Icon of={SHIELD} size={14} label={words.strength} />
                  {strength} · {points} {words.points}
                </span>
                <SystemFacts props={props} id={system} />
                <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />
              </Piece>
              {chips}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** How many columns a supply cube may leave; the mat itself asks for it. */
const columnsOf = (props: Props): number => new Set(aimed(props, (aim) => aim.column !== undefined).map(({ aim }) => aim.column)).size;

function Steps({ props, picks }: { readonly props: Props; readonly picks: Picks }) {
  const words = wordsOf(props);
  const { question } = props;
  const moving = picks.ways.length > 0;
  const columns = columnsOf(props);
  const steps = typeof question?.ask.args.steps === 'number' ? question.ask.args.steps : 0;
  return (
    <>
      {columns > 0 && (
        <span className={styles.hint}>
          <Icon of={SUPPLY} size={14} />
          {columns > 1 ? words.pickColumn : words.pickTarget}
        </span>
      )}
      {moving && (
        <span className={styles.hint}>
          <Icon of={JUMP} size={14} />
          {picks.picked === undefined ? words.pickShip : words.pickTo}
          {question?.ask.decision === 'chooseJump' && steps > 0 ? ` · ${words.jumpsLeft(steps)}` : ''}
        </span>
      )}
      {moving && picks.picked !== undefined && picks.sources.size > 1 && (
        <button type="button" className={styles.pill} onClick={picks.clear}>
          <Icon of={icons.undo} size={15} />
          {words.back}
        </button>
      )}
      {picks.power !== 'none' && (
        <button
          type="button"
          className={cx(styles.pill, styles.power)}
          aria-pressed={picks.power === 'choosing'}
          onClick={picks.togglePower}
        >
          <Icon of={picks.power === 'choosing' ? icons.undo : UPGRADE} size={15} />
          {picks.power === 'choosing' ? `${words.pickShip} · ${words.cancel}` : vocabulary(props).techs.galacticHq}
        </button>
      )}
    </>
  );
}

/** What has no place on the board: other answers, and what may be done in between. */
function loose(props: Props, narrow: boolean) {
  const { question } = props;
  if (question === undefined) return { rest: [], between: [] };
  const rest = question.options.filter(({ answer, interjection }) => !interjection && !isOnBoard(aimOf(question.ask, answer)));
  // Where the tree is asked, its cards themselves offer their powers: nothing may lie over it.
  const between =
    !narrow && asked(props, 'chooseSpace', 'chooseField', 'copyAction')
      ? []
      : interjections(props).filter(({ what }) => what.interject !== 'headquarters' && what.interject !== 'swapStars');
  return { rest, between };
}

export function hasPills(props: Props, picks: Picks, narrow: boolean): boolean {
  const { rest, between } = loose(props, narrow);
  return rest.length + between.length > 0 || picks.ways.length > 0 || picks.power !== 'none' || columnsOf(props) > 0;
}

/** A row of buttons at the foot of the board, with what the present step still allows and what may be done in between. */
export function Pills({
  props,
  picks,
  narrow,
  style,
}: {
  readonly props: Props;
  readonly picks: Picks;
  readonly narrow: boolean;
  readonly style?: CSSProperties;
}) {
  const { question } = props;
  const words = wordsOf(props);
  if (question === undefined || !hasPills(props, picks, narrow)) return null;
  const { rest, between } = loose(props, narrow);
  return (
    <div className={cx(styles.pills, narrow && styles.strip)} style={style} data-float>
      <Steps props={props} picks={picks} />
      {rest.map((option) => {
        const look = face(option, props);
        const { seat } = aimOf(question.ask, option.answer);
        return (
          <div
            key={JSON.stringify(option.answer)}
            {...acts(props, option)}
            className={cx(styles.pill, styles.answer, isFocused(props, option) && styles.focused)}
          >
            <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />
            {seat === undefined ? look?.icon : <SeatToken seat={seat} size={17} />}
            {look?.aside ?? (
              <span className={styles.words}>
                <Sentence of={option.words} quiet size={15} />
              </span>
            )}
          </div>
        );
      })}
      {between.map(({ option, what }) => (
        <div
          key={what.interject}
          {...acts(props, option)}
          className={cx(styles.pill, styles.power, isFocused(props, option) && styles.focused)}
          title={words.anyTime}
        >
          <Icon of={LASTING} size={15} />
          <span className={styles.words}>
            <Sentence of={option.words} quiet size={15} />
          </span>
        </div>
      ))}
    </div>
  );
}
