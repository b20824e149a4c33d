import { acts, cx, fieldOf, foreseen, Icon, isFocused, Key, refusalFor, SeatToken, Sentence, type Target, titleOf } from '@orrery/kit';
import { boxes } from '../content/box.ts';
import { tradeCards } from '../content/trade.ts';
import styles from './Actions.module.css';
import { Exchange, nameOfSeat, type Props, wordsOf } from './common.tsx';
import { cubesIn, singly, turnsGolden } from './facts.ts';
import { RESOURCE, UP } from './glyphs.ts';
import { Spot } from './Spot.tsx';
import { softly } from './softly.ts';
import { useTargets } from './targets.ts';

const GLYPHS = [RESOURCE.cruisers, RESOURCE.relics, RESOURCE.discovery];

/** The three columns of the action board: a trade card, and the box whose cubes move up to it. */
export function Actions({ props }: { readonly props: Props }) {
  return (
    <section className={styles.actions} aria-label={wordsOf(props).actions}>
      {boxes.map((box, slot) => (
        <div key={box} className={styles.column}>
          <TradeCard props={props} slot={slot} />
          <span className={styles.up} aria-hidden="true">
            <Icon of={UP} size={14} />
          </span>
          <ActionBox props={props} slot={slot} />
        </div>
      ))}
    </section>
  );
}

function TradeCard({ props, slot }: { readonly props: Props; readonly slot: number }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const card = tradeCards[table.trade[slot]];
  const after = foreseen(props);
  const turned = table.turned[slot];
  const on = singly(cubesIn(table, table.onTrade, slot));
  const coming = singly(cubesIn(table, table.inBox, slot));
  const added = newCubes(props, after?.onTrade, table.onTrade, slot);
  const soon = newCubes(props, after?.inBox, table.inBox, slot);
  const golden = turnsGolden(table, slot, added.length + soon.length);
  const spaces = turned ? on.length + added.length : Math.max(table.tradeSpaces, on.length + added.length + coming.length + soon.length);
  const cubes = [
    ...on.map((seat) => ({ seat, kind: styles.here })),
    ...added.map((seat) => ({ seat, kind: styles.mine })),
    ...(turned ? [] : coming.map((seat) => ({ seat, kind: styles.ghost }))),
    ...(turned ? [] : soon.map((seat) => ({ seat, kind: styles.mine }))),
  ];
  return (
    <Spot
      props={props}
      topic={`trade:${card.id}`}
      label={titleOf(props, `trade:${card.id}`)}
      className={cx(styles.trade, golden && styles.golden, turned && styles.turned)}
      at={`trade:${slot}`}
      still
    >
      <h3>{softly(titleOf(props, `trade:${card.id}`))}</h3>
      {card.exchanges.map(({ pay, gain }, exchange) => {
        const refusal = refusalFor(props, { action: 'trade', slot, exchange });
        return (
          <Spot
            key={exchange}
            props={props}
            at={`trade:${slot}:${exchange}`}
            topic={refusal === undefined ? undefined : `trade:${card.id}`}
            why={refusal}
            {...(refusal === undefined ? {} : { label: refusal.words })}
            className={cx(styles.exchange, refusal !== undefined && styles.blocked)}
          >
            <Exchange props={props} pay={pay} gain={gain} />
          </Spot>
        );
      })}
      <span className={styles.spaces} role="img" aria-label={spacesInWords(props, on, coming)}>
        {Array.from({ length: spaces }, (_, i) => {
          const cube = cubes[i];
          return (
            <i key={i} className={cx(styles.space, cube?.kind, i >= table.tradeSpaces && styles.over)}>
              {cube !== undefined && <SeatToken seat={cube.seat} size={15} />}
            </i>
          );
        })}
      </span>
      <small className={styles.status}>
        {golden ? <b>{words.goldenAge}</b> : turned ? words.turned : words.spaces(on.length, table.tradeSpaces)}
      </small>
    </Spot>
  );
}

/** One's own cubes that a later table has here besides. */
function newCubes({ view, viewer }: Props, then: readonly number[] | undefined, now: readonly number[], slot: number): number[] {
  const at = slot * view.table.players.length + viewer;
  return viewer < 0 || then === undefined || (then[at] ?? 0) <= (now[at] ?? 0) ? [] : [viewer];
}

function spacesInWords(props: Props, on: readonly number[], coming: readonly number[]): string {
  const words = wordsOf(props);
  const names = (seats: readonly number[]): string => seats.map((seat) => nameOfSeat(props, seat)).join(', ');
  return [words.spaces(on.length, props.view.table.tradeSpaces), names(on), coming.length > 0 ? `+ ${names(coming)}` : '']
    .filter((part) => part !== '')
    .join(': ');
}

function ActionBox({ props, slot }: { readonly props: Props; readonly slot: number }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const box = boxes[slot];
  const me = table.players[props.viewer];
  const at: Target = `box:${slot}`;
  const options = useTargets(props).options(at);
  const refusal = refusalFor(props, { action: box });
  const cubes = singly(cubesIn(table, table.inBox, slot));
  const ghost = newCubes(props, foreseen(props)?.inBox, table.inBox, slot).length > 0;
  const title = titleOf(props, `action:${box}`);
  const price =
    box === 'manufacture'
      ? { pay: { credits: me?.costs.cruiser ?? 2 }, gain: { cruisers: 1 } }
      : box === 'salvage'
        ? { pay: { credits: me?.costs.salvage ?? 3, discovery: 1 }, gain: { relics: 1 } }
        : { pay: {}, gain: { discovery: 1 } };
  return (
    <Spot
      props={props}
      topic={`action:${box}`}
      label={title}
      className={cx(styles.box, options.length > 0 && styles.open, refusal !== undefined && styles.blocked)}
      at={at}
      still
    >
      <Icon of={GLYPHS[slot]} size={40} className={styles.mark} />
      <h3>{title}</h3>
      <p className={styles.price}>
        <Exchange props={props} pay={price.pay} gain={price.gain} />
        {box !== 'plunder' && <small>{words.each}</small>}
      </p>
      <p className={styles.cubes}>
        {cubes.map((seat, i) => (
          <SeatToken key={`${seat} ${i}`} seat={seat} size={16} label={nameOfSeat(props, seat)} />
        ))}
        {ghost && <SeatToken seat={props.viewer} size={16} className={styles.mineCube ?? ''} />}
      </p>
      {options.length > 0 && (
        <p className={styles.counts}>
          {options.map((option) => {
            const count = Number(fieldOf(option.answer, 'count') ?? 1);
            const focused = isFocused(props, option);
            return (
              <span key={option.words} {...acts(props, option)} className={cx(styles.count, focused && styles.countOn)}>
                <b>+{count}</b>
                {options.length < 3 && <Icon of={GLYPHS[slot]} size={13} />}
                {options.length < 4 && <Key of={option.key} state={focused ? 'focused' : 'legal'} />}
              </span>
            );
          })}
        </p>
      )}
      {refusal !== undefined && (
        <small className={styles.why}>
          <Sentence of={refusal.words} quiet />
        </small>
      )}
    </Spot>
  );
}
