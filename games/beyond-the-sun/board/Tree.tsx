/** The technology board: Basic Spacefaring, guilds, and the fields with what lies on them. */

import type { Seat } from '@orrery/kernel';
import { type BoardOption, type BoardRefusal, Icon, isFocused, Key, refusalFor, SeatToken } from '@orrery/kit';
import { BASIC_IDS } from '../content/basic.ts';
import { FIELDS, LEFT_OF, levelOf, NEEDED } from '../content/fields.ts';
import { GUILD_IDS, guildBit } from '../content/guilds.ts';
import { immediateOf, scriptOf } from '../content/scripts.ts';
import { BASIC_BOX, DYSON_SPACE, GUILD_SPACES, type Space, TECH_SPACES } from '../content/spaces.ts';
import { TECHNOLOGIES, type TechId } from '../content/technologies/index.ts';
import { hasResearched } from '../rules/feasible.ts';
import { cx, Hex, Name, nameOfSeat, optionAimed, Piece, type Props, ROMAN, vocabulary, wordsOf } from './common.tsx';
import { actionsHeight, EffectLine } from './Effects.tsx';
import { BOLT, LASTING, ORE, SUN, TYPE } from './glyphs.ts';
import type { Hot } from './hot.ts';
import type { Box, TreeLayout } from './layout.ts';
import styles from './Tree.module.css';

const at = ({ x, y, w, h }: Box) => ({ left: x, top: y, width: w, height: h });

/** What a space that cannot be entered lacks, in a sign. */
function lackOf(refusal: BoardRefusal | undefined): string | undefined {
  if (refusal === undefined) return undefined;
  const { reason, args } = refusal.refusal;
  if (reason === 'notResearched' || reason === 'covered' || reason === 'occupied' || reason === 'mustMove') return undefined;
  const missing = (args as { readonly missing?: unknown } | undefined)?.missing;
  return typeof missing === 'number' ? `−${missing}` : '×';
}

/** The pawns on a space: whoever blocks it, or everybody where there is room. */
function pawnsOn(props: Props, space: Space): Seat[] {
  return props.view.table.factions.flatMap(({ pawn }, seat) => (pawn === space.id ? [seat] : []));
}

function SpaceHex({
  props,
  space,
  topic,
  hot,
  size,
}: {
  readonly props: Props;
  readonly space: Space;
  readonly topic: string;
  readonly hot: Hot;
  readonly size?: number;
}) {
  const option = optionAimed(props, (aim) => aim.space === space.id);
  const refusal = option === undefined ? refusalFor(props, space.id) : undefined;
  const pawns = pawnsOn(props, space);
  const reason = refusal?.refusal.reason;
  return (
    <Piece
      props={props}
      topic={topic}
      option={option}
      refusal={refusal}
      hot={hot.has(`space:${space.id}`)}
      className={styles.space ?? ''}
      label={space.id}
    >
      <Hex
        props={props}
        option={option}
        pawn={pawns[0]}
        lack={lackOf(refusal)}
        off={reason === 'notResearched' || reason === 'covered'}
        {...(size === undefined ? {} : { size })}
      />
      {pawns.length > 1 && (
        <span className={styles.crowd}>
          {pawns.slice(1).map((seat) => (
            <SeatToken key={seat} seat={seat} size={14} label={nameOfSeat(props, seat)} />
          ))}
        </span>
      )}
      {pawns[0] !== undefined && <span className="vh">{nameOfSeat(props, pawns[0])}</span>}
    </Piece>
  );
}

/** The cubes on a field, a place for every seat. */
function Rack({ props, mask }: { readonly props: Props; readonly mask: number }) {
  const words = wordsOf(props);
  const names = props.view.table.factions.flatMap((_, seat) => ((mask & (1 << seat)) !== 0 ? [nameOfSeat(props, seat)] : []));
  return (
    <span className={styles.rack} role="img" aria-label={words.researchedBy(names.length === 0 ? words.nobody : names.join(', '))}>
      {props.view.table.factions.map((_, seat) =>
        (mask & (1 << seat)) !== 0 ? (
          <SeatToken key={props.seats[seat]?.letter ?? seat} seat={seat} size={14} />
        ) : (
          <i key={props.seats[seat]?.letter ?? seat} />
        ),
      )}
    </span>
  );
}

/** One technology card, on the board or anywhere else. */
export function TechCard(p: {
  readonly props: Props;
  readonly id: TechId;
  readonly height: number;
  readonly width: number;
  readonly mask?: number;
  readonly own?: boolean;
  readonly option?: BoardOption | undefined;
  readonly refusal?: BoardRefusal | undefined;
  readonly hot?: Hot;
  readonly lit?: boolean;
  readonly box?: Box;
  readonly spaces?: boolean;
}) {
  const { props, id, height, width, mask, own = true, option, refusal, hot = NONE, lit = false, box, spaces = true } = p;
  const card = TECHNOLOGIES[id];
  const { primary, secondary, immediate, actions = [], power, points } = card;
  const l = vocabulary(props);
  const words = wordsOf(props);
  const name = l.techs[id];
  const room = width - (mask === undefined ? 34 : 45);
  const hexSize = height < 70 ? 27 : 31;
  const actionHeight = actionsHeight(id, room, spaces ? hexSize : 0);
  // Long names take two lines when the card is high enough for them and its actions.
  const long = name.length * 7.2 > room;
  const lines = long && height >= 38 + actionHeight ? 2 : 1;
  const left = height - 9 - lines * 15 - actionHeight;
  return (
    <Piece
      props={props}
      topic={`tech:${id}`}
      option={option}
      refusal={refusal}
      hot={lit}
      className={cx(
        styles.tech,
        own && styles.own,
        mask === undefined && styles.free,
        option !== undefined && styles.legal,
        isFocused(props, option) && styles.focused,
        styles[primary],
      )}
      style={box === undefined ? { position: 'relative', width, minHeight: height } : { ...at(box) }}
    >
      {mask !== undefined && <Rack props={props} mask={mask} />}
      <span className={cx(styles.type, styles[`t-${primary}`])} style={{ left: mask === undefined ? 0 : 16 }} aria-hidden="true">
        <Icon of={TYPE[primary]} size={14} />
        {secondary !== primary && (
          <em className={styles[`t-${secondary}`]}>
            <Icon of={TYPE[secondary]} size={14} />
          </em>
        )}
      </span>
      <span className={styles.title}>
        <Name props={props} topic={`tech:${id}`} plain={option !== undefined} className={cx(lines === 1 && styles.oneLine)}>
          {soft(name)}
        </Name>
      </span>
      {option !== undefined && (
        <span className={styles.corner}>
          <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />
        </span>
      )}
      {actions.map((_, n) => {
        const key = `${id}.${n + 1}`;
        return (
          <span key={key} className={styles.action}>
            {spaces && (
              <span className={styles.hexes}>
                {TECH_SPACES[id]
                  .filter((space) => space.action === key)
                  .map((space) => (
                    <SpaceHex key={space.id} props={props} space={space} topic={`tech:${id}`} hot={hot} size={hexSize} />
                  ))}
              </span>
            )}
            <EffectLine script={scriptOf(key)} />
          </span>
        );
      })}
      {immediate !== undefined && left >= 17 && (
        <span className={styles.immediate}>
          <Icon of={BOLT} size={13} />
          <EffectLine script={scriptOf(immediateOf(id))} />
        </span>
      )}
      {(power !== undefined || points !== undefined) && left >= 34 && (
        <span className={styles.foot}>
          {power !== undefined && <Icon of={LASTING} size={15} />}
          {points !== undefined && (
            <b>
              {points} {words.points}
            </b>
          )}
        </span>
      )}
    </Piece>
  );
}
const NONE: Hot = new Set();

/** Where the longest words of the names may be parted. */
const PARTED: readonly string[] = [
  'Androiden|rechts|bewegung',
  'Asteroiden|gießereien',
  'Daten|austausch',
  'Fort|schritt|liche',
  'Groß|kampf|schiff',
  'Handels|konvois',
  'Hirn|implantate',
  'Human|experimente',
  'Kolonial|ministerium',
  'Kolonie|schiffe',
  'Mega|strukturen',
  'Orbital|fabriken',
  'Parallel|universum',
  'Raumzeit|anomalie',
  'Schwarm|rechner',
  'Söldner|flotte',
  'Technologie|lizenzen',
  'Trans|dimensionale',
  'Universal|archiv',
  'Versorgungs|stütz|punkt',
  'Überfluss|wirtschaft',
  'Mega|structures',
  'Manu|facturing',
];
const soft = (name: string): string =>
  PARTED.reduce((words, word) => words.replace(word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')), name);

function Field({ props, field, box, hot }: { readonly props: Props; readonly field: number; readonly box: Box; readonly hot: Hot }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const l = vocabulary(props);
  const id = table.technologies[field];
  const option = optionAimed(props, (aim) => aim.field === field);
  const refusal = option === undefined ? refusalFor(props, FIELDS[field]) : undefined;
  const seat = props.viewer;
  if (id !== null) {
    const own = seat >= 0 && hasResearched(table, seat, field);
    return (
      <TechCard
        props={props}
        id={id}
        height={box.h}
        width={box.w}
        box={box}
        mask={table.cubes[field]}
        own={own}
        option={option}
        refusal={refusal}
        hot={hot}
        lit={hot.has(`field:${field}`)}
      />
    );
  }
  const types = [
    ...new Set(
      LEFT_OF[field].flatMap((left) => {
        const there = table.technologies[left];
        return there === null ? [] : [TECHNOLOGIES[there].primary];
      }),
    ),
  ];
  const level = levelOf(field);
  const narrow = level === 4;
  return (
    <Piece
      props={props}
      topic="term:research"
      option={option}
      refusal={refusal}
      hot={hot.has(`field:${field}`)}
      className={cx(styles.stub, narrow && styles.four, option !== undefined && styles.legal, isFocused(props, option) && styles.focused)}
      style={at(box)}
      label={words.field(FIELDS[field], ROMAN[level])}
    >
      <span className={styles.letter} aria-hidden="true">
        {FIELDS[field]}
      </span>
      <span className={styles.stubWords}>
        <Name props={props} topic="term:research" plain={option !== undefined}>
          {words.unknown}
          <span className="vh"> {words.field(FIELDS[field], ROMAN[level])}</span>
        </Name>
        <span className={styles.types}>
          {types.map((type) => (
            <span key={type} className={styles[`c-${type}`]}>
              <Icon of={TYPE[type]} size={14} label={l.types[type]} />
            </span>
          ))}
          {types.length === 1 && !narrow && <small>{l.types[types[0]]}</small>}
          {LEFT_OF[field].length > NEEDED[field] && <small>{words.twoOfThree}</small>}
        </span>
      </span>
      {option !== undefined && <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />}
    </Piece>
  );
}

/** Lines from each technology to those it leads to; the viewer's own are lit. */
function Wires({ props, layout }: { readonly props: Props; readonly layout: TreeLayout }) {
  const { table } = props.view;
  return (
    <svg className={styles.wires} width={layout.width} height={layout.height} aria-hidden="true">
      {LEFT_OF.flatMap((lefts, field) =>
        lefts.map((left, i) => {
          const from = layout.fields[left];
          const to = layout.fields[field];
          const x1 = from.x + from.w;
          const y1 = from.y + from.h / 2;
          const y2 = to.y + (to.h * (i + 1)) / (lefts.length + 1);
          const mid = (x1 + to.x) / 2;
          const on = props.viewer >= 0 && hasResearched(table, props.viewer, left);
          const there = table.technologies[left];
          return (
            <g key={`${left}-${field}`} className={cx(on && styles.on, NEEDED[field] < lefts.length && styles.opt)}>
              <path d={`M${x1} ${y1}C${mid + 3} ${y1} ${mid - 3} ${y2} ${to.x} ${y2}`} />
              <circle cx={to.x} cy={y2} r={2.6} />
              {there !== null && i === 0 && (
                <path d={`M${x1} ${y1 - 5}l6 5-6 5z`} className={cx(styles.port, styles[`p-${TECHNOLOGIES[there].primary}`])} />
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}

function Basic({ props, box, hot }: { readonly props: Props; readonly box: Box; readonly hot: Hot }) {
  const l = vocabulary(props);
  const words = wordsOf(props);
  const spaces = BASIC_BOX[props.view.table.seats];
  return (
    <section className={styles.basic} style={at(box)} aria-label={words.basic}>
      <h3>
        <Name props={props} topic="term:pawn">
          {words.basic}
        </Name>
      </h3>
      {BASIC_IDS.map((action) => {
        const own = spaces.filter((space) => space.action === action);
        return (
          <div key={action} className={styles.row}>
            <p>
              <b>{l.basic[action]}</b>
            </p>
            <div className={styles.spaces}>
              {own.map((space) => (
                <span key={space.id} className={styles.one}>
                  <SpaceHex props={props} space={space} topic="term:pawn" hot={hot} size={box.h < 270 ? 27 : 31} />
                  {space.surcharge > 0 && (
                    <small className={styles.extra}>
                      +{space.surcharge}
                      <Icon of={ORE} size={12} label={l.markers.ore} />
                    </small>
                  )}
                </span>
              ))}
              {own[0]?.unlimited === true && <small>{words.always}</small>}
            </div>
            <EffectLine script={scriptOf(action)} />
          </div>
        );
      })}
    </section>
  );
}

function Guilds({ props, box, hot }: { readonly props: Props; readonly box: Box; readonly hot: Hot }) {
  const l = vocabulary(props);
  const words = wordsOf(props);
  const { table } = props.view;
  return (
    <section className={styles.guilds} style={at(box)} aria-label={words.guilds}>
      <h3>{words.guilds}</h3>
      <ul>
        {GUILD_IDS.map((guild) => {
          const open = (table.guilds & guildBit(guild)) !== 0;
          return (
            <li key={guild} data-open={open || undefined}>
              <SpaceHex
                props={props}
                space={GUILD_SPACES[guild]}
                topic={`guild:${guild}`}
                hot={hot.has(`guild:${guild}`) ? new Set([`space:${GUILD_SPACES[guild].id}`]) : hot}
                size={box.h < 150 ? 24 : 27}
              />
              <span>
                <Name props={props} topic={`guild:${guild}`} className={cx(open && styles.oneLine)}>
                  {l.guilds[guild].replace(/ (Guild|Gilde)$/, '')}
                </Name>
                {open ? <EffectLine script={scriptOf(guild)} /> : <span className="vh">{words.covered}</span>}
              </span>
            </li>
          );
        })}
        {table.dyson !== null && (
          <li data-open>
            <SpaceHex props={props} space={DYSON_SPACE} topic="event:dysonSphere" hot={hot} size={box.h < 150 ? 24 : 27} />
            <span>
              <Name props={props} topic="event:dysonSphere" className={styles.oneLine ?? ''}>
                <Icon of={SUN} size={13} /> {l.dyson}
              </Name>
              <EffectLine script={scriptOf('dysonSphere.1')} />
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}

export function Tree({ props, layout, hot }: { readonly props: Props; readonly layout: TreeLayout; readonly hot: Hot }) {
  const words = wordsOf(props);
  const { table } = props.view;
  return (
    <section className={styles.tree} style={{ width: layout.width, height: layout.height }} aria-label={words.tree}>
      <Wires props={props} layout={layout} />
      {layout.heads.map((box, i) => (
        <h3 key={ROMAN[i + 1]} className={styles.head} style={at(box)}>
          <b>{ROMAN[i + 1]}</b> {i < 3 ? `${i + 1} ${words.points}` : words.points}
          {i > 0 && (
            <span title={words.decks}>{(table.techDecks[i - 1]?.unseen ?? 0) + (table.techDecks[i - 1]?.buried.flat().length ?? 0)}</span>
          )}
        </h3>
      ))}
      <Basic props={props} box={layout.basic} hot={hot} />
      <Guilds props={props} box={layout.guilds} hot={hot} />
      {layout.fields.map((box, field) => (
        <Field key={FIELDS[field]} props={props} field={field} box={box} hot={hot} />
      ))}
    </section>
  );
}
