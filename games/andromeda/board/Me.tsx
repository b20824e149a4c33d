import {
  asked,
  type BoardOption,
  Counter,
  cx,
  Explain,
  Foreseen,
  fieldOf,
  foreseen,
  Icon,
  icons,
  Key,
  nameOfSeat,
  Owner,
  optionFor,
  Piece,
  Pips,
  Place,
  Say,
  Sentence,
  seatClass,
  type Target,
  titleOf,
} from '@orrery/kit';
import { type DieSymbol, SYMBOLS } from '../content/dice.ts';
import type { BoardWords } from '../text/board.en.ts';
import type { PlayerView } from '../view.ts';
import { DieFace, type Props, wordsOf } from './common.tsx';
import { SPECIES } from './glyphs.ts';
import styles from './Me.module.css';
import { MissionCard } from './MissionCard.tsx';
import { abilityOf } from './SpeciesCard.tsx';
import { useTargets } from './targets.ts';

const TELEPORTERS = 3;

/** One's own place: points, species, dice, missions. On a phone the missions are with the other cards below it. */
export function Me(props: Props) {
  const { view, viewer, layout } = props;
  const player = view.table.players[viewer];
  if (player === undefined) return null;
  const phone = layout === 'phone';
  return (
    <Place layout={layout} className={cx(styles.me, phone && styles.phone)}>
      <Points props={props} player={player} />
      <Species props={props} player={player} />
      <Dice props={props} player={player} />
      {!phone && <Missions props={props} player={player} />}
    </Place>
  );
}

function Points({ props, player }: { readonly props: Props; readonly player: PlayerView }) {
  const words = wordsOf(props);
  const { viewer } = props;
  const { threshold } = props.view.table;
  const { missionPoints, roomPoints, orderCard } = player;
  const after = foreseen(props)?.players[viewer];
  const [missions, rooms] = words.pointsParts(missionPoints, roomPoints);
  return (
    <div className={styles.score}>
      <Owner seat={viewer} name={nameOfSeat(props, viewer)} note={orderCard === null ? ' ' : words.orderCard(orderCard)} />
      <p className={cx(styles.total, seatClass(viewer))}>
        <b>
          <Foreseen now={missionPoints + roomPoints} then={after && after.missionPoints + after.roomPoints} />
        </b>
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
      <p className={cx(styles.parts, seatClass(viewer))} aria-hidden="true">
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
  const after = foreseen(props)?.players[viewer];
  const counters = [
    { of: (p: PlayerView) => p.aboard, label: words.onShip, glyph: icons.researcherFilled, mine: true },
    { of: (p: PlayerView) => p.trained, label: words.trained, glyph: icons.trained, mine: true },
    { of: (p: PlayerView) => p.supply, label: words.supply, glyph: icons.researcher, mine: true },
    { of: (p: PlayerView) => TELEPORTERS - p.teleportersLeft, label: words.teleporters, glyph: icons.teleporter, mine: true },
    ...(player.vaccines > 0 || view.table.vaccineStock > 0
      ? [{ of: (p: PlayerView) => p.vaccines, label: words.vaccines, glyph: icons.vaccine, mine: false }]
      : []),
  ];
  const ability = species === null ? undefined : abilityOf(props, species);
  const seat = seatClass(viewer);
  return (
    <div className={styles.species}>
      <div {...useTargets(props).at(`seat:${viewer}`)} className={cx(styles.face, seat)}>
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
          {counters.map(({ of, label, glyph, mine }) => (
            <Counter
              key={label}
              size="large"
              caption
              value={of(player)}
              then={after && of(after)}
              label={label}
              icon={<Icon of={glyph} size={19} className={mine ? seat : ''} />}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function Dice({ props, player }: { readonly props: Props; readonly player: PlayerView }) {
  const words = wordsOf(props);
  const targets = useTargets(props);
  const step = asked(props, 'act') ? optionFor(props, { act: 'step' }) : undefined;
  const symbols = SYMBOLS.filter((_, s) => player.dice[s] > 0);
  // A die that can do several things is taken up first, and shows them.
  const taken = symbols.find((symbol) => targets.taken.includes(`die:${symbol}`));
  const ways = taken === undefined ? [] : targets.options(`die:${taken}`);
  return (
    <div className={styles.dice}>
      <h2 className="eyebrow">
        <span>{props.seats[props.viewer]?.you === true ? words.yourDice : words.dice}</span>
        {step !== undefined && (
          <Say props={props} option={step} className={styles.step}>
            <Icon of={icons.die} size={15} label={words.anyDie} />
            {words.oneMove}
          </Say>
        )}
      </h2>
      {symbols.length === 0 ? (
        <p className={styles.none}>{words.noDice}</p>
      ) : (
        <ul>
          {symbols.map((symbol) => (
            <Pile key={symbol} props={props} symbol={symbol} count={player.dice[SYMBOLS.indexOf(symbol)]} kinds={symbols.length} />
          ))}
        </ul>
      )}
      {ways.length > 1 && (
        <p className={styles.ways}>
          {ways.map((option) => (
            <Say key={option.words} props={props} option={option} className={styles.way}>
              {wayOf(option, words)}
            </Say>
          ))}
        </p>
      )}
    </div>
  );
}

function wayOf({ answer }: BoardOption, words: BoardWords): string {
  const as = fieldOf(answer, 'as');
  return as === 'train' ? words.train : as === 'call' ? words.call : words.both;
}

interface PileProps {
  readonly props: Props;
  readonly symbol: DieSymbol;
  readonly count: number;
  /** How many different symbols there are beside it. */
  readonly kinds: number;
}

/** Dice of one symbol: they are alike, so they stand as one pile. */
function Pile({ props, symbol, count, kinds }: PileProps) {
  const targets = useTargets(props);
  const at: Target = `die:${symbol}`;
  const title = titleOf(props, at);
  // The pool is what dice are chosen from meanwhile; those of technologies glow where technologies are.
  const here = asked(props, 'act', 'spendDie') ? at : undefined;
  const technologies =
    symbol === 'technology' && props.view.table.technologies.some(({ id }) => targets.standing(`technology:${id}`) === 'legal');
  const keys = here === undefined ? [] : targets.options(here).map(({ key }) => key);
  const size = kinds < 4 ? 50 : kinds === 4 ? 44 : kinds === 5 ? 36 : 32;
  return (
    <li className={styles.symbol}>
      <Piece
        targets={targets}
        at={here}
        topic={at}
        label={`${count} × ${title}`}
        className={cx(styles.faces, count > 1 && styles.pile, technologies && styles.legal)}
      >
        <DieFace symbol={symbol} size={size} label={title} />
        {count > 1 && <b className={styles.count}>{count}</b>}
        {keys.length > 0 && (
          <span className={styles.key}>
            <Key of={keys.join(' · ')} state="focused" />
          </span>
        )}
      </Piece>
      {kinds < 4 && <small>{title}</small>}
    </li>
  );
}

function Missions({ props, player: { personal } }: { readonly props: Props; readonly player: PlayerView }) {
  const { openMissions } = props.view.table;
  const count = openMissions.length + (personal === null ? 0 : 1);
  const size = count > 3 ? 'small' : 'card';
  return (
    <div className={cx(styles.missions, count > 3 && styles.small)}>
      {personal !== null && <MissionCard props={props} mission={personal} kind="personal" size={size} />}
      {openMissions.map((mission) => (
        <MissionCard key={mission} props={props} mission={mission} kind="general" size={size} />
      ))}
    </div>
  );
}
