/** Answers that are no place on the board: cards to choose from, and buttons for the rest. */
import { acts, Icon, icons, isFocused, Key, SeatToken, Sentence } from '@orrery/kit';
import { SYSTEMS } from '../content/systems.ts';
import { aimOf, isOnBoard } from './aim.ts';
import { SystemFacts } from './Chart.tsx';
import { aimed, asked, cx, Piece, type Props, vocabulary, wordsOf } from './common.tsx';
import { face } from './face.tsx';
import { JUMP, SHIELD } from './glyphs.ts';
import type { Picks } from './picks.ts';
import styles from './Tray.module.css';
import { TechCard } from './Tree.tsx';

/** Technologies or systems to choose from, in full, over the board. */
export function Choice({ props, narrow }: { readonly props: Props; readonly narrow: boolean }) {
  const { question } = props;
  if (question === undefined || !asked(props, 'chooseTechnology', 'chooseSystem')) return null;
  const l = vocabulary(props);
  const words = wordsOf(props);
  return (
    <div className={cx(styles.veil, narrow && styles.narrow)}>
      {!narrow && (
        <h3>
          <Sentence of={question.prompt} quiet />
        </h3>
      )}
      <div className={styles.cards}>
        {aimed(props, ({ tech, system }) => tech !== undefined || system !== undefined).map(({ option, aim: { tech, system } }) => {
          if (tech !== undefined)
            return <TechCard key={tech} props={props} id={tech} width={narrow ? 168 : 200} height={130} option={option} spaces={false} />;
          if (system === undefined) return null;
          const { strength, points } = SYSTEMS[system];
          return (
            <Piece
              key={system}
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
          );
        })}
      </div>
    </div>
  );
}

/** A row of buttons at the foot of the board, with what the present step still allows. */
export function Pills({ props, picks }: { readonly props: Props; readonly picks: Picks }) {
  const { question } = props;
  const words = wordsOf(props);
  if (question === undefined) return null;
  const rest = question.options.filter(({ answer, interjection }) => {
    const aim = aimOf(question.ask, answer);
    // Rows of the own mat are pressed there.
    return (
      !interjection &&
      !isOnBoard(aim) &&
      aim.track === undefined &&
      aim.exchange === undefined &&
      aim.tech === undefined &&
      aim.system === undefined &&
      aim.achievement === undefined
    );
  });
  const moving = asked(props, 'chooseJump', 'chooseTransfer');
  const { jumpsLeft } = props.view.table;
  const steps = typeof question.ask.args.steps === 'number' ? question.ask.args.steps : jumpsLeft;
  if (rest.length === 0 && !moving) return null;
  return (
    <div className={styles.pills}>
      {moving && (
        <span className={styles.hint}>
          <Icon of={JUMP} size={14} />
          {picks.picked === undefined ? words.pickShip : words.pickTo}
          {question.ask.decision === 'chooseJump' && steps > 0 ? ` · ${words.jumpsLeft(steps)}` : ''}
        </span>
      )}
      {moving && picks.picked !== undefined && picks.sources.size > 1 && (
        <button type="button" className={styles.pill} onClick={picks.clear}>
          <Icon of={icons.undo} size={15} />
          {words.back}
        </button>
      )}
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
    </div>
  );
}
