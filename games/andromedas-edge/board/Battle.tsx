import type { Seat } from '@orrery/kernel';
import { cx, foreseen, Icon, nameOfSeat, SeatToken, Sentence, Stat, seatClass } from '@orrery/kit';
import type { CSSProperties } from 'react';
import { DICE_PER_SIDE } from '../content/setup.ts';
import { TRACK_VP } from '../content/tracks.ts';
import { atStake, type Fight, fightOf, worstOf } from '../fight.ts';
import { raiderSpec } from '../queries.ts';
import type { Battle as BattleState } from '../state.ts';
import type { TableView } from '../view.ts';
import styles from './Battle.module.css';
import { Amounts, type Props, RaiderToken, raiderTitle, Ship, Spot, wordsOf } from './common.tsx';
import { percent, range } from './ForecastLine.tsx';
import { fleetsAt, raidersIn, raiderTopic, regionName } from './facts.ts';
import { DAMAGE, SHIELD, SWORDS, TARGET, TRACK, VP } from './glyphs.ts';

const STEPS: readonly BattleState['step'][] = ['escalation', 'diplomacy', 'preparations', 'roll', 'outcome', 'damage'];

/** A battle: who fights with what, dice and targeting, the chances, what is at stake. */
export function Battle({ props, compact = false }: { readonly props: Props; readonly compact?: boolean }) {
  const { table } = props.view;
  const { battle } = table;
  const words = wordsOf(props);
  const now = fightOf(table);
  if (battle === null || now === undefined) return null;
  // With an option in focus: the battle after it.
  const after = foreseen(props);
  const fight = (after === undefined ? undefined : fightOf(after)) ?? now;
  const step = STEPS.indexOf(battle.step);
  return (
    <section className={cx(styles.battle, compact && styles.compact)} aria-label={words.battle}>
      <header>
        <h2>
          <Icon of={SWORDS} size={15} />
          {words.battleAt(regionName(props, battle.region))}
        </h2>
        <ol className={styles.steps}>
          {STEPS.map((name, i) => (
            <li key={name} className={cx(i < step && styles.past, i === step && styles.now)} aria-current={i === step ? 'step' : undefined}>
              {i === step ? words.steps[i] : <span className="vh">{words.steps[i]}</span>}
            </li>
          ))}
        </ol>
      </header>
      <ul className={styles.sides}>
        {fight.sides.flatMap(({ side, seats }) =>
          (seats.length === 0 ? [-1] : seats).map((seat) => (
            <Side key={`${side} ${seat}`} props={props} battle={battle} seat={seat} fight={fight} now={now} />
          )),
        )}
      </ul>
      <Odds props={props} fight={fight} />
      <Reckoning props={props} fight={fight} table={after?.battle == null ? table : after} />
      <Stakes props={props} battle={battle} />
    </section>
  );
}

interface SideProps {
  readonly props: Props;
  readonly battle: BattleState;
  /** -1 for the raiders. */
  readonly seat: Seat;
  readonly fight: Fight;
  /** Without the preview: what is there already. */
  readonly now: Fight;
}

const rollOf = (fight: Fight, seat: Seat) => {
  const side = fight.sides.find(({ seats }) => (seat < 0 ? seats.length === 0 : seats.includes(seat)));
  return side?.rolls[seat < 0 ? 0 : side.seats.indexOf(seat)];
};

function Side({ props, battle, seat, fight, now }: SideProps) {
  const { table } = props.view;
  const words = wordsOf(props);
  const place = seat < 0 ? table.players.length : seat;
  const roll = rollOf(fight, seat);
  const before = rollOf(now, seat)?.dice ?? 0;
  const raiders = raidersIn(table, battle.region);
  const rolled = battle.rolls[place];
  const dice = roll?.dice ?? 0;
  const won = battle.winners >= 0 && (seat < 0 ? battle.raidersWon : (battle.winners & (1 << seat)) !== 0);
  const lost = battle.winners >= 0 && !won;
  const name = seat < 0 ? raiderTitle(props, raiders?.class ?? 0) : nameOfSeat(props, seat);
  const about = words.diceOf(name, rolled.length > 0 ? rolled.join(', ') : String(dice), roll?.targeting ?? 1);
  return (
    <li>
      <Spot
        props={props}
        at={`side:${place}`}
        topic={seat < 0 ? raiderTopic(props, raiders?.class ?? 0) : 'term:targeting'}
        label={about}
        className={cx(
          styles.side,
          seat >= 0 ? seatClass(seat) : styles.raiders,
          seat === props.viewer && styles.mine,
          won && styles.won,
          lost && styles.lost,
        )}
      >
        <span className={styles.who}>
          {seat < 0 ? <RaiderToken of={raiders?.class ?? 0} size={22} /> : <SeatToken seat={seat} size={22} />}
          <span className={styles.name}>{name}</span>
        </span>
        <span className={styles.ships}>
          {seat < 0
            ? (raiders?.n ?? 0) > 1 && <b>×{raiders?.n}</b>
            : fleetsAt(table, battle.region)
                .filter((fleet) => fleet.seat === seat)
                .map(({ type, n }) => (
                  <span key={type} className={styles.ship}>
                    <Ship seat={seat} type={type} size={20} />
                    {n > 1 && <b>{n}</b>}
                  </span>
                ))}
        </span>
        <Stat of={TARGET} size={14} label={words.targeting(roll?.targeting ?? 1)} className={styles.targeting}>
          {roll?.targeting ?? 1}+
        </Stat>
      </Spot>
      <div
        className={cx(styles.dice, seat >= 0 ? seatClass(seat) : styles.raiders)}
        data-motion={props.motion && props.happening?.event.type === 'diceRolled'}
      >
        {rolled.length > 0
          ? rolled.map((face, i) => <Face key={`${i} ${face}`} props={props} face={face} at={i} />)
          : Array.from({ length: DICE_PER_SIDE }, (_, i) => (
              <i key={i} className={i < Math.min(dice, before) ? styles.die : i < dice ? styles.added : styles.socket} aria-hidden="true" />
            ))}
      </div>
    </li>
  );
}

/** A die that lies; where dice may be rolled again or turned, it can be pressed. */
function Face({ props, face, at }: { readonly props: Props; readonly face: number; readonly at: number }) {
  return (
    <Spot props={props} at={`die:${face}`} className={styles.face} keyed={false} style={{ '--at': at } as CSSProperties}>
      {face}
    </Spot>
  );
}

/** Each side's chance as a bar; what is left over is a battle nobody wins. */
export function Odds({ props, fight }: { readonly props: Props; readonly fight: Fight }) {
  const words = wordsOf(props);
  const rest = 1 - fight.sides.reduce((sum, { win }) => sum + win, 0);
  const share = (key: string, flexGrow: number, chance: number, who: string, className: string | undefined) => (
    <span
      key={key}
      className={cx(styles.share, className)}
      style={{ flexGrow }}
      role="img"
      aria-label={words.wins(who, percent(chance, props))}
    >
      {chance >= 0.16 && percent(chance, props)}
    </span>
  );
  return (
    <p className={styles.odds}>
      {fight.sides
        .filter(({ win }) => win > 0)
        .map(({ side, seats, win }) => {
          const names = seats.length === 0 ? words.raiders : seats.map((seat) => nameOfSeat(props, seat)).join(', ');
          return share(`${side}`, Math.max(win, 0.02), win, names, seats.length === 0 ? styles.raiders : seatClass(seats[0]));
        })}
      {rest > 0.005 && share('nobody', rest, rest, words.nobody, styles.nobody)}
    </p>
  );
}

/** What the chances take for granted while they can change; once it is decided, why. */
function Reckoning({ props, fight, table }: { readonly props: Props; readonly fight: Fight; readonly table: TableView }) {
  const words = wordsOf(props);
  const { view, viewer, happening } = props;
  const decided = happening?.event.type === 'battleDecided' ? happening.event : undefined;
  if (decided !== undefined)
    return (
      <p className={styles.reckoning}>
        <Sentence of={props.text.event(decided, viewer)} quiet />
      </p>
    );
  const mine = fight.sides.find(({ seats }) => seats.includes(viewer));
  if (mine === undefined || table.battle?.rolls.some((dice) => dice.length > 0) !== false) return null;
  const worst = worstOf(table, viewer, props.question?.ask.seat ?? view.asks[0]?.seat);
  const chance = percent(mine.win, props);
  return (
    <p className={styles.reckoning} title={worst === undefined ? words.counted : `${words.chanceAlone(chance)} ${words.counted}`}>
      {worst === undefined ? words.chanceNow(chance) : words.chanceAfter(range(worst, mine.win, props))}
    </p>
  );
}

function Stakes({ props, battle }: { readonly props: Props; readonly battle: BattleState }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const me = table.players[props.viewer];
  const { ships, shields } = me === undefined ? { ships: 0, shields: 0 } : atStake(table, props.viewer, battle.region);
  if (me === undefined || ships + shields === 0) return null;
  const space = me.tracks[4];
  const next = Math.min(10, space + 1);
  const points = TRACK_VP[4][next] - TRACK_VP[4][space];
  const raiders = raidersIn(table, battle.region);
  const reward = raiders === undefined ? undefined : raiderSpec(table, raiders.class).reward[0];
  const goods = reward?.kind === 'gain' ? reward.goods : {};
  return (
    <dl className={styles.stakes}>
      <div>
        <dt className={styles.win}>{words.win}</dt>
        <dd>
          <Stat of={TRACK[4]} size={14} label={words.supremacyTo(space + 1)} className={styles.bit}>
            {space} → {next}
          </Stat>
          {points > 0 && (
            <Stat of={VP} className={styles.bit}>
              +{points}
            </Stat>
          )}
          <Amounts props={props} of={goods} sign="+" />
        </dd>
      </div>
      <div>
        <dt className={styles.lose}>{words.lose}</dt>
        <dd>
          {ships > 0 && (
            <Stat of={DAMAGE} className={styles.bit}>
              {words.shipsScrapped(ships)}
            </Stat>
          )}
          {shields > 0 && (
            <Stat of={SHIELD} className={styles.bit}>
              {words.shieldsHit(shields)}
            </Stat>
          )}
        </dd>
      </div>
    </dl>
  );
}
