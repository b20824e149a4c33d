import { registry } from '@orrery/games';
import { type Game, Match, type Save } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { layScene, layTrial } from '../local/create.ts';
import { illustrated, lessonPosition, type Shown } from '../reader/positions.ts';
import { gameText, loadGame } from '../state/games.ts';
import { hrefOf } from '../state/router.ts';
import { type ShellText, useText } from '../text/index.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { LEARNER } from './course.ts';
import { againstCadets } from './start.ts';

/** In place of a chapter: a step of the lesson follows. */
const LESSON = 'lesson/';

/** While developing, in place of a chapter: a position that a test has set up (`tools/keep-scenes.ts`). */
const SCENE = 'scene/';

const isScene = (at: string): boolean => !import.meta.env.PROD && at.startsWith(SCENE);

async function sceneOfTest(game: Game, at: string): Promise<Shown | undefined> {
  const [name = '', answers = '0'] = at.split('/');
  const found = await fetch(`/scenes/${game.id}/${encodeURIComponent(name)}.json`);
  const save = found.ok ? ((await found.json()) as readonly Save[])[Number(answers)] : undefined;
  if (save === undefined) return undefined;
  const match = Match.load(game, save);
  const seat = game.open(match.position)[0]?.seat ?? LEARNER;
  return { match, seat, at: [], words: undefined, asked: undefined };
}

/** The position that a link names. */
async function shownAt(game: Game, at: string): Promise<Shown | undefined> {
  if (at.startsWith(LESSON)) return lessonPosition(game, at.slice(LESSON.length));
  if (isScene(at)) return sceneOfTest(game, at.slice(SCENE.length));
  const scene = (await registry[game.id]?.learn?.scenes?.())?.scenes[at];
  return scene && illustrated(game, scene);
}

async function laid(id: string, at: string, text: ShellText): Promise<string | undefined> {
  const game = await loadGame(id);
  const shown = game && (await shownAt(game, at));
  if (game === undefined || shown === undefined) return undefined;
  const { match, seat } = shown;
  const seats = againstCadets(match.config.seats, seat, text);
  const lay = isScene(at) ? layScene : layTrial;
  return lay(game, gameText(id).title, match.save(), seats);
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
        if (current) setMissing(true);
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
