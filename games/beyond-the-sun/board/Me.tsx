/** One's own mat: supply behind its gates, production, automation, colonies; and the achievements beside it. */
import type { Seat } from '@orrery/kernel';
import { Counter, Icon, isFocused, Key, SeatToken, seatClass } from '@orrery/kit';
import { AUTOMATION_POINTS, matOf } from '../content/factions.ts';
import { COLUMNS, MARKERS, markerOf } from '../content/kinds.ts';
import { SYSTEMS } from '../content/systems.ts';
import { automationPoints } from '../score.ts';
import { Achievements } from './Achievements.tsx';
import { Base, cx, Hull, Name, nameOfSeat, optionAimed, Piece, type Props, vocabulary, wordsOf } from './common.tsx';
import { FOOD, MARKER, ORE, POPULATION, SUPPLY, SUPPLY_FILLED, TRADE } from './glyphs.ts';
import { type Hot, hotOf } from './hot.ts';
import styles from './Me.module.css';

const total = (props: Props, seat: Seat): number => props.view.table.scores[seat]?.total ?? 0;

function Tracks({ props, seat, hot }: { readonly props: Props; readonly seat: Seat; readonly hot: Hot }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const own = table.factions[seat];
  const mat = matOf(own.mat, table.expertMats);
  const mine = seat === props.viewer;
  const foodGone = MARKERS - own.food;
  const minesGone = MARKERS - own.mines;
  const grows = COLUMNS.filter((_, c) => mat.food[c] <= foodGone && own.supply[c] > 0).length;
  const option = (track: 'food' | 'ore' | 'trade') => (mine ? optionAimed(props, (aim) => aim.track === track) : undefined);
  const row = (track: 'food' | 'ore') => {
    const [gates, gone, icon, label, gain] =
      track === 'food'
        ? ([mat.food, foodGone, FOOD, words.growth, grows] as const)
        : ([mat.ore, minesGone, ORE, words.mining, table.oreOutput[seat]] as const);
    const may = option(track);
    return (
      <Piece
        props={props}
        topic={track === 'food' ? 'term:growth' : 'term:oreProduction'}
        option={may}
        hot={mine && hot.has(track)}
        className={cx(styles.row, may !== undefined && styles.legal, isFocused(props, may) && styles.focused)}
      >
        <span className={styles.label}>
          {may === undefined ? <Icon of={icon} size={16} /> : <Key of={may.key} />}
          <span>{label}</span>
          <b className={styles.gain}>+{gain}</b>
        </span>
        {COLUMNS.map((column, c) => {
          const shows = gates[c] <= gone;
          const from = gates[c];
          const to = c + 1 < COLUMNS.length ? gates[c + 1] : gates[c];
          const dry = track === 'food' && own.supply[c] === 0;
          return (
            <span key={column} className={styles.cell}>
              <i className={cx(styles.gate, shows && styles.open, shows && dry && styles.dry)}>
                {track === 'food' ? column : <Icon of={ORE} size={13} />}
              </i>
              {Array.from({ length: to - from }, (_, i) => (
                <i key={i} className={cx(styles.marker, from + i >= gone && styles.there, from + i >= gone && seatClass(seat))}>
                  {from + i >= gone && <Icon of={icon} size={12} />}
                </i>
              ))}
            </span>
          );
        })}
      </Piece>
    );
  };
  const buy = mine ? optionAimed(props, (aim) => aim.exchange === 'buy') : undefined;
  const sell = mine ? optionAimed(props, (aim) => aim.exchange === 'sell') : undefined;
  const trade = option('trade');
  return (
    <div className={styles.tracks}>
      <div className={styles.row}>
        <span className={styles.label}>
          <Icon of={SUPPLY} size={16} />
          <span>{words.supply}</span>
          <b>{own.supply.reduce((a, b) => a + b, 0)}</b>
        </span>
        {COLUMNS.map((column, c) => (
          <span key={column} className={cx(styles.cell, styles.cubes)} role="img" aria-label={`${column}: ${own.supply[c]}`}>
            {Array.from({ length: Math.max(mat.columns[c], own.supply[c]) }, (_, i) => (
              <i key={i} className={i < own.supply[c] ? seatClass(seat) : styles.none}>
                <Icon of={i < own.supply[c] ? SUPPLY_FILLED : SUPPLY} size={15} />
              </i>
            ))}
          </span>
        ))}
      </div>
      {row('food')}
      {row('ore')}
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
        <Piece props={props} option={buy} label={words.buy} className={cx(styles.exchange, buy !== undefined && styles.legal)}>
          {buy !== undefined && <Key of={buy.key} />}3<Icon of={ORE} size={14} />›<Icon of={POPULATION} size={14} />
        </Piece>
        <span className={styles.exchange}>
          1<Icon of={ORE} size={14} />
          <Hull level={1} size={15} />›<Icon of={POPULATION} size={14} />
        </span>
        <Piece props={props} option={sell} label={words.sell} className={cx(styles.exchange, sell !== undefined && styles.legal)}>
          {sell !== undefined && <Key of={sell.key} />}
          <Icon of={POPULATION} size={14} />
          ›1
          <Icon of={ORE} size={14} />
        </Piece>
      </Piece>
    </div>
  );
}

export function Automation({ props, seat, hot }: { readonly props: Props; readonly seat: Seat; readonly hot: boolean }) {
  const words = wordsOf(props);
  const { automation } = props.view.table.factions[seat];
  const steps = Math.max(AUTOMATION_POINTS.length, automation.length);
  return (
    <Piece props={props} topic="term:automation" hot={hot} className={styles.automation ?? ''}>
      <h3 className="eyebrow">
        {words.automation} <b>{automationPoints(automation.length)}</b> {words.points}
      </h3>
      <p>
        {Array.from({ length: steps }, (_, i) => {
          const letter = automation[i];
          return (
            <i key={i} className={cx(letter !== undefined && styles.done, letter !== undefined && seatClass(seat))}>
              {letter === undefined ? (
                (AUTOMATION_POINTS[i] ?? 1) > 0 ? (
                  `+${AUTOMATION_POINTS[i] ?? 1}`
                ) : (
                  i + 1
                )
              ) : (
                <Icon of={MARKER[markerOf(letter)]} size={14} />
              )}
            </i>
          );
        })}
      </p>
    </Piece>
  );
}

export function Colonies({ props, seat }: { readonly props: Props; readonly seat: Seat }) {
  const words = wordsOf(props);
  const l = vocabulary(props);
  const { colonies, colonyMarkers, privates, museum } = props.view.table.factions[seat];
  return (
    <div className={styles.colonies}>
      <h3 className="eyebrow">{words.colonies}</h3>
      {colonies.length + privates.length === 0 && museum === 0 && <p className="muted">{words.none}</p>}
      <ul>
        {colonies.map((id, i) => (
          <li key={id}>
            <Name props={props} topic={`system:${id}`}>
              {l.systems[id]}
            </Name>
            {[...(colonyMarkers[i] ?? '')].map((letter, n) => (
              <Base key={n} seat={seat} marker={markerOf(letter)} size={17} />
            ))}
            <b>{SYSTEMS[id].points}</b>
          </li>
        ))}
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
            <Hull level={museum} size={16} label={words.museum} />
          </li>
        )}
      </ul>
    </div>
  );
}

export function Me(props: Props) {
  const { table } = props.view;
  const seat = props.viewer >= 0 ? props.viewer : table.active;
  const own = table.factions[seat];
  const words = wordsOf(props);
  const l = vocabulary(props);
  if (own === undefined) return null;
  const all = hotOf(props.happening?.event, table);
  const hot: Hot = all.has(`seat:${seat}`) ? all : new Set([...all].filter((key) => key.startsWith('achievement')));
  const bases = table.bases.filter((holder) => holder === seat).length;
  const phone = props.layout === 'phone';
  return (
    <div className={cx(styles.me, phone && styles.phone)}>
      <div className={styles.who}>
        <p className={styles.title}>
          <SeatToken seat={seat} size={24} label={nameOfSeat(props, seat)} />
          <Name props={props} topic={`faction:${own.mat}`}>
            {l.factions[own.mat]}
          </Name>
          <b className={styles.total}>
            {total(props, seat)} <small>{words.points}</small>
          </b>
        </p>
        <div className={styles.goods}>
          <Piece props={props} topic="term:population" hot={hot.has('population')} className={styles.good ?? ''}>
            <Counter
              value={own.population}
              size="large"
              label={words.population}
              icon={<Icon of={POPULATION} size={20} className={seatClass(seat)} />}
              caption
            />
          </Piece>
          <Piece props={props} topic="term:ore" hot={hot.has('ore')} className={styles.good ?? ''}>
            <Counter
              value={own.ore}
              size="large"
              label={words.ore}
              icon={<Icon of={ORE} size={20} className={seatClass(seat)} />}
              caption
            />
          </Piece>
        </div>
        {bases > 0 && <p className={styles.risk}>{words.canLose(bases)}</p>}
      </div>
      <Tracks props={props} seat={seat} hot={hot} />
      <div className={styles.side}>
        <Automation props={props} seat={seat} hot={hot.has('automation')} />
        <Colonies props={props} seat={seat} />
      </div>
      {!phone && <Achievements props={props} hot={hot} />}
    </div>
  );
}
