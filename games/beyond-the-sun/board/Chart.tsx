/** The exploration board: Sol, systems, shipyards, Deep Space, and the ships there. */
import type { Seat } from '@orrery/kernel';
import { type BoardOption, Icon, isFocused, Key, refusalFor, SeatToken, seatClass } from '@orrery/kit';
import { DEEP_SPACE, LOCATIONS, SHIPYARDS, SOL } from '../content/exploration.ts';
import { markerOf, SHIP_LEVELS } from '../content/kinds.ts';
import { arrivalBonusOf, colonyBonusOf, controlBonusOf, scriptOf } from '../content/scripts.ts';
import { SYSTEMS, type SystemId } from '../content/systems.ts';
import { rightful } from '../rules/control.ts';
import { neighboursOf, placesOf, strength } from '../rules/fleet.ts';
import { shipAt } from '../state.ts';
import type { TableView } from '../view.ts';
import styles from './Chart.module.css';
import { Base, cx, Hull, Name, nameOfSeat, Piece, type Props, vocabulary, wordsOf } from './common.tsx';
import { EffectLine } from './Effects.tsx';
import { COLONY, FLAG, JUMP, LASTING, MARKER, SHIELD, WRENCH } from './glyphs.ts';
import type { Hot } from './hot.ts';
import { type Box, centre } from './layout.ts';
import type { Picks } from './picks.ts';

/** The table after one ship has gone along one line: who would hold what then. */
function moved(table: TableView, seat: Seat, ship: number, from: number, to: number): TableView {
  const ships = table.ships.slice();
  ships[shipAt(seat, from, ship)]--;
  ships[shipAt(seat, to, ship)]++;
  return { ...table, ships };
}

/** Which control the option under the pointer would change: by location the new holder. */
export function changes(props: Props, picks: Picks): ReadonlyMap<number, Seat> {
  const found = new Map<number, Seat>();
  const { focused, viewer } = props;
  if (focused === undefined || viewer < 0) return found;
  const way = picks.ways.find(({ option }) => option === focused);
  if (way === undefined) return found;
  const { table } = props.view;
  const then = moved(table, viewer, way.ship, way.at, way.to);
  for (const at of [way.at, way.to]) {
    if (at === SOL || at === DEEP_SPACE) continue;
    const holder = rightful(then, at);
    if (holder !== table.bases[at]) found.set(at, holder);
  }
  return found;
}

function Fleets({
  props,
  at,
  picks,
  ships,
  still,
}: {
  readonly props: Props;
  readonly at: number;
  readonly picks: Picks;
  readonly ships: ReadonlyMap<string, BoardOption>;
  readonly still: boolean;
}) {
  const { table } = props.view;
  const words = wordsOf(props);
  return (
    <span className={styles.fleets}>
      {table.factions.map((_, seat) => {
        // Several alike stand as one with their number where there is little room.
        const most = at === SOL || at === DEEP_SPACE ? 1 : 2;
        const levels = SHIP_LEVELS.flatMap((level) => {
          const count = table.ships[shipAt(seat, at, level)];
          return count > most ? [{ level, count }] : Array.from({ length: count }, () => ({ level, count: 1 }));
        });
        if (levels.length === 0) return null;
        const mine = seat === props.viewer;
        return (
          <span key={props.seats[seat]?.letter ?? seat} className={cx(styles.fleet, seatClass(seat))}>
            <SeatToken seat={seat} size={13} label={nameOfSeat(props, seat)} />
            {levels.map(({ level, count }, i) => {
              const option = mine && !still ? ships.get(`${at} ${level}`) : undefined;
              const source = mine && !still && picks.sources.has(`${at} ${level}`);
              const label = words.ship(level, nameOfSeat(props, seat));
              const hull = (
                <>
                  <Hull level={level} size={SHIPYARDS[at] === undefined ? 20 : 18} label={label} />
                  {count > 1 && <small className={styles.times}>×{count}</small>}
                </>
              );
              const key = `${level} ${i}`;
              // Where the place itself is the answer, ships in it are no buttons of their own.
              if (option === undefined && !source)
                return (
                  <span key={key} data-picked={(mine && picks.picked === `${at} ${level}`) || undefined} className={styles.still}>
                    {hull}
                  </span>
                );
              return (
                <Piece
                  key={key}
                  props={props}
                  option={option}
                  pick={option === undefined ? () => picks.pick(at, level) : undefined}
                  picked={picks.picked === `${at} ${level}`}
                  label={label}
                  className={cx(styles.ship, isFocused(props, option) && styles.focused)}
                >
                  {hull}
                  {option !== undefined && option.key !== '' && <Key of={option.key} />}
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
  return (
    <>
      {control !== undefined && (
        <span className={styles.bonus}>
          <Icon of={FLAG} size={13} label={wordsOf(props).control} />
          <EffectLine script={scriptOf(controlBonusOf(id))} />
        </span>
      )}
      {arrival !== undefined && (
        <span className={styles.bonus}>
          <Icon of={JUMP} size={13} />
          <EffectLine script={scriptOf(arrivalBonusOf(id))} />
        </span>
      )}
      {colony !== undefined && (
        <span className={styles.bonus}>
          <Icon of={COLONY} size={14} label={wordsOf(props).colonies} />
          <EffectLine script={scriptOf(colonyBonusOf(id))} />
        </span>
      )}
      {power !== undefined && (
        <span className={styles.bonus}>
          <Icon of={LASTING} size={15} label={vocabulary(props).powers[power]} />
        </span>
      )}
    </>
  );
}

function Place(p: {
  readonly props: Props;
  readonly at: number;
  readonly box: Box;
  readonly hot: Hot;
  readonly picks: Picks;
  readonly ships: ReadonlyMap<string, BoardOption>;
  readonly option: BoardOption | undefined;
  readonly change: Seat | undefined;
}) {
  const { props, at, box, hot, picks, ships, option, change } = p;
  const { table } = props.view;
  const l = vocabulary(props);
  const words = wordsOf(props);
  const id = LOCATIONS[at];
  const system = table.systems[at];
  const holder = table.bases[at];
  const bar = at === SOL || at === DEEP_SPACE;
  const yard = SHIPYARDS[at];
  const topic = system === null ? `location:${id}` : `system:${system}`;
  const name = system === null ? l.locations[id] : l.systems[system];
  const refusal = option === undefined ? refusalFor(props, id) : undefined;
  const whose = holder < 0 ? words.nobody : `${nameOfSeat(props, holder)} ${words.control}`;
  const best = Math.max(0, ...table.factions.map((_, seat) => strength(table, seat, at)));
  const legal = option !== undefined;
  const held = holder >= 0 && (
    <>
      <SeatToken seat={holder} size={15} label={whose} />
      <Base seat={holder} marker={markerOf(table.baseMarkers[at])} size={18} />
    </>
  );
  // The option under the pointer leads here, even before its ship is taken up.
  const target = !legal && picks.ways.some((way) => way.to === at && isFocused(props, way.option));
  const card = system === null ? undefined : SYSTEMS[system];
  const low = box.h < 118;
  return (
    <Piece
      props={props}
      topic={topic}
      option={option}
      refusal={refusal}
      hot={hot.has(`location:${at}`)}
      label={name}
      className={cx(
        styles.place,
        bar ? styles.bar : yard !== undefined ? styles.yard : styles.system,
        at === SOL && styles.sol,
        legal && styles.legal,
        target && styles.target,
        isFocused(props, option) && styles.focused,
        !bar && holder >= 0 && seatClass(holder),
        !bar && holder >= 0 && styles.held,
      )}
      style={{ left: box.x, top: box.y, width: box.w, height: box.h }}
    >
      <span className={styles.top}>
        <Name props={props} topic={topic} plain={legal}>
          {yard === undefined ? name : <Icon of={WRENCH} size={13} label={name} />}
        </Name>
        {!bar && (
          <span className={styles.holder}>
            {yard !== undefined && holder >= 0
              ? held
              : (card?.makes ?? yard ?? []).map((marker) => (
                  <Icon key={marker} of={MARKER[marker]} size={14} label={l.markers[marker]} className={styles.make ?? ''} />
                ))}
          </span>
        )}
      </span>
      {legal && (
        <span className={styles.corner}>
          <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />
        </span>
      )}
      {card !== undefined && (
        <span className={styles.facts}>
          {held}
          <span className={styles.shield} title={words.strength}>
            <Icon of={SHIELD} size={14} label={words.strength} />
            <b>
              {best}/{card.strength}
            </b>
          </span>
          <span className={styles.star} role="img" aria-label={`${card.points} ${words.points}`}>
            {card.points}
          </span>
        </span>
      )}
      {card !== undefined &&
        system !== null &&
        !(low && best > 0 && table.factions.filter((_, seat) => strength(table, seat, at) > 0).length > 2) && (
          <span className={styles.bonuses}>
            <SystemFacts props={props} id={system} />
          </span>
        )}
      {change !== undefined && (
        <span className={styles.change}>
          <Icon of={FLAG} size={13} />
          {change < 0 ? words.nobody : <SeatToken seat={change} size={15} />}
          <span className="vh">{change < 0 ? words.nobodyWould() : words.would(nameOfSeat(props, change))}</span>
        </span>
      )}
      <Fleets props={props} at={at} picks={picks} ships={ships} still={legal} />
    </Piece>
  );
}

export function Chart(p: {
  readonly props: Props;
  readonly boxes: readonly (Box | undefined)[];
  readonly width: number;
  readonly height: number;
  readonly hot: Hot;
  readonly picks: Picks;
  readonly ships: ReadonlyMap<string, BoardOption>;
  optionAt(location: number): BoardOption | undefined;
}) {
  const { props, boxes, width, height, hot, picks, ships, optionAt } = p;
  const { table } = props.view;
  const words = wordsOf(props);
  const changed = changes(props, picks);
  const places = placesOf(table);
  const event = props.happening?.event;
  const flight =
    event?.type === 'shipMoved' && props.motion
      ? { from: boxes[LOCATIONS.indexOf(event.from)], to: boxes[LOCATIONS.indexOf(event.to)], level: event.level, seat: event.seat }
      : undefined;
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
            const [x1, y1] = centre(a);
            const [x2, y2] = centre(b);
            return <path key={`${at}-${to}`} d={`M${x1} ${y1}L${x2} ${y2}`} className={styles.line} />;
          }),
        )}
      </svg>
      {places.map((at) => {
        const box = boxes[at];
        return box === undefined ? null : (
          <Place
            key={LOCATIONS[at]}
            props={props}
            at={at}
            box={box}
            hot={hot}
            picks={picks}
            ships={ships}
            option={optionAt(at)}
            change={changed.get(at)}
          />
        );
      })}
      {flight?.from !== undefined && flight.to !== undefined && (
        <span
          key={props.happening?.id}
          className={cx(styles.flight, seatClass(flight.seat))}
          style={{
            left: centre(flight.from)[0] - 14,
            top: centre(flight.from)[1] - 14,
            '--dx': `${centre(flight.to)[0] - centre(flight.from)[0]}px`,
            '--dy': `${centre(flight.to)[1] - centre(flight.from)[1]}px`,
            animationDuration: `${props.happening?.ms ?? 500}ms`,
          }}
        >
          <Hull level={flight.level} size={28} />
        </span>
      )}
    </section>
  );
}
