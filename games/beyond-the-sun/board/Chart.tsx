/** The exploration board: Sol, systems, shipyards, Deep Space, and the ships there. */
import type { Seat } from '@orrery/kernel';
import { type BoardOption, Icon, icons, isFocused, Key, refusalFor, seatClass } from '@orrery/kit';
import { DEEP_SPACE, LOCATIONS, ROGUE, SHIPYARDS, SOL } from '../content/exploration.ts';
import { markerOf, SHIP_LEVELS } from '../content/kinds.ts';
import { arrivalBonusOf, colonyBonusOf, controlBonusOf, scriptOf } from '../content/scripts.ts';
import { SYSTEMS, type System, type SystemId } from '../content/systems.ts';
import { canColonise, makes, neighboursOf, placesOf, strength } from '../rules/fleet.ts';
import { shipAt } from '../state.ts';
import styles from './Chart.module.css';
import { consequencesOf } from './Consequences.tsx';
import { Base, cx, Hull, Mark, Name, nameOfSeat, Piece, type Props, plain, vocabulary, wordsOf } from './common.tsx';
import { EffectLine } from './Effects.tsx';
import { COLONY, FLAG, JUMP, LASTING, MARKER, SHIELD, WRENCH } from './glyphs.ts';
import type { Hot } from './hot.ts';
import { type Box, centre } from './layout.ts';
import { StarSwaps } from './Mat.tsx';
import { linesOf, soft, widthOfWords } from './measure.ts';
import type { Picks } from './picks.ts';
import { placeNow } from './tips.ts';

/** Which control the option under the pointer would change: by location the new holder. */
function changes(props: Props): ReadonlyMap<number, Seat> {
  const found = new Map<number, Seat>();
  for (const one of consequencesOf(props.focused, props)) if (one.kind === 'control') found.set(one.at, one.holder);
  return found;
}

function Fleets({
  props,
  at,
  picks,
  still,
}: {
  readonly props: Props;
  readonly at: number;
  readonly picks: Picks;
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
            <Mark seat={seat} size={13} label={nameOfSeat(props, seat)} />
            {levels.map(({ level, count }, i) => {
              const option = mine && !still ? picks.ships.get(`${at} ${level}`) : undefined;
              const source = mine && !still && picks.sources.has(`${at} ${level}`);
              const label = words.ship(level, nameOfSeat(props, seat));
              const hull = (
                <>
                  <Hull level={level} size={SHIPYARDS[at] === undefined ? 21 : 19} label={label} />
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
          <Icon of={FLAG} size={13} label={wordsOf(props).onControl} />
          <EffectLine script={scriptOf(controlBonusOf(id))} />
        </span>
      )}
      {arrival !== undefined && (
        <span className={styles.bonus}>
          <Icon of={JUMP} size={13} label={wordsOf(props).onArrival} />
          <EffectLine script={scriptOf(arrivalBonusOf(id))} />
        </span>
      )}
      {colony !== undefined && (
        <span className={styles.bonus}>
          <Icon of={COLONY} size={14} label={wordsOf(props).onColony} />
          <EffectLine script={scriptOf(colonyBonusOf(id))} />
        </span>
      )}
      {power !== undefined && (
        <span className={styles.bonus}>
          <Icon of={LASTING} size={15} label={wordsOf(props).lasting} />
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
  readonly option: BoardOption | undefined;
  readonly change: Seat | undefined;
}) {
  const { props, at, box, hot, picks, option, change } = p;
  const { table } = props.view;
  const l = vocabulary(props);
  const words = wordsOf(props);
  const id = LOCATIONS[at];
  const system = table.systems[at];
  const holder = table.bases[at];
  const bar = at === SOL || at === DEEP_SPACE;
  const yard = SHIPYARDS[at];
  const topic = system === null ? `location:${id}` : `system:${system}`;
  const name = soft(system === null ? l.locations[id] : l.systems[system]);
  const refusal = option === undefined ? refusalFor(props, id) : undefined;
  const whose = holder < 0 ? words.nobody : `${nameOfSeat(props, holder)} ${words.control}`;
  const best =
    props.viewer >= 0 ? strength(table, props.viewer, at) : Math.max(0, ...table.factions.map((_, seat) => strength(table, seat, at)));
  const ready = props.viewer >= 0 && canColonise(table, props.viewer, at);
  const crowd = table.factions.filter((_, seat) => strength(table, seat, at) > 0).length;
  const legal = option !== undefined;
  const held = holder >= 0 && (
    <>
      <Mark seat={holder} size={15} label={whose} />
      <Base seat={holder} marker={markerOf(table.baseMarkers[at])} size={18} />
    </>
  );
  // The option under the pointer leads here, even before its ship is taken up.
  const target = !legal && picks.ways.some((way) => way.to === at && isFocused(props, way.option));
  const card = system === null ? undefined : SYSTEMS[system];
  // Its letter stands there where name and signs leave room for it.
  const coded = system !== null && at !== ROGUE && widthOfWords(name, 13) + 22 + 18 * makes(table, at).length + 26 <= box.w;
  const low = box.h < (box.w < 100 ? 170 : 118);
  const said = system === null ? undefined : wordsThatFit(props, system, name, box, crowd);
  return (
    <Piece
      props={props}
      topic={topic}
      option={option}
      refusal={refusal}
      now={() => placeNow(props, at)}
      hot={hot.has(`location:${at}`)}
      spot={`location:${id}`}
      label={name}
      className={cx(
        styles.place,
        bar ? styles.bar : yard !== undefined ? styles.yard : styles.system,
        at === SOL && styles.sol,
        box.w < 128 && styles.slim,
        legal && styles.legal,
        target && styles.target,
        isFocused(props, option) && styles.focused,
        !bar && holder >= 0 && seatClass(holder),
        !bar && holder >= 0 && styles.held,
        hot.has(`location:${at}`) && props.motion && props.happening !== undefined && styles[`at-${props.happening.event.type}`],
      )}
      style={{ left: box.x, top: box.y, width: box.w, height: box.h }}
    >
      <span className={styles.top}>
        <Name props={props} topic={topic} plain={legal}>
          {yard === undefined ? name : <Icon of={WRENCH} size={14} label={name} />}
        </Name>
        {!bar && (
          <span className={styles.holder}>
            {/* The log and the options may know a place by its letter. */}
            {coded && <small className={styles.code}>{id.toUpperCase()}</small>}
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
      {card !== undefined && system !== null && !(low && crowd > (box.w < 100 ? 0 : 2)) && (
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
      <Fleets props={props} at={at} picks={picks} still={legal} />
    </Piece>
  );
}

/** A system in words, where its place is high enough for all of them and the ships. */
function wordsThatFit(props: Props, system: SystemId, name: string, box: Box, crowd: number): string | undefined {
  const { control, arrival, colony, power } = SYSTEMS[system] as System;
  const bonuses = [control, arrival, colony, power].filter((bonus) => bonus !== undefined).length;
  const body = plain(props, props.text.explain(`system:${system}`, props.view).body);
  const used = 20 + 15 * linesOf(name, box.w - 46) + 28 + 19 * bonuses + 24 * Math.max(1, Math.ceil(crowd / 2));
  return used + 16 * linesOf(body, box.w - 18, 11.8) <= box.h ? body : undefined;
}

export function Chart(p: {
  readonly props: Props;
  readonly boxes: readonly (Box | undefined)[];
  readonly width: number;
  readonly height: number;
  readonly hot: Hot;
  readonly picks: Picks;
  optionAt(location: number): BoardOption | undefined;
}) {
  const { props, boxes, width, height, hot, picks, optionAt } = p;
  const { table } = props.view;
  const words = wordsOf(props);
  const changed = changes(props);
  const places = placesOf(table);
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
            option={optionAt(at)}
            change={changed.get(at)}
          />
        );
      })}
    </section>
  );
}
