import type { Answer } from '@orrery/kernel';
import {
  acts,
  type BoardOption,
  Counter,
  Explain,
  Icon,
  icons,
  isFocused,
  Key,
  merge,
  Pips,
  SeatToken,
  Sentence,
  seatClass,
  useExplain,
} from '@orrery/kit';
import { useState } from 'react';
import { type DieSymbol, SYMBOLS } from '../content/dice.ts';
import type { PlayerView } from '../view.ts';
import { dieOf } from './aim.ts';
import { asked, DieFace, nameOfSeat, onPress, optionAimed, type Props, titleOf, wordsOf } from './common.tsx';
import { SPECIES } from './glyphs.ts';
import styles from './Me.module.css';
import { MissionCard } from './MissionCard.tsx';
import { abilityOf } from './SpeciesCard.tsx';
import type { BoardWords } from './text.ts';

const TELEPORTERS = 3;

/** One's own place: points, species, dice, missions. On a phone the missions are with the other cards below it. */
export function Me(props: Props) {
  const { view, viewer, layout } = props;
  const player = view.table.players[viewer];
  if (player === undefined) return null;
  const phone = layout === 'phone';
  return (
    <div className={[styles.me, phone ? styles.phone : ''].join(' ')}>
      <Points props={props} player={player} />
      <Species props={props} player={player} />
      <Dice props={props} player={player} />
      {!phone && <Missions props={props} player={player} />}
    </div>
  );
}

function Points({ props, player }: { readonly props: Props; readonly player: PlayerView }) {
  const words = wordsOf(props);
  const { viewer } = props;
  const { threshold } = props.view.table;
  const { missionPoints, roomPoints, orderCard } = player;
  const [missions, rooms] = words.pointsParts(missionPoints, roomPoints);
  return (
    <div className={styles.score}>
      <p className={styles.name}>
        <SeatToken seat={viewer} size={30} />
        <span>
          <b>{nameOfSeat(props, viewer)}</b>
          <small>{orderCard === null ? ' ' : words.orderCard(orderCard)}</small>
        </span>
      </p>
      <p className={[styles.total, seatClass(viewer)].join(' ')}>
        <b>{missionPoints + roomPoints}</b>
        <span>{words.toWin(threshold)}</span>
      </p>
      <p className={seatClass(viewer)}>
        <Pips
          solid={missionPoints}
          hollow={roomPoints}
          of={threshold}
          size={Math.min(17, Math.floor(134 / Math.max(threshold, missionPoints + roomPoints)) - 3)}
          label={words.pointsOf(missionPoints, roomPoints, threshold)}
        />
      </p>
      <p className={[styles.parts, seatClass(viewer)].join(' ')} aria-hidden="true">
        <Pips solid={1} of={1} size={10} label="" />
        <span>{missions}</span>
        <Pips solid={0} hollow={1} of={1} size={10} label="" />
        <span>{rooms}</span>
      </p>
    </div>
  );
}

function Species({ props, player }: { readonly props: Props; readonly player: PlayerView }) {
  const words = wordsOf(props);
  const { viewer, view } = props;
  const { species } = player;
  const event = props.happening?.event;
  const lit = event?.type === 'abilityUsed' && event.seat === viewer;
  const ability = species === null ? undefined : abilityOf(props, species);
  const seat = seatClass(viewer);
  return (
    <div className={styles.species}>
      <div className={[styles.face, seat, lit ? styles.lit : ''].join(' ')}>
        {species !== null && <Icon of={SPECIES[species]} size={74} />}
      </div>
      <div className={styles.about}>
        {species !== null && ability !== undefined && (
          <>
            <h2>
              <Explain topic={`species:${species}`}>{titleOf(props, `species:${species}`)}</Explain>
            </h2>
            <p className={styles.ability}>
              <b>{ability.name}.</b> <Sentence of={ability.words} quiet />
            </p>
          </>
        )}
        <div className={styles.counters}>
          <Counter
            size="large"
            caption
            value={player.aboard}
            label={words.onShip}
            icon={<Icon of={icons.researcherFilled} size={19} className={seat} />}
          />
          <Counter
            size="large"
            caption
            value={player.trained}
            label={words.trained}
            icon={<Icon of={icons.trained} size={19} className={seat} />}
          />
          <Counter
            size="large"
            caption
            value={player.supply}
            label={words.supply}
            icon={<Icon of={icons.researcher} size={19} className={seat} />}
          />
          <Counter
            size="large"
            caption
            value={TELEPORTERS - player.teleportersLeft}
            label={words.teleporters}
            icon={<Icon of={icons.teleporter} size={19} className={seat} />}
          />
          {(player.vaccines > 0 || view.table.vaccineStock > 0) && (
            <Counter size="large" caption value={player.vaccines} label={words.vaccines} icon={<Icon of={icons.vaccine} size={19} />} />
          )}
        </div>
      </div>
    </div>
  );
}

/** What may be done with dice of one symbol now. */
function optionsFor(props: Props, symbol: DieSymbol): BoardOption[] {
  const { question } = props;
  if (question === undefined) return [];
  return question.options.filter(({ answer }) => {
    if (question.ask.decision === 'spendDie') return answer === symbol;
    return question.ask.decision === 'act' && symbol !== 'technology' && dieOf(actOf(answer)) === symbol;
  });
}

function Dice({ props, player }: { readonly props: Props; readonly player: PlayerView }) {
  const words = wordsOf(props);
  const { question, view } = props;
  // A die that can do several things shows them first; the choice is forgotten with the question.
  const [unfolded, setUnfolded] = useState<{ readonly at: number; readonly symbol: DieSymbol }>();
  const step = asked(props, 'act') ? question?.options.find(({ answer }) => actOf(answer) === 'step') : undefined;
  const symbols = SYMBOLS.filter((_, s) => player.dice[s] > 0);
  const open = unfolded?.at === view.decisions ? unfolded.symbol : undefined;
  const ways = open === undefined ? [] : optionsFor(props, open);
  return (
    <div className={styles.dice}>
      <h2 className="eyebrow">
        {words.yourDice}
        {step !== undefined && (
          <button
            type="button"
            {...acts(props, step)}
            className={[styles.step, isFocused(props, step) ? styles.stepFocused : ''].join(' ')}
          >
            <Key of={step.key} state={isFocused(props, step) ? 'focused' : 'legal'} />
            <Icon of={icons.die} size={15} label={words.anyDie} />
            {words.oneMove}
          </button>
        )}
      </h2>
      {symbols.length === 0 ? (
        <p className={styles.none}>{words.noDice}</p>
      ) : (
        <ul>
          {symbols.map((symbol) => (
            <Pile
              key={symbol}
              props={props}
              symbol={symbol}
              count={player.dice[SYMBOLS.indexOf(symbol)]}
              kinds={symbols.length}
              unfold={() => setUnfolded(open === symbol ? undefined : { at: view.decisions, symbol })}
              unfolded={open === symbol}
            />
          ))}
        </ul>
      )}
      {ways.length > 1 && (
        <p className={styles.ways}>
          {ways.map((option) => (
            <button
              key={option.words}
              type="button"
              {...acts(props, option)}
              className={[styles.way, isFocused(props, option) ? styles.stepFocused : ''].join(' ')}
            >
              <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />
              {wayOf(option, words)}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

const actOf = (answer: Answer): Answer | undefined =>
  typeof answer === 'object' && answer !== null && 'act' in answer ? answer.act : undefined;

function wayOf({ answer }: BoardOption, words: BoardWords): string {
  const as = typeof answer === 'object' && answer !== null && 'as' in answer ? answer.as : undefined;
  return as === 'train' ? words.train : as === 'call' ? words.call : words.both;
}

interface PileProps {
  readonly props: Props;
  readonly symbol: DieSymbol;
  readonly count: number;
  /** How many different symbols there are beside it. */
  readonly kinds: number;
  readonly unfolded: boolean;
  unfold(): void;
}

/** Dice of one symbol: they are alike, so they stand as one pile. */
function Pile({ props, symbol, count, kinds, unfolded, unfold }: PileProps) {
  const options = optionsFor(props, symbol);
  const single = options.length === 1 ? options[0] : undefined;
  const technologies =
    symbol === 'technology' && asked(props, 'act') && optionAimed(props, ({ technology }) => technology !== undefined) !== undefined;
  const explaining = useExplain(`die:${symbol}`);
  const title = titleOf(props, `die:${symbol}`);
  const label = `${count} × ${title}`;
  const focused = options.some((option) => isFocused(props, option));
  const size = kinds < 4 ? 50 : kinds === 4 ? 44 : kinds === 5 ? 36 : 32;
  const acting =
    options.length > 1
      ? {
          role: 'button',
          tabIndex: 0,
          'aria-label': label,
          'aria-expanded': unfolded,
          'data-legal': true,
          onClick: unfold,
          onKeyDown: onPress(unfold),
          style: { cursor: 'pointer' },
        }
      : single === undefined
        ? { role: 'group', 'aria-label': label }
        : acts(props, single);
  return (
    <li className={styles.symbol}>
      <div
        {...merge(explaining, acting)}
        className={[
          styles.faces,
          count > 1 ? styles.pile : '',
          options.length > 0 || technologies ? styles.legal : '',
          focused ? styles.focused : '',
        ].join(' ')}
      >
        <DieFace symbol={symbol} size={size} label={title} />
        {count > 1 && <b className={styles.count}>{count}</b>}
        {options.length > 0 && (
          <span className={styles.key}>
            <Key of={options.map((option) => option.key).join(' ')} state="focused" />
          </span>
        )}
      </div>
      {kinds < 4 && <small>{title}</small>}
    </li>
  );
}

function Missions({ props, player: { personal } }: { readonly props: Props; readonly player: PlayerView }) {
  const { openMissions } = props.view.table;
  const count = openMissions.length + (personal === null ? 0 : 1);
  const size = count > 3 ? 'small' : 'card';
  return (
    <div className={[styles.missions, count > 3 ? styles.small : ''].join(' ')}>
      {personal !== null && <MissionCard props={props} mission={personal} kind="personal" size={size} />}
      {openMissions.map((mission) => (
        <MissionCard key={mission} props={props} mission={mission} kind="general" size={size} />
      ))}
    </div>
  );
}
