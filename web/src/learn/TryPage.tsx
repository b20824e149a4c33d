import { registry } from '@orrery/games';
import { useEffect, useState } from 'react';
import { layTrial } from '../local/create.ts';
import { illustrated, lessonPosition } from '../reader/positions.ts';
import { gameText, loadGame } from '../state/games.ts';
import { hrefOf } from '../state/router.ts';
import { type ShellText, useText } from '../text/index.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { againstCadets } from './start.ts';

/** In place of a chapter: a step of the lesson follows. */
const LESSON = 'lesson/';

async function laid(id: string, at: string, text: ShellText): Promise<string | undefined> {
  const [game, scenes] = await Promise.all([loadGame(id), registry[id]?.learn?.scenes?.()]);
  if (game === undefined) return undefined;
  const scene = scenes?.scenes[at];
  const shown = at.startsWith(LESSON) ? await lessonPosition(game, at.slice(LESSON.length)) : scene && (await illustrated(game, scene));
  if (shown === undefined) return undefined;
  const { match, seat } = shown;
  return layTrial(game, gameText(id).title, match.save(), againstCadets(match.config.seats, seat, text));
}

/** Lays a position as a table of its own, to be played on from, and goes there. Whatever else one plays waits. */
export default function TryPage({ game, at }: { readonly game: string; readonly at: string }) {
  const text = useText();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let current = true;
    laid(game, at, text).then(
      (id) => {
        if (!current) return;
        // Going back must not lay it once more.
        if (id !== undefined) window.location.replace(hrefOf({ page: 'local', id }));
        else setMissing(true);
      },
      (error: unknown) => {
        console.error(error);
        setMissing(true);
      },
    );
    return () => {
      current = false;
    };
  }, [game, at, text]);
  if (!missing) return <ErrorPage words={text.table.loading} busy />;
  return (
    <ErrorPage words={text.table.notFound}>
      <a className="btn" href={hrefOf({ page: 'lobby' })}>
        {text.table.lobby}
      </a>
    </ErrorPage>
  );
}
