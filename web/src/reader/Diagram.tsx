import { registry } from '@orrery/games';
import { type Illustration, SPECTATOR } from '@orrery/kernel';
import {
  type BoardModule,
  type BoardProps,
  Sentence,
  seatColour,
  seatLetter,
  seatShape,
  TableProvider,
  type Target,
  useSize,
  useTable,
} from '@orrery/kit';
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useModule } from '../learn/modules.ts';
import { hrefOf } from '../state/router.ts';
import { questionOf } from '../table/question.ts';
import type { ShellText } from '../text/index.ts';
import styles from './Diagram.module.css';
import { illustrated, type Shown } from './positions.ts';

interface DiagramProps {
  readonly game: string;
  /** The passage it stands beside. */
  readonly path: string;
  readonly of: Illustration;
  /** What it shows, where the position has no words of its own. */
  readonly caption: string | undefined;
  readonly words: ShellText;
  readonly phone: boolean;
}

const nothing = (): void => {};

/** The size a board is drawn in before it is made to fit, and that of one's own place below it. */
const SIZE = { wide: { width: 1026, height: 526 }, phone: { width: 390, height: 430 } };
const MINE = { width: 1366, height: 132 };
/** A board that shows one side at a time turns to the right one first. */
const SIDE_MS = 300;

async function drawn(id: string, of: Illustration) {
  const [game, board] = await Promise.all([registry[id]?.load(), registry[id]?.board?.()]);
  if (game === undefined || board === undefined) return undefined;
  const shown = await illustrated(game, of);
  return shown && { shown, board: board.default, view: game.view(shown.match.position, shown.seat) };
}

/** A position drawn by the board itself, with a ring around what it shows, and the way into it. */
export default function Diagram({ game, path, of, caption, words, phone }: DiagramProps) {
  const { language } = useTable();
  const scene = useModule(useCallback(() => drawn(game, of), [game, of]));
  const [mine, setMine] = useState(false);
  const { width, height } = phone ? SIZE.phone : SIZE.wide;
  const below = (MINE.height * width) / MINE.width;
  const [frame, size] = useSize(phone ? 'phone' : 'desktop');
  const scale = size.width / width;
  // What is not on the map lies at one's own place; a phone has no room for both.
  const rings = useRings(frame, scene?.shown.at, size.height, scale, () => setMine(!phone));
  return (
    // Paper has another width, and nothing is measured there: it takes the figure as it is.
    <figure
      className={styles.figure}
      data-drawn={scene !== undefined || undefined}
      style={{ '--drawn': `${size.width}px` } as CSSProperties}
    >
      <div
        ref={frame as RefObject<HTMLDivElement>}
        className={styles.frame}
        style={{ aspectRatio: `${width} / ${height + (mine ? below : 0)}` }}
        inert
      >
        {scene !== undefined && (
          <Scene {...scene} words={words} phone={phone}>
            {({ Board, Me }, props) => (
              <>
                <div className={`${styles.board} drawn still`} style={{ width, height, transform: `scale(${scale})` }}>
                  <Board {...props} />
                </div>
                {mine && Me !== undefined && (
                  <div
                    className={`${styles.board} drawn still`}
                    style={{ ...MINE, top: height * scale, transform: `scale(${(scale * width) / MINE.width})` }}
                  >
                    <Me {...props} />
                  </div>
                )}
              </>
            )}
          </Scene>
        )}
        <svg className={styles.rings} aria-hidden="true">
          {rings.map(({ x, y, width, height }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={5} />
          ))}
        </svg>
      </div>
      <figcaption>
        <Sentence of={inLetters(scene?.shown.words?.(language) ?? caption ?? words.learn.scene)} />{' '}
        <a href={hrefOf({ page: 'try', game, at: path })} target="_blank" rel="noreferrer">
          {words.learn.tryIt}
        </a>
      </figcaption>
    </figure>
  );
}

/** Seats of the position have letters for names; those at the table around the reader are others. */
const inLetters = (sentence: string): string => sentence.replace(/\[\[seat:(\d+)\]\]/g, (_, seat) => seatLetter(Number(seat)));

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where what the position shows has been drawn, inside the frame; `missing` is called where something has not. */
function useRings(
  frame: RefObject<HTMLElement | null>,
  at: readonly Target[] | undefined,
  height: number,
  scale: number,
  missing: () => void,
): readonly Box[] {
  const [rings, setRings] = useState<readonly Box[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another size everything lies elsewhere
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      const element = frame.current;
      if (element === null || at === undefined) return;
      const found = at.flatMap((target) => [...element.querySelectorAll<HTMLElement>(`[data-target="${CSS.escape(target)}"]`)].slice(0, 1));
      if (found.length < at.filter((target) => !target.startsWith('shell:')).length) missing();
      for (const one of found.slice(0, 1)) scrolledTo(one, element, scale);
      const outer = element.getBoundingClientRect();
      setRings(
        found.flatMap((one) => {
          const { x, y, width, height, right, bottom } = one.getBoundingClientRect();
          const inside = width > 0 && x >= outer.x && y >= outer.y && right <= outer.right && bottom <= outer.bottom;
          return inside ? [{ x: x - outer.x - 2, y: y - outer.y - 2, width: width + 4, height: height + 4 }] : [];
        }),
      );
    }, SIDE_MS);
    return () => clearTimeout(timer);
  }, [frame, at, height, scale]);
  return rings;
}

/** Brings it into the middle of what scrolls inside the frame; the page itself stays where it is. */
function scrolledTo(one: HTMLElement, frame: HTMLElement, scale: number): void {
  for (let outer = one.parentElement; outer !== null && outer !== frame; outer = outer.parentElement) {
    if (outer.scrollHeight <= outer.clientHeight || !/auto|scroll/.test(getComputedStyle(outer).overflowY)) continue;
    const [a, b] = [one.getBoundingClientRect(), outer.getBoundingClientRect()];
    outer.scrollTop += (a.y + a.height / 2 - b.y - b.height / 2) / scale;
  }
}

type SceneProps = {
  readonly shown: Shown;
  readonly view: BoardProps['view'];
  readonly board: BoardModule;
  readonly words: ShellText;
  readonly phone: boolean;
  children(board: BoardModule, props: BoardProps): ReactNode;
};

function Scene({ board, view, shown: { match, seat, at, asked }, words, phone, children }: SceneProps) {
  const { text, language, patterns } = useTable();
  const looks = Array.from({ length: match.config.seats }, (_, one) => ({
    ...{ seat: one, name: seatLetter(one), letter: seatLetter(one), shape: seatShape(one), colour: seatColour(one) },
    ...{ kind: 'human' as const, you: one === seat, away: false },
  }));
  // On a phone a board turns to where something is asked; here it shall turn to what is shown.
  const question = asked === undefined || phone ? undefined : questionOf(text, view, seat, asked, []);
  const props: BoardProps = {
    ...{ view, viewer: seat, text, language, seats: looks, question, focused: undefined, happening: undefined, pointed: at },
    ...{ focus: nothing, choose: nothing, explain: nothing, layout: phone ? 'phone' : 'desktop', motion: false, patterns },
  };
  return (
    <TableProvider
      value={{
        ...{ text, view, viewer: SPECTATOR, seats: looks, language, motion: false, patterns, words: words.kit },
        ...{ icons: board.icons ?? {}, explain: nothing, picture: () => undefined },
      }}
    >
      {children(board, props)}
    </TableProvider>
  );
}
