/** The exploration board: Sol, systems, shipyards, Deep Space, and the ships there. */
import type { Seat } from '@orrery/kernel';
import { type Box, centreOf, cx, foreseen, type Glyph, Icon, icons, nameOfSeat, PieceKey, placed, plain, seatClass } from '@orrery/kit';
import { DEEP_SPACE, LOCATIONS, ROGUE, SHIPYARDS, SOL } from '../content/exploration.ts';
import { markerOf, SHIP_LEVELS, type ShipLevel } from '../content/kinds.ts';
import { arrivalBonusOf, colonyBonusOf, controlBonusOf, scriptOf } from '../content/scripts.ts';
import { SYSTEMS, type System, type SystemId } from '../content/systems.ts';
import { canColonise, makes, neighboursOf, placesOf, strength } from '../queries.ts';
import { shipAt } from '../state.ts';
import type { TableView } from '../view.ts';
import styles from './Chart.module.css';
import { newHolders } from './Consequences.tsx';
import { Base, Hull, Mark, markerName, Name, Piece, type Props, placeName, wordsOf } from './common.tsx';
import { EffectLine } from './Effects.tsx';
import { COLONY, FLAG, JUMP, LASTING, MARKER, SHIELD, WRENCH } from './glyphs.ts';
import { StarSwaps } from './Mat.tsx';
import { linesOf, widthOfWords } from './measure.ts';
import { soft } from './names.ts';
import { placeNow } from './tips.ts';

/** Several alike stand as one with their number where there is little room. */
function shipsOf(table: TableView, seat: Seat, at: number): readonly { readonly level: ShipLevel; readonly count: number }[] {
  const most = at === SOL || at === DEEP_SPACE ? 1 : 2;
  return SHIP_LEVELS.flatMap((level) => {
    const count = table.ships[shipAt(seat, at, level)];
    return count > most ? [{ level, count }] : Array.from({ length: count }, () => ({ level, count: 1 }));
  });
}

/** How large ships are drawn, and how wide what stands beside them is. */
const HULLS = [21, 19, 17, 15, 13];
const SMALLEST = 12;
const TIMES = 15;
const markBy = (size: number): number => (size > 15 ? 13 : 10);

/** The largest ships with which all fleets of a place stay inside it. */
function hullSize(table: TableView, at: number, width: number, height: number, largest: number): number {
  const fleets = table.factions.map((_, seat) => shipsOf(table, seat, at)).filter((ships) => ships.length > 0);
  const fits = (size: number): boolean => {
    let lines = 1;
    let used = 0;
    for (const ships of fleets) {
      const wide = markBy(size) + ships.reduce((sum, { count }) => sum + size + 1 + (count > 1 ? TIMES : 0), 4);
      if (used > 0 && used + wide > width) {
        lines++;
        used = 0;
      }
      used += wide;
    }
    return lines * (size + 3) <= height;
  };
  return HULLS.find((size) => size <= largest && fits(size)) ?? SMALLEST;
}

/** The ships at a place. Where the place itself is the answer, they are no buttons of their own. */
function Fleets({
  props,
  at,
  still,
  size,
}: {
  readonly props: Props;
  readonly at: number;
  readonly still: boolean;
  readonly size: number;
}) {
  const words = wordsOf(props);
  return (
    <span className={styles.fleets}>
      {props.view.table.factions.map((_, seat) => {
        const ships = shipsOf(props.view.table, seat, at);
        if (ships.length === 0) return null;
        return (
          <span key={props.seats[seat]?.letter ?? seat} className={cx(styles.fleet, seatClass(seat))}>
            <Mark seat={seat} size={markBy(size)} label={nameOfSeat(props, seat)} />
            {ships.map(({ level, count }, i) => {
              const where = `ship:${seat}:${LOCATIONS[at]}:${level}` as const;
              const label = words.ship(level, nameOfSeat(props, seat));
              return (
                <Piece key={`${level} ${i}`} props={props} at={where} still={still} label={label} className={styles.ship}>
                  <Hull level={level} size={size} label={label} />
                  {count > 1 && <small className={styles.times}>×{count}</small>}
                  {!still && props.targets.option(where) !== undefined && <PieceKey targets={props.targets} at={where} />}
                </Piece>
              );
            })}
          </span>
        );
      })}
    </span>
  );
}

export function SystemFacts({ props, id }: { readonly props: Props; readonly id: SystemId }) {
  const { control, arrival, colony, power } = SYSTEMS[id];
  const words = wordsOf(props);
  const bonus = (glyph: Glyph, label: string, script?: string) => (
    <span className={styles.bonus}>
      <Icon of={glyph} size={14} label={label} />
      {script !== undefined && <EffectLine script={scriptOf(script)} />}
    </span>
  );
  return (
    <>
      {control !== undefined && bonus(FLAG, words.onControl, controlBonusOf(id))}
      {arrival !== undefined && bonus(JUMP, words.onArrival, arrivalBonusOf(id))}
      {colony !== undefined && bonus(COLONY, words.onColony, colonyBonusOf(id))}
      {power !== undefined && bonus(LASTING, words.lasting)}
    </>
  );
}

function Place(p: {
  readonly props: Props;
  readonly at: number;
  readonly box: Box;
  /** First a ship is taken up, then its goal. */
  readonly choosing: boolean;
  readonly change: Seat | undefined;
}) {
  const { props, at, box, choosing, change } = p;
  const { targets } = props;
  const { table } = props.view;
  const words = wordsOf(props);
  const id = LOCATIONS[at];
  const system = table.systems[at];
  const holder = table.bases[at];
  const bar = at === SOL || at === DEEP_SPACE;
  const yard = SHIPYARDS[at];
  const topic = system === null ? `location:${id}` : `system:${system}`;
  const name = soft(placeName(props, at));
  const where = `location:${id}` as const;
  const whose = holder < 0 ? words.nobody : `${nameOfSeat(props, holder)} ${words.control}`;
  const best =
    props.viewer >= 0 ? strength(table, props.viewer, at) : Math.max(0, ...table.factions.map((_, seat) => strength(table, seat, at)));
  const ready = props.viewer >= 0 && canColonise(table, props.viewer, at);
  const crowd = table.factions.filter((_, seat) => strength(table, seat, at) > 0).length;
  const legal = !choosing && targets.standing(where) === 'legal';
  const held = holder >= 0 && (
    <>
      <Mark seat={holder} size={15} label={whose} />
      <Base seat={holder} marker={markerOf(table.baseMarkers[at])} size={18} />
    </>
  );
  const card = system === null ? undefined : SYSTEMS[system];
  // Its letter stands there where name and signs leave room for it.
  const coded = system !== null && at !== ROGUE && widthOfWords(name, 13) + 22 + 18 * makes(table, at).length + 26 <= box.w;
  // Three systems share the row where usually two lie.
  const tight = box.w < 100 && yard === undefined && !bar;
  const made = (card?.makes ?? yard ?? []).map((marker) => (
    <Icon key={marker} of={MARKER[marker]} size={14} label={markerName(props, marker)} className={styles.make ?? ''} />
  ));
  const said = system === null ? undefined : wordsThatFit(props, system, name, box, crowd);
  const bonuses = system !== null && bonusesFit(system, name, box, crowd);
  const above = yard !== undefined ? 26 : system === null ? 0 : used(system, name, box, bonuses, tight);
  const size = hullSize(table, at, box.w - 14, bar ? box.h : box.h - above, tight ? 17 : yard === undefined ? 21 : 19);
  return (
    <Piece
      props={props}
      topic={topic}
      at={where}
      still={choosing}
      holds
      now={() => placeNow(props, at)}
      label={name}
      className={cx(
        styles.place,
        bar ? styles.bar : yard !== undefined ? styles.yard : styles.system,
        at === SOL && styles.sol,
        box.w < 128 && styles.slim,
        tight && styles.tight,
        // The option under the pointer leads here, even before its ship is taken up.
        choosing && targets.focused(where) && styles.target,
        !bar && holder >= 0 && seatClass(holder),
        !bar && holder >= 0 && styles.held,
        targets.lit(where) && props.motion && props.happening !== undefined && styles[`at-${props.happening.event.type}`],
      )}
      style={placed(box)}
    >
      <span className={styles.top}>
        <Name props={props} topic={topic} plain={legal}>
          {yard === undefined ? name : <Icon of={WRENCH} size={14} label={name} />}
        </Name>
        {!bar && (
          <span className={styles.holder}>
            {/* The log and the options may know a place by its letter. */}
            {coded && <small className={styles.code}>{id.toUpperCase()}</small>}
            {yard !== undefined && holder >= 0 ? held : !tight && made}
          </span>
        )}
      </span>
      {legal && <PieceKey targets={targets} at={where} className={styles.corner} />}
      {card !== undefined && (
        <span className={styles.facts}>
          {held}
          {tight && made}
          <span className={styles.shield} data-ready={ready || undefined}>
            <Icon of={SHIELD} size={14} label={words.strength} />
            <b>
              {best}/{card.strength}
            </b>
            {ready && <Icon of={icons.check} size={13} label={words.mayColonise} />}
          </span>
          <span className={styles.star} role="img" aria-label={`${card.points} ${words.points}`}>
            {card.points}
          </span>
        </span>
      )}
      {bonuses && system !== null && (
        <span className={styles.bonuses}>
          <SystemFacts props={props} id={system} />
        </span>
      )}
      {said !== undefined && <span className={styles.words}>{said}</span>}
      {change !== undefined && (
        <span className={styles.change}>
          <Icon of={FLAG} size={13} />
          {change < 0 ? words.nobody : <Mark seat={change} size={15} />}
        </span>
      )}
      {yard !== undefined && crowd < 2 && <span className={styles.kind}>{name}</span>}
      {holder === props.viewer && <StarSwaps props={props} place={id} />}
      <Fleets props={props} at={at} still={legal} size={size} />
    </Piece>
  );
}

function bonusesOf(system: SystemId): number {
  const { control, arrival, colony, power } = SYSTEMS[system] as System;
  return [control, arrival, colony, power].filter((bonus) => bonus !== undefined).length;
}

/** How high what stands above the ships of a system is. */
function used(system: SystemId, name: string, box: Box, withBonuses: boolean, narrow = box.w < 128): number {
  const lines = linesOf(name, box.w - 46);
  return 12 + 15 * Math.min(lines, 3) + (narrow ? 48 : 28) + (withBonuses ? 18 * bonusesOf(system) : 0);
}

/** Whether its bonuses leave the ships their room: two fleets stand side by side. */
const bonusesFit = (system: SystemId, name: string, box: Box, crowd: number): boolean =>
  used(system, name, box, true) + 24 * Math.ceil(crowd / 2) <= box.h;

/** A system in words, where its place is high enough for all of them and the ships. */
function wordsThatFit(props: Props, system: SystemId, name: string, box: Box, crowd: number): string | undefined {
  const body = plain(props, props.text.explain(`system:${system}`, props.view).body);
  const used = 20 + 15 * linesOf(name, box.w - 46) + 28 + 19 * bonusesOf(system) + 24 * Math.max(1, Math.ceil(crowd / 2));
  return used + 16 * linesOf(body, box.w - 18, 11.8) <= box.h ? body : undefined;
}

/** Several ships can go: one is taken up first. */
export const choosesShip = ({ targets, question }: Props): boolean =>
  question?.options.some((option) => {
    const [from, to] = targets.way(option);
    return to !== undefined && from.startsWith('ship:') && targets.standing(from) !== 'taken' && !targets.taken.includes(to);
  }) === true && targets.taken.length === 0;

export function Chart(p: {
  readonly props: Props;
  readonly boxes: readonly (Box | undefined)[];
  readonly width: number;
  readonly height: number;
}) {
  const { props, boxes, width, height } = p;
  const { table } = props.view;
  const words = wordsOf(props);
  const changed = newHolders(table, foreseen(props));
  const places = placesOf(table);
  const choosing = choosesShip(props);
  return (
    <section className={styles.chart} style={{ width, height }} aria-label={words.map}>
      <svg className={styles.sky} width={width} height={height} aria-hidden="true">
        <defs>
          <radialGradient id="bts-sun" cx="50%" cy="50%" r="50%">
            <stop offset="0" stopColor="#fff3cf" />
            <stop offset=".55" stopColor="#ffc857" />
            <stop offset="1" stopColor="#b8741a" />
          </radialGradient>
          <radialGradient id="bts-glow" cx="50%" cy="50%" r="50%">
            <stop offset="0" stopColor="#ffc857" stopOpacity=".4" />
            <stop offset="1" stopColor="#ffc857" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx={width / 2} cy={height + 40} r={190} fill="url(#bts-glow)" />
        {[150, 260, 370, 480].map((r) => (
          <circle key={r} cx={width / 2} cy={height + 40} r={r} className={styles.arc} />
        ))}
        <circle cx={width / 2} cy={height + 46} r={84} fill="url(#bts-sun)" />
        {places.flatMap((at) =>
          neighboursOf(table, at).map((to) => {
            const a = boxes[at];
            const b = boxes[to];
            if (a === undefined || b === undefined || to < at) return null;
            const [start, end] = [centreOf(a), centreOf(b)];
            return <path key={`${at}-${to}`} d={`M${start.x} ${start.y}L${end.x} ${end.y}`} className={styles.line} />;
          }),
        )}
      </svg>
      {places.map((at) => {
        const box = boxes[at];
        return box === undefined ? null : (
          <Place key={LOCATIONS[at]} props={props} at={at} box={box} choosing={choosing} change={changed.get(at)} />
        );
      })}
    </section>
  );
}
