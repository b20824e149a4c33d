import type { Seat } from '@orrery/kernel';
import { Icon, icons, refusalFor } from '@orrery/kit';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { shipPlaces } from '../content/ship.ts';
import type { ShipTile } from '../view.ts';
import styles from './Board.module.css';
import { Choice, Done, Pills } from './Choice.tsx';
import { aimed, DieFace, diceOf, optionAimed, type Props, sum, titleOf, wordsOf } from './common.tsx';
import { Dial } from './Dial.tsx';
import { Doors, Ways } from './Doors.tsx';
import { forecast } from './forecast.ts';
import { Hull } from './Hull.tsx';
import { doors, type Layout, layOut } from './layout.ts';
import { Rail } from './Rail.tsx';
import { type Pick, Room } from './Room.tsx';
import { Scene } from './Scene.tsx';
import { showsTray, Tray } from './Tray.tsx';

/** The size of the place the board is given. */
function useSize(guess: { readonly width: number; readonly height: number }) {
  const ref = useRef<HTMLElement>(null);
  const [size, setSize] = useState(guess);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

/** Researchers of whom one must first be chosen: several could go, each to several rooms. */
function usePicks(props: Props, layout: Layout) {
  const [choice, setChoice] = useState<{ readonly at: number; readonly pick: Pick }>();
  const { viewer, view, question } = props;
  const ways = aimed(props, (aim) => aim.from !== undefined && aim.to !== undefined).flatMap(({ option, aim }) =>
    aim.from === undefined || aim.to === undefined ? [] : [{ option, from: aim.from, to: aim.to, seat: aim.owner ?? viewer }],
  );
  // On a wide board each move is an arrow through its door: one click.
  const arrows = question?.ask.decision === 'move' && !layout.narrow;
  const sources: Pick[] = [];
  if (!arrows)
    for (const { from, seat } of ways)
      if (!sources.some((source) => source.place === from && source.seat === seat)) sources.push({ place: from, seat });
  const picked =
    sources.length === 1
      ? sources[0]
      : choice?.at === view.decisions && sources.some(({ place, seat }) => place === choice.pick.place && seat === choice.pick.seat)
        ? choice.pick
        : undefined;
  return {
    arrows: arrows ? ways : [],
    sources: sources.length > 1 ? sources : [],
    picked,
    optionTo: (place: number) =>
      picked === undefined
        ? undefined
        : ways.find(({ from, to, seat }) => from === picked.place && seat === picked.seat && to === place)?.option,
    pick: (pick: Pick | undefined) => setChoice(pick === undefined ? undefined : { at: view.decisions, pick }),
  };
}

export function Board(props: Props) {
  const { view, question, focused, layout: kind } = props;
  const { table } = view;
  const [ref, size] = useSize(kind === 'phone' ? { width: 390, height: 390 } : { width: 1026, height: 526 });
  const withTray = showsTray(props);
  const layout = useMemo(() => layOut(size.width, size.height, withTray), [size.width, size.height, withTray]);
  const places = useMemo(() => shipPlaces(table.seats), [table.seats]);
  const joints = useMemo(() => doors(layout, places), [layout, places]);
  const preview = focused !== undefined && question !== undefined ? forecast(table, question.ask, focused.answer) : undefined;
  const { arrows, sources, picked, optionTo, pick } = usePicks(props, layout);
  const words = wordsOf(props);
  const { hull, rail, tray, narrow } = layout;

  const tiles: readonly ShipTile[] =
    table.ship.length > 0
      ? table.ship
      : places.map((place) => ({ place, room: null, figures: [], teleporters: [], controller: null, points: [] }));
  const optionOf = ({ place, room }: ShipTile) =>
    optionTo(place) ??
    optionAimed(
      props,
      (aim) => (aim.place === place && aim.owner === undefined) || aim.explore === place || (room !== null && aim.room === room),
    );
  const refusalOf = ({ place, room }: ShipTile) =>
    refusalFor(props, room === null ? { act: 'explore', to: place } : { act: 'room', room }) ?? refusalFor(props, place);
  const chipOption = (tile: ShipTile) => (seat: Seat) => optionAimed(props, (aim) => aim.place === tile.place && aim.owner === seat);

  return (
    <section ref={ref} className={styles.board} aria-label={words.ship}>
      <div className={styles.scroller}>
        <div className={styles.sky} style={{ height: layout.height * layout.scale }}>
          <div className={styles.stage} style={{ width: layout.width, height: layout.height, transform: `scale(${layout.scale})` }}>
            <Hull layout={layout} places={places} />
            <Doors props={props} layout={layout} doors={joints} ways={arrows} />
            {tiles.map((tile) => (
              <Room
                key={tile.place}
                props={props}
                tile={tile}
                box={layout.rooms[tile.place]}
                layout={layout}
                option={optionOf(tile)}
                chipOption={chipOption(tile)}
                picks={sources.flatMap(({ place, seat }) => (place === tile.place ? [seat] : []))}
                picked={picked}
                pick={pick}
                refusal={refusalOf(tile)}
                preview={preview}
              />
            ))}
            <Ways props={props} layout={layout} doors={joints} ways={arrows} />
            {rail !== undefined && (
              <div className={styles.at} style={{ left: rail.x, top: rail.y, width: rail.w, height: rail.h }}>
                <Rail props={props} across={narrow} />
              </div>
            )}
            {!narrow && (
              <div className={styles.at} style={{ right: 8, top: 6, width: 92 }}>
                <Dial props={props} />
              </div>
            )}
            {!narrow && <Status props={props} layout={layout} />}
            {tray !== undefined && (
              <div className={styles.at} style={{ left: tray.x, top: tray.y, width: tray.w, height: tray.h }}>
                <Tray props={props} narrow={narrow} low={layout.height < 470} width={tray.w} />
              </div>
            )}
            {rail !== undefined && (
              <div
                className={styles.at}
                style={{
                  left: hull.x,
                  width: hull.w - layout.bow,
                  top: 0,
                  height: hull.y + hull.h + (narrow ? 38 : -3),
                  pointerEvents: 'none',
                }}
              >
                <div className={styles.pills} data-float>
                  {sources.length > 0 && picked === undefined && <span className={styles.hint}>{words.pickFirst}</span>}
                  <Pills props={props} />
                  {narrow && <Done props={props} />}
                </div>
              </div>
            )}
            <Scene props={props} layout={layout} />
          </div>
        </div>
      </div>
      <Choice props={props} narrow={narrow} low={size.height < 230} scale={layout.scale} />
    </section>
  );
}

/** What the turn under way still holds, and the dice already spent, at the ship's bow. */
function Status({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const words = wordsOf(props);
  const { table, frames } = props.view;
  if (table.phase !== 'turns' || layout.tray !== undefined) return null;
  const hazard = frames.find(({ procedure }) => procedure === 'contamination');
  const left = typeof hazard?.locals.left === 'number' ? hazard.locals.left : 0;
  const spent = diceOf(table.centre);
  return (
    <div className={styles.status}>
      {left > 0 && (
        <p className={styles.hazard}>
          <Icon of={icons.contamination} size={18} />
          <span aria-hidden="true">{words.left(left)}</span>
          <span className="vh">{words.contamination(left)}</span>
        </p>
      )}
      {table.turn.movesLeft > 0 && (
        <p className={styles.budget}>
          <Icon of={icons.move} size={16} />
          <span aria-hidden="true">{words.left(table.turn.movesLeft)}</span>
          <span className="vh">{words.movesLeft(table.turn.movesLeft)}</span>
        </p>
      )}
      {table.turn.callsLeft > 0 && (
        <p className={styles.budget}>
          <Icon of={icons.support} size={16} />
          <span aria-hidden="true">{words.left(table.turn.callsLeft)}</span>
          <span className="vh">{words.callsLeft(table.turn.callsLeft)}</span>
        </p>
      )}
      {spent.length > 0 && (
        <div className={styles.spent}>
          <h2 className="eyebrow">{words.spent(sum(table.centre), table.diceInPlay)}</h2>
          <p>
            {spent.map((symbol, i) => (
              <DieFace key={i} symbol={symbol} size={18} spent label={titleOf(props, `die:${symbol}`)} />
            ))}
          </p>
        </div>
      )}
      <Done props={props} />
    </div>
  );
}
