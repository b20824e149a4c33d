import type { Seat } from '@orrery/kernel';
import { asked, cx, nameOfSeat, optionFor, Piece, PieceKey, Say, SeatToken, seatClass, sum, type Target, titleOf } from '@orrery/kit';
import { type DieSymbol, SYMBOLS } from '../content/dice.ts';
import { DieFace, diceOf, type Props, wordsOf } from './common.tsx';
import styles from './Tray.module.css';
import { useTargets } from './targets.ts';

export const showsTray = ({ view }: Pick<Props, 'view'>): boolean => view.table.phase === 'commands';

/** All dice of one symbol in the pool: they are alike, so they answer together. */
function Group({
  props,
  symbol,
  count,
  size,
  tumble,
}: {
  readonly props: Props;
  readonly symbol: DieSymbol;
  readonly count: number;
  readonly size: number;
  readonly tumble: boolean;
}) {
  const targets = useTargets(props);
  const at: Target = `die:${symbol}`;
  const label = titleOf(props, at);
  // The same dice stand in one's own place, and answer there once they are taken.
  const here = asked(props, 'buildOffer', 'addDie') ? at : undefined;
  return (
    <Piece targets={targets} at={here} topic={at} label={`${count} × ${label}`} className={styles.group}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className={tumble ? styles.tumble : undefined} style={{ animationDelay: `${((i * 5 + symbol.length) % 7) * 45}ms` }}>
          <DieFace symbol={symbol} size={size} label={label} />
        </span>
      ))}
      {here !== undefined && <PieceKey targets={targets} at={here} className={styles.key} />}
    </Piece>
  );
}

/** Pool, offer and order cards while commands are assigned. */
export function Tray({
  props,
  narrow,
  low,
  width,
}: {
  readonly props: Props;
  readonly narrow: boolean;
  readonly low: boolean;
  readonly width: number;
}) {
  const words = wordsOf(props);
  const { table } = props.view;
  const kinds = table.pool.filter((count) => count > 0).length;
  const size = narrow
    ? Math.max(18, Math.min(30, Math.floor((width - 30 - kinds * 7) / Math.max(1, sum(table.pool))) - 1))
    : sum(table.pool) > 10
      ? 27
      : low
        ? 28
        : 32;
  const event = props.happening?.event;
  const tumble = props.motion && (event?.type === 'rolled' || event?.type === 'rerolled');
  const cards = Array.from({ length: table.config.seats }, (_, i) => i + 1);
  const mustStay = table.offeredCard === null ? 0 : 2 * (table.config.seats - table.offeredCard);
  // Whoever has taken the offer may still add a die: until then nobody builds the next one.
  const taken = table.addressee !== null && table.players[table.addressee].orderCard !== null;
  const offering = table.offerer !== null && table.offeredCard !== null && table.phase === 'commands' && !taken;
  return (
    <section className={cx(styles.tray, narrow && styles.narrow, low && styles.low)} aria-label={words.pool(sum(table.pool))}>
      <div className={styles.pool}>
        <h2 className="eyebrow">
          {words.pool(sum(table.pool))}
          {offering && mustStay > 0 && !narrow && <em>{words.mustStay(mustStay)}</em>}
        </h2>
        <div className={styles.dice} key={tumble ? props.happening?.id : 'still'}>
          {SYMBOLS.map((symbol, s) =>
            table.pool[s] > 0 ? (
              <Group key={symbol} props={props} symbol={symbol} count={table.pool[s]} size={size} tumble={tumble} />
            ) : null,
          )}
          {!narrow && asked(props, 'addDie') && (
            <Say props={props} option={optionFor(props, 'none')}>
              {words.addNone}
            </Say>
          )}
        </div>
      </div>
      <ol className={styles.order}>
        {cards.map((card) => {
          const seat = table.players.findIndex((player) => player.orderCard === card);
          const current = offering && card === table.offeredCard && seat < 0;
          return (
            <OrderCard key={card} props={props} card={card} seat={seat} current={current} narrow={narrow}>
              {current && <Offer props={props} size={narrow ? (sum(table.offer) > 5 ? 17 : 20) : low ? 24 : 28} narrow={narrow} />}
            </OrderCard>
          );
        })}
      </ol>
    </section>
  );
}

function Offer({ props, size, narrow }: { readonly props: Props; readonly size: number; readonly narrow: boolean }) {
  const words = wordsOf(props);
  const { table } = props.view;
  const dice = diceOf(table.offer);
  const taken = asked(props, 'addDie');
  return (
    <>
      <div className={styles.offerer}>
        {table.offerer !== null && <SeatToken seat={table.offerer} size={18} label={nameOfSeat(props, table.offerer)} />}
        {table.addressee !== null && !taken && (
          <>
            <span aria-hidden="true">→</span>
            <SeatToken seat={table.addressee} size={18} label={`${words.putTo} ${nameOfSeat(props, table.addressee)}`} />
          </>
        )}
        {!narrow && table.addressee === null && <small>{words.offers}</small>}
      </div>
      <div className={styles.offered}>
        {dice.length === 0 && <small>{asked(props, 'buildOffer') && !narrow ? words.offerEmpty : '…'}</small>}
        {dice.map((symbol, i) => (
          <DieFace key={i} symbol={symbol} size={size} label={titleOf(props, `die:${symbol}`)} />
        ))}
      </div>
      <div className={styles.says}>
        {asked(props, 'buildOffer', 'answerOffer') && (
          <>
            <Say props={props} option={optionFor(props, 'done')}>
              {words.putOffer}
            </Say>
            <Say props={props} option={optionFor(props, 'accept')}>
              {words.take}
            </Say>
            <Say props={props} option={optionFor(props, 'refuse')}>
              {words.passOn}
            </Say>
          </>
        )}
      </div>
    </>
  );
}

interface OrderCardProps {
  readonly props: Props;
  readonly card: number;
  readonly seat: Seat;
  readonly current: boolean;
  readonly narrow: boolean;
  readonly children: React.ReactNode;
}

function OrderCard({ props, card, seat, current, narrow, children }: OrderCardProps) {
  const words = wordsOf(props);
  const held = seat >= 0;
  const dice = held ? diceOf(props.view.table.players[seat].dice) : [];
  const targets = useTargets(props);
  return (
    <li
      {...targets.at(`card:${card}`)}
      className={cx(styles.card, current && styles.current, held && seatClass(seat), held && styles.held)}
      aria-label={
        held
          ? `${words.orderCard(card)}: ${words.diceOf(nameOfSeat(props, seat), dice.length)}`
          : current
            ? words.offer(card)
            : words.orderFree(card)
      }
    >
      <span className={styles.number}>{card}</span>
      {held && (
        <div className={styles.taken}>
          <SeatToken seat={seat} size={narrow ? 18 : 20} />
          {narrow ? (
            <b>{dice.length}</b>
          ) : (
            <span className={styles.small}>
              {dice.map((symbol, i) => (
                <DieFace key={i} symbol={symbol} size={17} label={titleOf(props, `die:${symbol}`)} />
              ))}
            </span>
          )}
        </div>
      )}
      {children}
    </li>
  );
}
