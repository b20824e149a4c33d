/** What lies on a faction's mat: supply behind its gates, production, automation, colonies. */
import type { Seat } from '@orrery/kernel';
import { Icon, isFocused, Key, seatClass } from '@orrery/kit';
import { useState } from 'react';
import { AUTOMATION_POINTS, matOf } from '../content/factions.ts';
import { COLUMNS, MARKERS, markerOf } from '../content/kinds.ts';
import { SYSTEMS } from '../content/systems.ts';
import { automationPoints } from '../score.ts';
import { powerOption, starsAt } from './anytime.ts';
import { aimed, Base, cx, Hull, Name, optionAimed, Piece, type Props, vocabulary, wordsOf } from './common.tsx';
import { FOOD, LASTING, MARKER, ORE, POPULATION, STAR, SUPPLY, SUPPLY_FILLED, TRADE } from './glyphs.ts';
import type { Hot } from './hot.ts';
import styles from './Mat.module.css';
import { automationNow, growthNow, miningNow } from './tips.ts';

type Part = { readonly props: Props; readonly seat: Seat; readonly hot: Hot };

/** A cube that moves between columns: first the column it leaves, then the one it goes to. One column needs no first step. */
function useColumns(props: Props, mine: boolean) {
  const [choice, setChoice] = useState<{ readonly decisions: number; readonly column: number }>();
  const moves = mine ? aimed(props, (aim) => aim.column !== undefined) : [];
  const sources = new Set(moves.map(({ aim }) => aim.column));
  const { decisions } = props.view;
  const only = sources.size === 1 ? [...sources][0] : undefined;
  const picked = only ?? (choice?.decisions === decisions && sources.has(choice.column) ? choice.column : undefined);
  return {
    active: moves.length > 0,
    picked,
    mayPick: (column: number) => only === undefined && picked === undefined && sources.has(column),
    mayDrop: only === undefined && picked !== undefined,
    pick: (column: number) => setChoice({ decisions, column }),
    drop: () => setChoice(undefined),
    optionTo: (column: number) => moves.find(({ aim }) => aim.column === picked && aim.into === column)?.option,
  };
}

function Supply({ props, seat, hot }: Part) {
  const { table } = props.view;
  const words = wordsOf(props);
  const own = table.factions[seat];
  const { columns } = matOf(own.mat, table.expertMats);
  const mine = seat === props.viewer;
  const moving = useColumns(props, mine);
  return (
    <div className={styles.row}>
      <Piece props={props} topic="term:supply" className={styles.label ?? ''}>
        {moving.mayDrop ? (
          <button type="button" className={styles.drop} onClick={moving.drop}>
            {words.cancel}
          </button>
        ) : (
          <>
            <Icon of={SUPPLY} size={16} />
            <span>{words.supply}</span>
            <b>{own.supply.reduce((a, b) => a + b, 0)}</b>
          </>
        )}
      </Piece>
      {COLUMNS.map((column, c) => {
        const option = moving.picked === undefined ? undefined : moving.optionTo(c);
        const may = moving.mayPick(c);
        return (
          <Piece
            key={column}
            props={props}
            option={option}
            pick={may ? () => moving.pick(c) : undefined}
            picked={moving.active && moving.picked === c}
            label={words.column(column, own.supply[c])}
            hot={mine && hot.has(`column:${column}`)}
            spot={`supply:${seat}:${column}`}
            className={cx(
              styles.cell,
              styles.cubes,
              (option !== undefined || may) && styles.legal,
              isFocused(props, option) && styles.focused,
            )}
          >
            {option !== undefined && <Key of={option.key} state={isFocused(props, option) ? 'focused' : 'legal'} />}
            <span className="vh">{words.column(column, own.supply[c])}</span>
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

function Track({ props, seat, hot, track }: Part & { readonly track: 'food' | 'ore' }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const own = table.factions[seat];
  const mat = matOf(own.mat, table.expertMats);
  const mine = seat === props.viewer;
  const gone = MARKERS - (track === 'food' ? own.food : own.mines);
  const gates = mat[track];
  const gain = track === 'food' ? COLUMNS.filter((_, c) => gates[c] <= gone && own.supply[c] > 0).length : table.oreOutput[seat];
  const may = mine ? optionAimed(props, (aim) => aim.track === track) : undefined;
  return (
    <Piece
      props={props}
      topic={track === 'food' ? 'term:growth' : 'term:oreProduction'}
      now={() => (track === 'food' ? growthNow : miningNow)(props, seat)}
      label={track}
      option={may}
      hot={mine && hot.has(track)}
      spot={`track:${seat}:${track}`}
      className={cx(styles.row, may !== undefined && styles.legal, isFocused(props, may) && styles.focused)}
    >
      <span className={styles.label}>
        {may === undefined ? <Icon of={track === 'food' ? FOOD : ORE} size={16} /> : <Key of={may.key} />}
        <span>{track === 'food' ? words.growth : words.mining}</span>
        <b className={styles.gain}>+{gain}</b>
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

function Trade({ props, seat, hot }: Part) {
  const words = wordsOf(props);
  const mine = seat === props.viewer;
  const find = (fits: Parameters<typeof optionAimed>[1]) => (mine ? optionAimed(props, fits) : undefined);
  const trade = find((aim) => aim.track === 'trade');
  const buy = find((aim) => aim.exchange === 'buy');
  const sell = find((aim) => aim.exchange === 'sell');
  return (
    <Piece
      props={props}
      topic="term:trade"
      option={trade}
      hot={mine && hot.has('trade')}
      className={cx(styles.row, styles.trade, trade !== undefined && styles.legal, isFocused(props, trade) && styles.focused)}
    >
      <span className={styles.label}>
        {trade === undefined ? <Icon of={TRADE} size={16} /> : <Key of={trade.key} />}
        <span>{words.trade}</span>
      </span>
      <Piece
        props={props}
        option={buy}
        said={() => ({ title: words.trade, body: words.buy })}
        label={words.buy}
        className={cx(styles.exchange, buy !== undefined && styles.legal, isFocused(props, buy) && styles.focused)}
      >
        {buy !== undefined && <Key of={buy.key} />}3<Icon of={ORE} size={14} />›<Icon of={POPULATION} size={14} />
      </Piece>
      <Piece props={props} said={() => ({ title: words.trade, body: words.retire })} label={words.retire} className={styles.exchange ?? ''}>
        1<Icon of={ORE} size={14} />
        <Hull level={1} size={17} />›<Icon of={POPULATION} size={14} />
      </Piece>
      <Piece
        props={props}
        option={sell}
        said={() => ({ title: words.trade, body: words.sell })}
        label={words.sell}
        className={cx(styles.exchange, sell !== undefined && styles.legal, isFocused(props, sell) && styles.focused)}
      >
        {sell !== undefined && <Key of={sell.key} />}
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

/** Exchanges of the star at a place for a production marker. */
export function StarSwaps({ props, place }: { readonly props: Props; readonly place: string }) {
  return starsAt(props, place).map(({ option, what }) => (
    <Piece key={what.marker} props={props} option={option} className={cx(styles.swap, isFocused(props, option) && styles.focused)}>
      <Icon of={STAR} size={13} />›<Icon of={MARKER[what.marker === 'food' ? 'food' : 'ore']} size={13} />
    </Piece>
  ));
}

export function Automation({ props, seat, hot }: Part) {
  const words = wordsOf(props);
  const { automation } = props.view.table.factions[seat];
  const steps = Math.max(AUTOMATION_POINTS.length, automation.length);
  return (
    <Piece
      props={props}
      topic="term:automation"
      now={() => automationNow(props, seat)}
      label="automation"
      hot={hot.has('automation')}
      spot={`automation:${seat}`}
      className={styles.automation ?? ''}
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
  const l = vocabulary(props);
  const { colonies, colonyMarkers, privates, museum } = props.view.table.factions[seat];
  const mine = seat === props.viewer;
  return (
    <div className={styles.colonies} data-spot={`colonies:${seat}`}>
      <h3 className="eyebrow">{words.colonies}</h3>
      {colonies.length + privates.length === 0 && museum === 0 && <p className="muted">{words.none}</p>}
      <ul>
        {colonies.map((id, i) => {
          const { power, points } = SYSTEMS[id] as (typeof SYSTEMS)[typeof id] & { power?: 'cygni' | 'enterOccupied' };
          const anytime = mine && power !== undefined ? powerOption(props, power) : undefined;
          return (
            <li key={id}>
              <Name props={props} topic={`system:${id}`}>
                {l.systems[id]}
              </Name>
              {[...(colonyMarkers[i] ?? '')].map((letter, n) => (
                <Base key={n} seat={seat} marker={markerOf(letter)} size={17} />
              ))}
              <b>{points}</b>
              {anytime !== undefined && (
                <Piece props={props} option={anytime} className={cx(styles.swap, isFocused(props, anytime) && styles.focused)}>
                  <Icon of={LASTING} size={14} />
                </Piece>
              )}
              {mine && <StarSwaps props={props} place={id} />}
            </li>
          );
        })}
        {privates.map((id) => (
          <li key={id}>
            <Name props={props} topic={`tech:${id}`}>
              {l.techs[id]}
            </Name>
          </li>
        ))}
        {museum > 0 && (
          <li className={seatClass(seat)}>
            <Name props={props} topic="event:spacecraftMuseum">
              {l.events.spacecraftMuseum}
            </Name>
            <Hull level={museum} size={17} label={words.museum} />
          </li>
        )}
      </ul>
    </div>
  );
}
