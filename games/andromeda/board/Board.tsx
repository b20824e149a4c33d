import { asked, type BoardOption, foreseen, Icon, icons, placed, sum, type Target, titleOf, useSize } from '@orrery/kit';
import { useMemo } from 'react';
import { type Place, shipPlaces } from '../content/ship.ts';
import type { ShipTile } from '../view.ts';
import styles from './Board.module.css';
import { Choice, Done, Pills } from './Choice.tsx';
import { DieFace, diceOf, type Props, wordsOf } from './common.tsx';
import { Dial } from './Dial.tsx';
import { Doors, Ways } from './Doors.tsx';
import { Hull } from './Hull.tsx';
import { doors, type Layout, layOut } from './layout.ts';
import { Rail } from './Rail.tsx';
import { Room } from './Room.tsx';
import { Scene } from './Scene.tsx';
import { showsTray, Tray } from './Tray.tsx';
import { useTargets } from './targets.ts';

export function Board(props: Props) {
  const { table } = props.view;
  const [ref, size] = useSize(props.layout);
  const withTray = showsTray(props);
  const layout = useMemo(() => layOut(size.width, size.height, withTray), [size.width, size.height, withTray]);
  const places = useMemo(() => shipPlaces(table.config.seats), [table.config.seats]);
  const joints = useMemo(() => doors(layout, places), [layout, places]);
  const targets = useTargets(props);
  const words = wordsOf(props);
  const { hull, rail, tray, narrow } = layout;
  // On a wide board each move is an arrow through its door: one click.
  const arrows = asked(props, 'move') && !narrow;
  const ways = arrows ? (props.question?.options ?? []).flatMap((option) => wayThrough(targets.way(option), option)) : [];
  // Several could go, each to several rooms: first who, then where.
  const choosing =
    !arrows &&
    targets.taken.length === 0 &&
    table.ship.some(({ place, figures }) =>
      figures.some(
        (_, seat) => targets.options(`figure:${place}:${seat}`).length > 1 && targets.standing(`figure:${place}:${seat}`) === 'legal',
      ),
    );
  const after = foreseen(props);
  const tiles: readonly ShipTile[] =
    table.ship.length > 0
      ? table.ship
      : places.map((place) => ({ place, room: null, figures: [], teleporters: [], controller: null, points: [] }));

  return (
    <section ref={ref} className={styles.board} aria-label={words.ship}>
      <div className={styles.scroller}>
        <div className={styles.sky} style={{ height: layout.height * layout.scale, minWidth: Math.floor(layout.width * layout.scale) }}>
          <div className={styles.stage} style={{ width: layout.width, height: layout.height, transform: `scale(${layout.scale})` }}>
            <Hull layout={layout} places={places} />
            <Doors props={props} layout={layout} doors={joints} />
            {tiles.map((tile) => (
              <Room
                key={tile.place}
                props={props}
                tile={tile}
                box={layout.rooms[tile.place]}
                layout={layout}
                still={arrows}
                after={after}
              />
            ))}
            <Ways props={props} doors={joints} ways={ways} />
            {rail !== undefined && (
              <div className={styles.at} style={placed(rail)}>
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
              <div className={styles.at} style={placed(tray)}>
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
                  {choosing && <span className={styles.hint}>{words.pickFirst}</span>}
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

/** The places a move leads from and to. */
function wayThrough(
  way: readonly Target[],
  option: BoardOption,
): { readonly from: Place; readonly to: Place; readonly option: BoardOption }[] {
  const [from, to] = way.map((target) => Number(target.split(':')[1]));
  return from === undefined || to === undefined ? [] : [{ from, to, option }];
}

/** What the turn under way still holds, and the dice already spent, at the ship's bow. */
function Status({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  const words = wordsOf(props);
  const { table, frames } = props.view;
  if (table.phase !== 'turns' || layout.tray !== undefined) return null;
  const hazard = frames.find(({ procedure }) => procedure === 'contamination');
  const left = typeof hazard?.locals.left === 'number' ? hazard.locals.left : 0;
  const spent = diceOf(table.centre);
  const { movesLeft, callsLeft } = table.turn;
  const budgets = [
    { left: movesLeft, glyph: icons.move, label: words.movesLeft(movesLeft) },
    { left: callsLeft, glyph: icons.support, label: words.callsLeft(callsLeft) },
  ];
  return (
    <div className={styles.status}>
      {left > 0 && (
        <p className={styles.hazard}>
          <Icon of={icons.contamination} size={18} />
          <span aria-hidden="true">{words.left(left)}</span>
          <span className="vh">{words.contamination(left)}</span>
        </p>
      )}
      {budgets.map(({ left: count, glyph, label }) =>
        count > 0 ? (
          <p key={label} className={styles.budget}>
            <Icon of={glyph} size={16} />
            <span aria-hidden="true">{words.left(count)}</span>
            <span className="vh">{label}</span>
          </p>
        ) : null,
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
