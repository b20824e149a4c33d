import { registry } from '@orrery/games';
import { type Illustration, SPECTATOR } from '@orrery/kernel';
import { type BoardModule, type BoardProps, seatColour, seatLetter, seatShape, TableProvider, useSize, useTable } from '@orrery/kit';
import type { RefObject } from 'react';
import { useFetched } from '../learn/useGoal.ts';
import { sceneAt } from '../replay/scene.ts';
import { hrefOf } from '../state/router.ts';
import { questionOf } from '../table/question.ts';
import type { ShellText } from '../text/index.ts';
import styles from './Diagram.module.css';

interface DiagramProps {
  readonly game: string;
  readonly of: Illustration;
  readonly words: ShellText;
  readonly phone: boolean;
}

const nothing = (): void => {};

/** The size a board is drawn in before it is made to fit. */
const SIZE = { wide: { width: 1026, height: 526 }, phone: { width: 390, height: 390 } };

async function drawn(game: string, { seats, seed, at, seat }: Illustration) {
  const [rules, board] = await Promise.all([registry[game]?.load(), registry[game]?.board?.()]);
  if (rules === undefined || board === undefined) return undefined;
  const position = sceneAt(rules, { game, seats, seed, options: {} }, at);
  const open = rules.open(position).find((ask) => ask.seat === seat);
  const options = open === undefined ? [] : rules.options(position, open);
  return { board: board.default, view: rules.view(position, seat), asked: open && { decision: open.decision, options } };
}

/** A position drawn by the board itself, and the way into it. */
export default function Diagram({ game, of, words, phone }: DiagramProps) {
  const scene = useFetched(`${game} ${of.seed} ${of.at}`, () => drawn(game, of));
  const { width, height } = phone ? SIZE.phone : SIZE.wide;
  const [frame, size] = useSize(phone ? 'phone' : 'desktop');
  const link = hrefOf({ page: 'replay', id: `scene:${game}:${of.seats}:${of.seed}`, at: of.at, watch: undefined, as: of.seat });
  return (
    <figure className={styles.figure}>
      <div ref={frame as RefObject<HTMLDivElement>} className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }} inert>
        <div className={styles.board} style={{ width, height, transform: `scale(${size.width / width})` }}>
          {scene !== undefined && <Scene {...scene} seats={of.seats} seat={of.seat} words={words} phone={phone} />}
        </div>
      </div>
      <figcaption>
        {words.learn.scene}{' '}
        <a href={link} target="_blank" rel="noreferrer">
          {words.learn.tryIt}
        </a>
      </figcaption>
    </figure>
  );
}

type SceneProps = NonNullable<Awaited<ReturnType<typeof drawn>>> & {
  readonly board: BoardModule;
  readonly seats: number;
  readonly seat: number;
  readonly words: ShellText;
  readonly phone: boolean;
};

function Scene({ board, view, asked, seats, seat, words, phone }: SceneProps) {
  const { text, language, patterns } = useTable();
  const looks = Array.from({ length: seats }, (_, at) => ({
    ...{ seat: at, name: seatLetter(at), letter: seatLetter(at), shape: seatShape(at), colour: seatColour(at) },
    ...{ kind: 'human' as const, you: at === seat, away: false },
  }));
  const question = asked === undefined ? undefined : questionOf(text, view, seat, asked, []);
  const props: BoardProps = {
    ...{ view, viewer: seat, text, language, seats: looks, question, focused: undefined, happening: undefined },
    ...{ focus: nothing, choose: nothing, explain: nothing, layout: phone ? 'phone' : 'desktop', motion: false, patterns },
  };
  const { Board } = board;
  return (
    <TableProvider
      value={{
        ...{ text, view, viewer: SPECTATOR, seats: looks, language, motion: false, patterns, words: words.kit },
        ...{ icons: board.icons ?? {}, explain: nothing, picture: () => undefined },
      }}
    >
      <Board {...props} />
    </TableProvider>
  );
}
