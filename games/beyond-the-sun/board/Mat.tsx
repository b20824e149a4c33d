/** What lies on a faction's mat: supply behind its gates, production, automation, colonies. */
import type { Seat } from '@orrery/kernel';
import { cx, Foreseen, foreseen, type Glyph, Icon, PieceKey, seatClass, sum, type Target } from '@orrery/kit';
import { AUTOMATION_POINTS, matOf } from '../content/factions.ts';
import { COLUMNS, MARKERS, markerOf, SPECIALISATIONS } from '../content/kinds.ts';
import { SYSTEMS } from '../content/systems.ts';
import { automationPoints } from '../score.ts';
import { Base, Hull, Name, Piece, type Props, wordsOf } from './common.tsx';
import { growthOf, miningOf } from './gains.ts';
import { FOOD, LASTING, MARKER, ORE, POPULATION, STAR, SUPPLY, SUPPLY_FILLED, TRADE } from './glyphs.ts';
import styles from './Mat.module.css';
import { automationNow, growthNow, miningNow } from './tips.ts';

type Part = { readonly props: Props; readonly seat: Seat };

/** The table after the option looked at. */

function Supply({ props, seat }: Part) {
  const { targets, view } = props;
  const words = wordsOf(props);
  const own = view.table.factions[seat];
  const { columns } = matOf(own.mat, view.table.config.options.mats);
  const picked = COLUMNS.some((column) => targets.taken.includes(`supply:${seat}:${column}`));
  return (
    <div className={styles.row}>
      <Piece props={props} topic="term:supply" className={styles.label}>
        {picked ? (
          <button type="button" className={styles.drop} onClick={targets.back}>
            {words.cancel}
          </button>
        ) : (
          <>
            <Icon of={SUPPLY} size={16} />
            <span>{words.supply}</span>
            <b>
              <Foreseen now={sum(own.supply)} then={sum(foreseen(props)?.factions[seat].supply ?? own.supply)} />
            </b>
          </>
        )}
      </Piece>
      {COLUMNS.map((column, c) => {
        const at = `supply:${seat}:${column}` as const;
        const label = words.column(column, own.supply[c]);
        return (
          <Piece key={column} props={props} at={at} label={label} className={cx(styles.cell, styles.cubes)}>
            <PieceKey targets={targets} at={at} />
            <span className="vh">{label}</span>
            {Array.from({ length: Math.max(columns[c], own.supply[c]) }, (_, i) => (
              <i key={i} className={i < own.supply[c] ? seatClass(seat) : styles.none}>
                <Icon of={i < own.supply[c] ? SUPPLY_FILLED : SUPPLY} size={15} />
              </i>
            ))}
          </Piece>
        );
      })}
    </div>
  );
}

function Track({ props, seat, track }: Part & { readonly track: 'food' | 'ore' }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const own = table.factions[seat];
  const mat = matOf(own.mat, table.config.options.mats);
  const gone = MARKERS - (track === 'food' ? own.food : own.mines);
  const gates = mat[track];
  const gainOf = track === 'ore' ? miningOf : growthOf;
  const at = `track:${seat}:${track}` as const;
  return (
    <Piece
      props={props}
      at={at}
      topic={track === 'food' ? 'term:growth' : 'term:oreProduction'}
      now={() => (track === 'food' ? growthNow : miningNow)(props, seat)}
      className={styles.row}
    >
      <span className={styles.label}>
        <KeyOr props={props} at={at} of={track === 'food' ? FOOD : ORE} />
        <span>{track === 'food' ? words.growth : words.mining}</span>
        <b className={styles.gain}>
          +<Foreseen now={gainOf(table, seat)} then={gainOf(foreseen(props) ?? table, seat)} />
        </b>
      </span>
      {COLUMNS.map((column, c) => {
        const shows = gates[c] <= gone;
        const to = c + 1 < COLUMNS.length ? gates[c + 1] : gates[c];
        const dry = track === 'food' && own.supply[c] === 0;
        return (
          <span key={column} className={styles.cell}>
            <i className={cx(styles.gate, shows && styles.open, shows && dry && styles.dry)}>
              {track === 'food' ? column : <Icon of={ORE} size={13} />}
            </i>
            {Array.from({ length: to - gates[c] }, (_, i) => {
              const there = gates[c] + i >= gone;
              return (
                <i key={i} className={cx(styles.marker, there && styles.there, there && seatClass(seat))}>
                  {there && <Icon of={MARKER[track]} size={12} />}
                </i>
              );
            })}
          </span>
        );
      })}
    </Piece>
  );
}

/** The key that answers here, or what stands here otherwise. */
function KeyOr({ props: { targets }, at, of }: { readonly props: Props; readonly at: Target; readonly of: Glyph }) {
  return targets.standing(at) === 'legal' ? <PieceKey targets={targets} at={at} /> : <Icon of={of} size={16} />;
}

function Trade({ props, seat }: Part) {
  const words = wordsOf(props);
  const said = (body: string) => () => ({ title: words.trade, body });
  const at = `track:${seat}:trade` as const;
  return (
    <Piece props={props} at={at} topic="term:trade" className={cx(styles.row, styles.trade)}>
      <span className={styles.label}>
        <KeyOr props={props} at={at} of={TRADE} />
        <span>{words.trade}</span>
      </span>
      <Piece props={props} at={`trade:${seat}:buy`} said={said(words.buy)} className={styles.exchange}>
        <PieceKey targets={props.targets} at={`trade:${seat}:buy`} />3<Icon of={ORE} size={14} />›<Icon of={POPULATION} size={14} />
      </Piece>
      <Piece props={props} said={said(words.retire)} label={words.retire} className={styles.exchange}>
        1<Icon of={ORE} size={14} />
        <Hull level={1} size={17} />›<Icon of={POPULATION} size={14} />
      </Piece>
      <Piece props={props} at={`trade:${seat}:sell`} said={said(words.sell)} className={styles.exchange}>
        <PieceKey targets={props.targets} at={`trade:${seat}:sell`} />
        <Icon of={POPULATION} size={14} />
        ›1
        <Icon of={ORE} size={14} />
      </Piece>
    </Piece>
  );
}

export function Tracks(part: Part) {
  return (
    <div className={styles.tracks}>
      <Supply {...part} />
      <Track {...part} track="food" />
      <Track {...part} track="ore" />
      <Trade {...part} />
    </div>
  );
}

/** Exchanges of the star at a place (a location, a colony, the automation track) for a production marker. */
export function StarSwaps({ props, place }: { readonly props: Props; readonly place: string }) {
  return SPECIALISATIONS.map((marker) =>
    props.targets.options(`star:${place}:${marker}`).length === 0 ? null : (
      <Piece key={marker} props={props} at={`star:${place}:${marker}`} className={styles.swap}>
        <Icon of={STAR} size={13} />›<Icon of={MARKER[marker]} size={13} />
      </Piece>
    ),
  );
}

export function Automation({ props, seat }: Part) {
  const words = wordsOf(props);
  const { automation } = props.view.table.factions[seat];
  const steps = Math.max(AUTOMATION_POINTS.length, automation.length);
  return (
    <Piece
      props={props}
      at={`automation:${seat}`}
      topic="term:automation"
      now={() => automationNow(props, seat)}
      className={styles.automation}
    >
      <h3 className="eyebrow">
        {words.automation} <b>{automationPoints(automation.length)}</b> {words.points}
      </h3>
      <p>
        {Array.from({ length: steps }, (_, i) => {
          const letter = automation[i];
          const points = AUTOMATION_POINTS[i] ?? 1;
          return (
            <i key={i} className={cx(letter !== undefined && styles.done, letter !== undefined && seatClass(seat))}>
              {letter !== undefined ? <Icon of={MARKER[markerOf(letter)]} size={14} /> : points > 0 ? `+${points}` : i + 1}
            </i>
          );
        })}
        {seat === props.viewer && <StarSwaps props={props} place="automation" />}
      </p>
    </Piece>
  );
}

export function Colonies({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const words = wordsOf(props);
  const { colonies, colonyMarkers, privates, museum } = props.view.table.factions[seat];
  const mine = seat === props.viewer;
  return (
    <div className={styles.colonies} data-target={`colonies:${seat}`}>
      <h3 className="eyebrow">{words.colonies}</h3>
      {colonies.length + privates.length === 0 && museum === 0 && <p className="muted">{words.none}</p>}
      <ul>
        {colonies.map((id, i) => {
          const { power, points } = SYSTEMS[id] as (typeof SYSTEMS)[typeof id] & { power?: 'cygni' | 'enterOccupied' };
          return (
            <li key={id}>
              <Name props={props} topic={`system:${id}`} />
              {[...(colonyMarkers[i] ?? '')].map((letter, n) => (
                <Base key={n} seat={seat} marker={markerOf(letter)} size={17} />
              ))}
              <b>{points}</b>
              {mine && power !== undefined && props.targets.options(`power:${power}`).length > 0 && (
                <Piece props={props} at={`power:${power}`} className={styles.swap}>
                  <Icon of={LASTING} size={14} />
                </Piece>
              )}
              {mine && <StarSwaps props={props} place={id} />}
            </li>
          );
        })}
        {privates.map((id) => (
          <li key={id}>
            <Name props={props} topic={`tech:${id}`} />
          </li>
        ))}
        {museum > 0 && (
          <li className={seatClass(seat)}>
            <Name props={props} topic="event:spacecraftMuseum" />
            <Hull level={museum} size={17} label={words.museum} />
          </li>
        )}
      </ul>
    </div>
  );
}
