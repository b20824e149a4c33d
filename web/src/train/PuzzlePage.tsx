import { puzzlesOf, registry } from '@orrery/games';
import { replayMoments, type SeatState } from '@orrery/host';
import { need, openPuzzle, type Puzzles, samePlain } from '@orrery/kernel';
import { useCallback, useEffect, useState } from 'react';
import { playOn } from '../replay/play-on.ts';
import { loadGame, useGameText } from '../state/games.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { CopyLink } from '../table/CopyLink.tsx';
import { guestName } from '../text/guest.ts';
import { type ShellText, useText } from '../text/index.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { daysInARow, nextOf, puzzleOf, today } from './daily.ts';
import type { Exercise } from './exercise.ts';
import styles from './Trainer.module.css';
import { Trainer } from './Trainer.tsx';
import { useShare } from './useShare.ts';
import { useStreak } from './useStreak.ts';
import { trainText } from './words.ts';

/** So much of what happened before is told in the log. */
const TOLD = 40;

type Opened = { readonly exercise: Exercise; readonly which: number; readonly stock: Puzzles };

/** The seats of a puzzle: whoever is asked is the person here, bots have the others. */
function seatsOf(count: number, mine: number, name: string, { lobby }: ShellText): SeatState[] {
  const names = [...lobby.botNames];
  return Array.from({ length: count }, (_, seat) =>
    seat === mine
      ? { kind: 'human', name, bot: null, standIn: null }
      : { kind: 'bot', name: names.shift() ?? '', bot: 'officer', standIn: null },
  );
}

async function open(id: string, wanted: (count: number) => number, name: string, text: ShellText): Promise<Opened> {
  const [game, stock, board] = await Promise.all([loadGame(id), puzzlesOf(id), registry[id]?.board?.()]);
  if (game === undefined || stock === undefined || stock.puzzles.length === 0) throw new Error(`no puzzles of ${id}`);
  const which = wanted(stock.puzzles.length);
  const { match, ask: asked, moves, best, chances } = openPuzzle(game, stock, which);
  const view = game.view(match.position, asked.seat);
  const ask = view.asks.find((a) => a.seat === asked.seat && a.decision === asked.decision && !a.answered);
  if (ask === undefined) throw new Error(`${asked.decision} is not asked`);
  const known = moves.map((answer, i) => ({ answer, worth: chances[i] ?? 0 }));
  const seats = seatsOf(match.config.seats, ask.seat, name === '' ? guestName(text) : name, text);
  const save = match.save();
  const setup = {
    ...{ config: match.config, seed: match.seed, clock: { kind: 'none' as const }, time: 0, base: save },
    seats: seats.map(({ name: called }) => ({ kind: 'human' as const, name: called })),
  };
  const moments = replayMoments(game, setup, [], ask.seat, Math.max(0, match.at - TOLD), match.at);
  return {
    which,
    stock,
    exercise: {
      key: `${id} ${which}`,
      game,
      board: board?.default,
      view,
      ask,
      options: moves,
      unit: 'chance',
      best: need(
        known.find((one) => samePlain(one.answer, best)),
        'the best answer',
      ),
      known,
      seats,
      log: moments.map(({ heard }) => heard),
      save: () => save,
    },
  };
}

/** The puzzle of the day, or another one for practice. */
export default function PuzzlePage({ game: id, number }: { readonly game: string; readonly number: number | undefined }) {
  const text = useText();
  const { language, name } = useSettings();
  const words = trainText[language];
  const [day] = useState(() => today());
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    const wanted = (count: number) => (number === undefined ? puzzleOf(day, count) : (number - 1 + count) % count);
    open(id, wanted, name, text).then(
      (now) => {
        if (current) setOpened(now);
      },
      (error: unknown) => {
        console.error(error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [id, number, day, name, text]);

  const daily = number === undefined;
  const { streak, everywhere, ended } = useStreak(id, day, daily);
  /** At which try it was found; 0 where it was not. */
  const [tries, setTries] = useState<number>();
  const over = useCallback(
    (found: boolean, count: number) => {
      ended(found);
      setTries(found ? count : 0);
    },
    [ended],
  );
  const gameText = useGameText(id);
  const share = useShare(id, day, daily && tries !== undefined);

  if (failed)
    return (
      <ErrorPage words={words.broken}>
        <a className="btn" href={hrefOf({ page: 'lobby' })}>
          {text.table.lobby}
        </a>
      </ErrorPage>
    );
  if (opened === undefined) return <ErrorPage words={text.table.loading} busy />;
  const { exercise, which, stock } = opened;
  const { game, seats, ask } = exercise;
  const hard = words.hard[stock.puzzles[which]?.hard ?? 1];
  const called = daily ? `${words.daily} · ${words.day(new Date(day))} · ${hard}` : `${words.puzzle} ${which + 1} · ${hard}`;
  const another = nextOf(which, stock.puzzles.length) + 1;
  return (
    <Trainer
      key={exercise.key}
      exercise={exercise}
      name={called}
      ended={over}
      controls={<span className={styles.title}>{daily ? words.daily : words.puzzle}</span>}
      after={
        <>
          <p className={styles.stats}>
            {daily ? (
              <>
                <b>{words.streak(daysInARow(streak, day))}</b>
                <span>{words.longest(streak.longest)}</span>
                <span>{words.inAll(streak.found)}</span>
                {share !== undefined && <span>{words.share(share.found, share.answered)}</span>}
                <small>{everywhere ? words.keptEverywhere : words.kept}</small>
              </>
            ) : (
              <small>{words.practice}</small>
            )}
          </p>
          <div className={styles.next}>
            <a className="btn primary" href={hrefOf({ page: 'puzzle', game: id, number: another })}>
              {words.another}
            </a>
            <button type="button" className="btn" onClick={() => void playOn(game, exercise.save(), seats, ask.seat)}>
              {words.playOn}
            </button>
            {daily && tries !== undefined && (
              <CopyLink
                label={words.tell}
                link={() => {
                  const how = words.found[tries - 1] ?? words.notFound;
                  return `${words.told(gameText?.title ?? '', words.day(new Date(day)), how, daysInARow(streak, day))} ${location.href}`;
                }}
              />
            )}
          </div>
        </>
      }
    />
  );
}
