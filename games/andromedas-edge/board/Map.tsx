import {
  cx,
  type Glyph,
  Icon,
  KeyBadge,
  merge,
  type Point,
  seatClass,
  seatShape,
  type Target,
  type Targets,
  useExplain,
  useMeasured,
} from '@orrery/kit';
import { type CSSProperties, memo, type RefObject, useRef } from 'react';
import { BASE_ACTIONS } from '../content/bases.ts';
import type { Goods } from '../content/effects.ts';
import { DEVELOPMENT_OFFICE, RESOURCE_NAMES, SHIPYARD } from '../content/ids.ts';
import { MOONS } from '../content/moons.ts';
import { PLANETS } from '../content/planets.ts';
import { BASE, CELLS, type Cell, COLUMNS, EMPTY, isBase, isPlanet, isSpecial, NEBULA } from '../map.ts';
import { NONE } from '../state.ts';
import { spaceName } from '../text/labels.ts';
import type { TableView } from '../view.ts';
import { BASE_ART, DEFS, QUASAR_ART, VORTEX_ART } from './art.ts';
import { countsOf, DRAWN, Leader, MARK, type Props, RaiderToken, Ship, wordsOf } from './common.tsx';
import { type Facts, factsOf, raiderSpot, type SpotFacts } from './facts.ts';
import * as glyphs from './glyphs.ts';
import { centreOf, INNER_TILE, MAP, spread, TILE } from './layout.ts';
import styles from './Map.module.css';
import { RegionTip } from './RegionTip.tsx';
import { shipAt, useTargets } from './targets.ts';

/** What regions ask for when they are pressed; they are not drawn anew just because it changes. */
export type Live = RefObject<{ props: Props; targets: Targets<TableView> }>;

/** The thirty regions with everything in them. What may be pressed glows. */
export function StarMap({ props }: { readonly props: Props }) {
  const targets = useTargets(props);
  const live = useRef({ props, targets });
  live.current = { props, targets };
  const [ref, { width, height }] = useMeasured<SVGSVGElement>(MAP);
  // How many units of the map one pixel shows: words must not shrink with the map.
  const units = Math.ceil(Math.max(MAP.width / width, MAP.height / height) * 20) / 20;
  const words = wordsOf(props);
  const vortexes = props.view.table.config.options.special === 'vortexes';
  const u = Math.max(1, units);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside a drawing is no fieldset
    <svg
      ref={ref}
      role="group"
      aria-label={words.map}
      className={cx(styles.map, units > 1.55 && styles.tiny)}
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      style={{ '--u': u } as CSSProperties}
    >
      <Definitions />
      <Backdrop />
      {Array.from({ length: CELLS }, (_, cell) => {
        const facts = factsOf(props, targets, cell);
        return (
          <Region key={cell} facts={facts} sign={JSON.stringify(facts)} u={u} vortexes={vortexes} patterns={props.patterns} live={live} />
        );
      })}
      <Route props={props} targets={targets} />
    </svg>
  );
}

const Definitions = memo(() => <defs dangerouslySetInnerHTML={{ __html: DEFS }} />);

/** Stars and the rings of an orrery, the same at every table. */
const STARS: readonly { readonly x: number; readonly y: number; readonly r: number }[] = Array.from({ length: 90 }, (_, i) => ({
  x: Math.round((i * 0.61803 * MAP.width * 7.3) % MAP.width),
  y: Math.round((i * i * 7.77 + i * 31) % MAP.height),
  r: [0.5, 0.7, 0.5, 1.1][i % 4],
}));
const Backdrop = memo(() => (
  <g {...DRAWN}>
    <g fill="#fff" opacity=".5">
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
    <g className={styles.rings}>
      {[118, 188, 276, 384].map((r, i) => (
        <circle key={r} cx={MAP.width / 2} cy={MAP.height / 2} r={r} strokeDasharray={i % 2 === 1 ? '1 7' : undefined} />
      ))}
    </g>
  </g>
));

/* Tiles: what never changes about a region. */

type Piece = { readonly word?: string; readonly glyph?: Glyph; readonly hue?: string };
const piecesOf = (goods: Goods): Piece[] =>
  countsOf(goods).flatMap(({ count, glyph, hue }): Piece[] =>
    count > 0 ? [...(count > 1 ? [{ word: String(count) }] : []), { glyph, hue }] : [],
  );

/** Numbers and icons in one line, centred at (x, y). */
function Line({ of, x, y, u, size = 12 }: Point & { readonly of: readonly Piece[]; readonly u: number; readonly size?: number }) {
  const width = ({ word }: Piece): number => (word === undefined ? size + 1 : word === ' ' ? 4 : word.length * 7 * u + 1);
  let at = x - of.reduce((sum, piece) => sum + width(piece), 0) / 2;
  return (
    <g {...DRAWN}>
      {of.map((piece, i) => {
        const from = at;
        at += width(piece);
        return piece.glyph === undefined ? (
          <text key={`${i} ${piece.word}`} x={from} y={y} dominantBaseline="central" className={styles.word}>
            {piece.word}
          </text>
        ) : (
          <g key={`${i} ${piece.hue}`} style={{ color: piece.hue }}>
            <Icon of={piece.glyph} size={size} x={from} y={y - size / 2} />
          </g>
        );
      })}
    </g>
  );
}

const TURNS = [15, -11, 7, 16, 8, -18, 1, -7, 12];

type TileProps = Pick<Facts, 'tile' | 'cell' | 'name'> & Pick<RegionProps, 'vortexes' | 'u'> & { readonly crowded: number };

const Tile = memo(({ tile, cell, name, vortexes, u, crowded }: TileProps) => {
  if (tile === EMPTY) return <polygon points={INNER_TILE} className={styles.empty} />;
  if (tile === NEBULA)
    return (
      <>
        <polygon points={TILE} className={styles.nebula} fill="url(#ae-neb)" />
        <circle r="46" fill="url(#ae-core)" />
      </>
    );
  if (isPlanet(tile))
    return (
      <>
        <polygon points={TILE} fill="url(#ae-tile)" />
        <polygon points={TILE} className={styles.planet} style={{ '--kind': glyphs.TRACK_HUE[tile] } as CSSProperties} />
        <g transform={`translate(-3 -11) rotate(${TURNS[cell % TURNS.length]}) scale(.93)`}>
          <use href={`#ae-pl${tile}`} />
        </g>
        <path d="M-36 5A40 17-24 0 0 38-24" className={styles.orbit} />
        <g style={{ color: glyphs.TRACK_HUE[tile] }}>
          <Icon of={glyphs.TRACK[tile]} size={15} x={-47} y={-33} />
        </g>
      </>
    );
  if (isBase(tile)) {
    const fits = name.length * 6.9 * u <= 106;
    return (
      <>
        <polygon points={TILE} className={styles.base} fill="url(#ae-base)" />
        <polygon points={INNER_TILE} className={styles.trim} />
        <g
          transform={`translate(${crowded === 1 || crowded === 2 ? -15 : 0} ${fits ? -25 : -18}) scale(${fits ? 0.86 : 1})`}
          opacity={crowded > 2 ? 0.35 : 1}
          dangerouslySetInnerHTML={{ __html: BASE_ART[tile - BASE] }}
        />
        {fits && (
          <text y={5} textAnchor="middle" dominantBaseline="central" className={styles.name}>
            {name}
          </text>
        )}
        <Line of={actionOf(tile - BASE)} x={0} y={fits ? 5 + 15 * Math.sqrt(u) : 18} u={u} />
      </>
    );
  }
  return (
    <>
      <polygon points={TILE} className={styles.base} fill="url(#ae-tile)" />
      <g transform="translate(0 -12)" dangerouslySetInnerHTML={{ __html: vortexes ? VORTEX_ART : QUASAR_ART }} />
    </>
  );
});

/** A base's action as an icon sentence. */
function actionOf(base: number): readonly Piece[] {
  const arrow: Piece = { glyph: glyphs.ARROW, hue: '#9aa6bd' };
  const { price, effects, sells } = BASE_ACTIONS[base];
  const [first] = effects;
  if (sells !== undefined) return [{ glyph: glyphs.EVENT, hue: '#c6d0e2' }, { word: '+1–2' }, { glyph: glyphs.MODULE, hue: '#c6d0e2' }];
  if (base === SHIPYARD) return [{ glyph: glyphs.SHIP_TYPE[1], hue: '#c6d0e2' }, { word: '/' }, { glyph: glyphs.REPAIR, hue: '#e8ecf4' }];
  if (base === DEVELOPMENT_OFFICE) return glyphs.DEVELOPMENT.map((glyph) => ({ glyph, hue: '#c6d0e2' }));
  return [...piecesOf(price), arrow, ...(first?.kind === 'gain' ? piecesOf(first.goods) : [])];
}

/* Regions: what changes. */

interface RegionProps {
  readonly facts: Facts;
  /** All facts in one string: equal strings, equal drawings. */
  readonly sign: string;
  readonly u: number;
  readonly vortexes: boolean;
  readonly patterns: boolean;
  readonly live: Live;
}

const Region = memo(
  ({ facts, u, vortexes, patterns, live }: RegionProps) => {
    const { cell, tile, spot, fleets, raiders } = facts;
    const { x, y } = centreOf(cell);
    const explaining = useExplain(tile === EMPTY ? undefined : `cell:${cell}`, <RegionTip live={live} cell={cell} />);
    if (tile === EMPTY)
      return (
        <g transform={`translate(${x} ${y})`} {...DRAWN}>
          <Tile tile={tile} cell={cell} name="" vortexes={vortexes} u={u} crowded={0} />
        </g>
      );
    const still = spot.legal ? {} : { role: 'img', tabIndex: 0, 'aria-label': facts.label };
    // A phone has no keys.
    const keyed = live.current.props.layout !== 'phone';
    const crowded = fleets.length + (raiders === undefined ? 0 : 1) + (facts.ghost === NONE ? 0 : 1);
    return (
      <g transform={`translate(${x} ${y})`}>
        <g
          {...still}
          {...merge(explaining, acting(live, `cell:${cell}`, facts.label))}
          data-cell={cell}
          className={cx(styles.region, spot.legal && styles.legal)}
        >
          <Tile tile={tile} cell={cell} name={facts.name} vortexes={vortexes} u={u} crowded={crowded} />
          {facts.owner >= 0 && <polygon points={TILE} className={cx(styles.held, seatClass(facts.owner), patterns && styles.patterned)} />}
          {facts.battle && <polygon points={TILE} fill="url(#ae-fight)" className={styles.fight} />}
          {!(spot.legal && keyed) && crowded < 3 && <Code cell={cell} />}
          <Moon facts={facts} u={u} />
          {isPlanet(tile) && (facts.owner >= 0 ? <Development facts={facts} /> : <Price facts={facts} u={u} crowded={crowded > 2} />)}
          <Leaders facts={facts} u={u} />
          <polygon
            points={TILE}
            className={cx(
              styles.edge,
              facts.active >= 0 && styles.active,
              facts.active >= 0 && seatClass(facts.active),
              spot.legal && styles.legalEdge,
              spot.focused && styles.focusedEdge,
              spot.taken && styles.takenEdge,
            )}
          />
          {facts.lit !== NONE && (
            <polygon
              key={live.current.props.happening?.id}
              points={TILE}
              className={cx(styles.lit, facts.lit >= 0 && seatClass(facts.lit))}
            />
          )}
        </g>
        <Pieces facts={facts} u={u} live={live} />
        {spot.legal && keyed && spot.sign !== '' && (
          <g className={styles.token}>
            <KeyBadge of={spot.sign} cx={0} cy={-46} focused={spot.focused} />
          </g>
        )}
      </g>
    );
  },
  (a, b) => a.sign === b.sign && a.u === b.u && a.patterns === b.patterns && a.vortexes === b.vortexes,
);

/** What makes an element a target; its handlers ask what is the case when they are called. */
function acting(live: Live, target: Target, label: string): Readonly<Record<string, unknown>> {
  const later = (name: string) => (event: unknown) => {
    const handler = live.current.targets.at(target, label)[name];
    if (typeof handler === 'function') handler(event);
  };
  const now = Object.entries(live.current.targets.at(target, label));
  return Object.fromEntries(now.map(([name, value]) => [name, typeof value === 'function' ? later(name) : value]));
}

/** What the log and the options call this place. A key takes its place. */
function Code({ cell }: { readonly cell: Cell }) {
  return (
    <g className={styles.code} {...DRAWN}>
      <text y="-44" textAnchor="middle" dominantBaseline="central">
        {cell < COLUMNS ? `N${cell + 1}` : spaceName(cell)}
      </text>
    </g>
  );
}

/** The moon on top of its stack, and how many lie below. */
function Moon({ facts: { tile, moon, moons }, u }: { readonly facts: Facts; readonly u: number }) {
  if (!isPlanet(tile) && tile !== NEBULA) return null;
  const hue = isPlanet(tile) ? glyphs.TRACK_HUE[tile] : '#ff8fb3';
  const x = tile === NEBULA ? 27 : 35;
  const y = tile === NEBULA ? 0 : -23;
  if (moon < 0) {
    if (tile === NEBULA) return <circle cx={x} cy={y} r="11" className={styles.hollow} stroke={hue} />;
    return (
      <g className={styles.spent} {...DRAWN}>
        <circle cx={x} cy={y} r="11" className={styles.hollow} stroke={hue} />
        <Line of={piecesOf(PLANETS[tile].withoutMoons)} x={x} y={y} u={u} size={11} />
      </g>
    );
  }
  const { goods, repair } = MOONS[moon];
  const of: Piece[] = [...piecesOf(goods), ...(repair > 0 ? [{ glyph: glyphs.REPAIR, hue: '#e8ecf4' }] : [])];
  const r = of.length > 1 ? 13 * Math.sqrt(u) : 12;
  return (
    <g {...DRAWN}>
      {Array.from({ length: Math.min(3, moons) - 1 }, (_, i) => moons - 1 - i)
        .filter((below) => below > 0)
        .map((below) => (
          <circle key={below} cx={x + below * 2.6} cy={y - below * 2.2} r={r} className={styles.below} stroke={hue} />
        ))}
      <circle cx={x} cy={y} r={r} className={styles.moon} stroke={hue} style={{ '--kind': hue } as CSSProperties} />
      <Line of={of} x={x} y={y + 0.5} u={u} size={of.length > 2 ? 8 : of.length > 1 ? 10.5 : 14} />
    </g>
  );
}

/** What a development costs here, how many leaders it takes and what it scores now. */
function Price({ facts: { tile, score }, u, crowded }: { readonly facts: Facts; readonly u: number; readonly crowded: boolean }) {
  const { cost, leaders } = PLANETS[tile];
  const of: Piece[] = [
    ...piecesOf(cost),
    { word: ' ' },
    ...(leaders > 1 ? [{ word: String(leaders) }] : []),
    { glyph: glyphs.LEADER, hue: '#c6d0e2' },
  ];
  return (
    <g className={styles.price}>
      <Line of={of} x={-1} y={40} u={u} />
      {!crowded && <Line of={[{ glyph: glyphs.VP, hue: '#e0b868' }, { word: String(score) }]} x={-38} y={14} u={u} size={11} />}
    </g>
  );
}

function Development({ facts: { tile, owner } }: { readonly facts: Facts }) {
  return (
    <g className={seatClass(owner)} {...DRAWN}>
      <path d="M-20 2.5-5.7 10.8V27.200L-20 35.5-34.300 27.200V10.800z" className={styles.development} />
      <Icon of={glyphs.DEVELOPMENT[tile]} size={18} x={-29} y={10} />
      <path d={MARK[seatShape(owner)]?.(0, 5)} transform="translate(-32 41)" className={styles.mark} />
    </g>
  );
}

/** Leaders waiting in a region, by seat. */
function Leaders({ facts: { leaders, tile }, u }: { readonly facts: Facts; readonly u: number }) {
  if (leaders.length === 0) return null;
  const y = isPlanet(tile) ? 28 : 40;
  const width = ({ n }: { readonly n: number }): number => (n > 1 ? 15 + 7 * u : 15);
  let at = -leaders.reduce((sum, leader) => sum + width(leader), 0) / 2;
  return (
    <g {...DRAWN}>
      {leaders.map(({ seat, n }) => {
        const x = at;
        at += width({ n });
        return (
          <g key={seat}>
            <Leader seat={seat} size={15} x={x + 7.5} y={y} />
            {n > 1 && (
              <text x={x + 15} y={y + 1} dominantBaseline="central" className={styles.word}>
                {n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Ships, raiders and bonus resources: those of the viewer that answer the question can be pressed themselves. */
function Pieces({ facts, u, live }: { readonly facts: Facts; readonly u: number; readonly live: Live }) {
  const { cell, tile, fleets, raiders, ghost, bonus, owner } = facts;
  const all = fleets.length + (raiders === undefined ? 0 : 1) + (ghost === NONE ? 0 : 1);
  const { size, at } = placed(tile, all, owner >= 0);
  const words = wordsOf(live.current.props);
  let next = 0;
  const room = () => at[next++] ?? { x: 0, y: 0 };
  return (
    <>
      {raiders !== undefined && (
        <Token
          spot={raiders.spot}
          id={raiderSpot(live.current.targets, cell, raiders.class)}
          label={words.raiders}
          live={live}
          n={raiders.n}
          size={size + 2}
          at={room()}
          u={u}
        >
          {(x, y) => (
            <>
              <RaiderToken of={raiders.class} size={size + 2} x={x} y={y} />
              {raiders.damage > 0 && (
                <g className={styles.hurt}>
                  <Icon of={glyphs.SHIELD} size={12} x={x - size / 2 - 3} y={y + 3} />
                </g>
              )}
            </>
          )}
        </Token>
      )}
      {fleets.map(({ seat, type, n, spot }) => (
        <Token
          key={`${seat} ${type}`}
          spot={spot}
          id={shipAt(type, cell)}
          label={words.ship}
          live={live}
          n={n}
          size={size}
          at={room()}
          u={u}
        >
          {(x, y) => <Ship seat={seat} type={type} size={size} x={x} y={y} />}
        </Token>
      ))}
      {ghost !== NONE && (
        <g className={styles.ghost} {...DRAWN}>
          {[room()].map(({ x, y }) => (
            <Ship key="ghost" seat={live.current.props.viewer} type={ghost} size={size} x={x} y={y} />
          ))}
        </g>
      )}
      {bonus.map(({ resource, n, spot }, i) => (
        <Token
          key={RESOURCE_NAMES[resource]}
          spot={spot}
          id={`bonus:${cell}:${resource}`}
          label={words.bonus}
          live={live}
          n={n}
          size={16}
          at={{ x: 38 - i * 17, y: 26 }}
          u={u}
        >
          {(x, y) => (
            <g style={{ color: glyphs.RESOURCE_HUE[resource] }}>
              <circle cx={x} cy={y} r="8" className={styles.chip} />
              <Icon of={glyphs.RESOURCE[RESOURCE_NAMES[resource]]} size={12} x={x - 6} y={y - 6} />
            </g>
          )}
        </Token>
      ))}
    </>
  );
}

/** Where the pieces of a region stand: beside what its tile shows, and over it only when there are many. */
function placed(tile: number, n: number, developed: boolean) {
  if (isPlanet(tile)) {
    if (developed) return spread(n, n > 2 ? 16 : 22, 15, n > 2 ? 56 : 46);
    return spread(n, n === 1 ? 32 : n === 2 ? 20 : 6, n > 3 ? 8 : 14, n > 2 ? 84 : 60);
  }
  if (tile === NEBULA) return spread(n, n > 1 ? -16 : -18, 1, n > 2 ? 66 : 58);
  if (isSpecial(tile)) return spread(n, 0, 26, 84);
  return n > 2 ? spread(n, 0, -24, 90) : spread(n, n === 1 ? 32 : 27, -20, 44);
}

interface TokenProps {
  readonly spot: SpotFacts;
  readonly id: Target;
  readonly label: string;
  readonly live: Live;
  readonly n: number;
  readonly size: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly u: number;
  children(x: number, y: number): React.ReactNode;
}

function Token({ spot, id, label, live, n, size, at: { x, y }, u, children }: TokenProps) {
  return (
    <g
      {...acting(live, id, label)}
      className={cx(styles.token, spot.legal && styles.pressable, spot.taken && styles.takenToken, spot.focused && styles.focusedToken)}
    >
      {spot.legal && <circle cx={x} cy={y} r={size / 2 + 3} className={styles.halo} />}
      {children(x, y)}
      {n > 1 && (
        <g className={styles.count} {...DRAWN}>
          <circle cx={x + size * 0.4} cy={y + size * 0.36} r={7 * Math.sqrt(u)} />
          <text x={x + size * 0.4} y={y + size * 0.36 + 0.5} textAnchor="middle" dominantBaseline="central">
            {n}
          </text>
        </g>
      )}
    </g>
  );
}

/** The way of the focused option: a dashed line from where the ship is to where it would go. */
function Route({ props, targets }: { readonly props: Props; readonly targets: Targets<TableView> }) {
  if (props.focused === undefined) return null;
  const [from, to] = targets.way(props.focused).map((spot) => {
    const match = /^(?:ship:\d@|cell:|raider:)(\d+)$/.exec(spot);
    return match === null ? undefined : centreOf(Number(match[1]));
  });
  if (from === undefined || to === undefined) return null;
  return <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.route} {...DRAWN} />;
}
