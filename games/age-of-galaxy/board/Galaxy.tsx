import {
  acts,
  type BoardOption,
  cx,
  fieldOf,
  foreseen,
  Icon,
  icons,
  isFocused,
  Key,
  merge,
  PieceKey,
  refusalFor,
  SeatToken,
  Sentence,
  seatClass,
  type Target,
  titleOf,
  useExplain,
} from '@orrery/kit';
import type { CSSProperties } from 'react';
import { SYSTEMS_IN_ROW } from '../content/box.ts';
import { factions } from '../content/factions.ts';
import { PLACE, systems } from '../content/systems.ts';
import { COLONY, DEVELOPED, FREE, OCCUPIED } from '../state.ts';
import type { PlanetView } from '../view.ts';
import { Amounts, amountsInWords, litClass, nameOfSeat, PlanetArt, type Props, wordsOf } from './common.tsx';
import { FactionHead } from './Faction.tsx';
import { changeOf, rewardAt } from './facts.ts';
import styles from './Galaxy.module.css';
import { ANOMALY, CRESCENT, HOME, RESOURCE, SHIELD, TOWERS } from './glyphs.ts';
import { Spot } from './Spot.tsx';
import { useTargets, wayOf } from './targets.ts';

const SUNS = ['#ffd98a', '#ff9a6b', '#c9d8ff', '#c792ea', '#8fe0d8', '#ffb3c7', '#f4f3ff', '#ffc857'];

/** Systems still face down shrink to a stub. */
const columns = (opened: number): string =>
  Array.from({ length: SYSTEMS_IN_ROW }, (_, i) => (i < opened ? 'minmax(0, 1fr)' : `minmax(0, ${opened >= 4 ? 0.5 : 0.35}fr)`)).join(' ');

/** The row of systems, and below it how far the fleet and one's own drives reach. */
export function Galaxy({ props }: { readonly props: Props }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const phone = props.layout === 'phone';
  const targets = useTargets(props);
  const me = table.players[props.viewer];
  const reach = me?.reach ?? table.fleet + 1;
  const grid: CSSProperties = phone ? {} : { gridTemplateColumns: columns(table.row.length) };
  return (
    <section
      className={cx(styles.galaxy, phone && styles.phone, props.patterns && styles.patterned)}
      aria-label={words.galaxy}
      data-target="board:galaxy"
    >
      <ol className={styles.row} style={grid}>
        {Array.from({ length: SYSTEMS_IN_ROW }, (_, position) => (
          <li
            key={position}
            data-target={`system:${position}`}
            className={cx(
              styles.system,
              position >= table.row.length && styles.down,
              position === table.fleet && styles.fleetHere,
              position >= reach && styles.far,
              litClass(props, `system:${position}`),
            )}
          >
            {position < table.row.length ? (
              <System props={props} position={position} />
            ) : (
              <>
                <Orbits sun="#a99bff" dim />
                <span className={styles.number}>{position + 1}</span>
                <small>{words.unrevealed}</small>
              </>
            )}
          </li>
        ))}
      </ol>
      {!phone && (
        <div className={styles.reach} style={grid}>
          {Array.from({ length: SYSTEMS_IN_ROW }, (_, position) => (
            <div key={position} className={position < reach ? styles.within : styles.beyond}>
              {position === 0 && <Costs props={props} />}
              {position === reach && targets.elsewhere.length === 0 && (
                <span className={styles.word}>{words.beyond(reach - table.fleet - 1)}</span>
              )}
              {position === table.fleet && (
                <Spot props={props} topic="term:reach" label={words.fleet} className={styles.fleet} at="board:fleet">
                  <Icon of={CRESCENT} size={13} />
                  {position > 0 && words.fleet}
                </Spot>
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** What settling and developing cost now. */
export function Costs({ props }: { readonly props: Props }) {
  const me = props.view.table.players[props.viewer];
  const words = wordsOf(props);
  if (me === undefined) return null;
  const list = [
    { id: 'colonize', cost: me.costs.colonize, glyph: HOME },
    { id: 'develop', cost: me.costs.develop, glyph: TOWERS },
  ];
  return (
    <span className={styles.costs}>
      {list.map(({ id, cost, glyph }) => {
        const title = titleOf(props, `action:${id}`);
        return (
          <Spot
            key={id}
            props={props}
            topic={`action:${id}`}
            label={`${title}: ${words.cost(cost, me.credits)}`}
            className={cx(styles.cost, me.credits < cost && styles.dear)}
          >
            <Icon of={glyph} size={13} />
            {title}
            <b>{cost}</b>
            <Icon of={RESOURCE.credits} size={13} />
          </Spot>
        );
      })}
    </span>
  );
}

function Orbits({ sun, dim = false }: { readonly sun: string; readonly dim?: boolean }) {
  return (
    <svg className={styles.orbits} viewBox="0 0 221 194" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <circle cx="-30" cy="188" r="40" fill={sun} opacity={dim ? 0.25 : 0.85} />
      <circle cx="-30" cy="188" r="66" fill={sun} opacity={dim ? 0.05 : 0.12} />
      {[92, 142, 192, 242].map((r) => (
        <circle key={r} cx="-30" cy="188" r={r} fill="none" stroke="#a99bff" strokeOpacity=".2" />
      ))}
    </svg>
  );
}

function System({ props, position }: { readonly props: Props; readonly position: number }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const index = table.row[position];
  const card = systems[index];
  const planets = table.planets.filter((p) => p.system === position);
  return (
    <>
      <Orbits sun={SUNS[index % SUNS.length]} />
      <header className={styles.head}>
        <Spot props={props} topic={`system:${card.id}`} label={titleOf(props, `system:${card.id}`)} className={styles.title}>
          <span className={styles.number}>{position + 1}</span>
          <h3>{titleOf(props, `system:${card.id}`)}</h3>
          {props.layout === 'phone' && position === table.fleet && (
            <span data-target="board:fleet">
              <Icon of={CRESCENT} size={13} label={words.fleet} />
            </span>
          )}
        </Spot>
        <span className={styles.markers}>
          {card.exploration.map((_, i) => (
            <Marker key={position * 2 + i} props={props} place={position * 2 + i} />
          ))}
        </span>
      </header>
      <ul className={styles.planets}>
        {[0, 1, 2, PLACE].map((slot) => {
          const planet = planets.find((p) => p.slot === slot);
          if (planet === undefined) return <li key={slot} className={styles.hole} aria-hidden="true" />;
          return (
            <li key={slot} className={slot % 2 === 1 ? styles.low : undefined}>
              <Planet props={props} planet={planet} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Marker({ props, place }: { readonly props: Props; readonly place: number }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const there = table.markers.includes(place);
  const targets = useTargets(props);
  const at: Target = `marker:${place}`;
  const key = targets.option(at)?.key ?? '';
  const refusal = targets.refusal(at);
  if (!there) return <span className={cx(styles.marker, styles.gone)} role="img" aria-label={words.explored} />;
  const label = words.marker((place & 1) + 1);
  return (
    <Spot
      props={props}
      at={at}
      topic={refusal === undefined ? 'action:explore' : at}
      why={refusal}
      label={label}
      className={cx(styles.marker, targets.focused(at) && styles.chosen)}
      keyed={false}
    >
      <Icon of={ANOMALY} size={24} />
      <Key of={key} state="focused" />
    </Spot>
  );
}

/** Who is there, and how safe: cubes for a colony, two for a developed planet, a cruiser for an occupied one. */
function Owner({ props, planet }: { readonly props: Props; readonly planet: PlanetView }) {
  const words = wordsOf(props);
  const { owner, level } = planet;
  if (level === FREE || owner < 0) return null;
  return (
    <span
      className={cx(
        styles.owner,
        seatClass(owner),
        props.motion && litClass(props, `planet:${planet.planet}`) !== undefined && styles.arrive,
      )}
      aria-hidden="true"
    >
      {level === OCCUPIED ? <Icon of={RESOURCE.cruisers} size={13} /> : null}
      <SeatToken seat={owner} size={15} />
      {level === DEVELOPED && <SeatToken seat={owner} size={15} />}
      {level !== OCCUPIED && planet.protected && <Icon of={SHIELD} size={12} label={words.shielded} />}
    </span>
  );
}

/** One planet: its surface, what it gives, who owns it, and what may be done there. */
function Planet({ props, planet }: { readonly props: Props; readonly planet: PlanetView }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const targets = useTargets(props);
  const spot: Target = `planet:${planet.planet}`;
  const options = targets.options(spot);
  const reward = rewardAt(table, planet);
  const type = titleOf(props, `planet:${planet.type}`);
  const state = stateOf(props, planet);
  const label = `${type}, ${titleOf(props, `system:${systems[table.row[planet.system]].id}`)}: ${state}. ${words.gives(amountsInWords(props, reward))}`;
  const refusals = [
    refusalFor(props, { action: 'colonize', planet: planet.planet }),
    refusalFor(props, { action: 'develop', planet: planet.planet }),
    refusalFor(props, planet.planet),
    refusalFor(props, { from: planet.planet }),
  ].filter((r) => r !== undefined);
  const focused = options.some((option) => isFocused(props, option));
  const legal = options.length > 0;
  const dashed = options.length > 0 && options.every((option) => cardOf(option) !== undefined);
  const explaining = useExplain(
    `planet:${planet.type}#${planet.planet}`,
    <>
      <b>{label}</b>
      {dashed && <p>{words.byCard}</p>}
      {(options.length === 0 ? refusals.slice(0, 2) : []).map(({ words: why }) => (
        <p key={why}>
          <Sentence of={why} quiet />
        </p>
      ))}
    </>,
  );
  const extra = focused ? changeOf(table, foreseen(props), props.viewer).pay : {};
  return (
    <>
      <div
        {...(legal ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 })}
        {...merge(explaining, targets.at(spot, label))}
        data-planet={planet.planet}
        className={cx(
          styles.planet,
          legal && styles.legal,
          dashed && styles.dashed,
          focused && styles.chosen,
          planet.owner >= 0 && seatClass(planet.owner),
          planet.owner >= 0 && styles.owned,
          planet.owner < 0 && suits(props, planet) && styles.suits,
          targets.lit(spot) && styles.flash,
        )}
      >
        <span className={styles.ball}>
          <PlanetArt type={planet.type} className={styles.art} />
        </span>
        <span className={styles.reward}>
          <Amounts props={props} of={reward} />
        </span>
        <span className={styles.foot}>
          <Owner props={props} planet={planet} />
          <PieceKey targets={targets} at={spot} />
        </span>
        {Object.keys(extra).length > 0 && (
          <span className={styles.price}>
            <Amounts props={props} of={extra} sign="−" />
          </span>
        )}
      </div>
      {targets.taken.includes(spot) && <Ways props={props} options={options} right={planet.system > 1} />}
    </>
  );
}

/** Whether the card one is looking at could settle here: what a choice of factions is about. */
function suits(props: Props, { type }: PlanetView): boolean {
  const [target = ''] = props.focused === undefined ? [] : wayOf(props, props.focused);
  const [kind, card] = target.split(':');
  return (kind === 'pick' || kind === 'hand') && factions[Number(card)].adaptation.includes(type);
}

function stateOf(props: Props, { owner, level, protected: safe }: PlanetView): string {
  const words = wordsOf(props);
  if (level === FREE) return words.free;
  const who = nameOfSeat(props, owner);
  const held = level === COLONY ? words.colony(who) : level === DEVELOPED ? words.developed(who) : words.occupied(who);
  return level === OCCUPIED ? held : `${held}, ${safe ? words.shielded : words.unshielded}`;
}

/** The hand card that is discarded for its adaptation. */
const cardOf = ({ answer }: BoardOption): number | undefined => {
  const card = fieldOf(answer, 'card');
  return card === undefined ? undefined : Number(card);
};

/** A planet with several answers shows them all: with which card, for which action. */
function Ways({ props, options, right }: { readonly props: Props; readonly options: readonly BoardOption[]; readonly right: boolean }) {
  return (
    <div className={cx(styles.ways, right && styles.right)}>
      {options.map((option) => (
        <div key={option.words} {...acts(props, option)} className={isFocused(props, option) ? styles.wayOn : undefined}>
          <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />
          {cardOf(option) === undefined ? (
            <span>
              <Sentence of={option.words} quiet size={14} />
            </span>
          ) : (
            <>
              <Icon of={icons.trash} size={14} />
              <FactionHead props={props} card={cardOf(option) ?? 0} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
