import { unitOf } from '@orrery/bots';
import type { Save } from '@orrery/kernel';
import { Icon, icons } from '@orrery/kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { playOn } from '../replay/play-on.ts';
import { cutAt, type Source } from '../replay/source.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import type { Exercise } from './exercise.ts';
import { type Mistake, optionsAt } from './mistakes.ts';
import styles from './Trainer.module.css';
import { Trainer } from './Trainer.tsx';
import { trainText } from './words.ts';

export interface MistakesProps {
  readonly source: Source;
  readonly save: Save;
  readonly mistakes: readonly Mistake[];
  readonly watch: string | undefined;
}

/** Positions of one's own game in which something else was clearly better: find it, try it, see why. */
export default function Mistakes({ source, save, mistakes: given, watch }: MistakesProps) {
  const { language } = useSettings();
  const words = trainText[language];
  // Those there were at the beginning: an analysis that goes on adds none in the middle.
  const [mistakes] = useState(given);
  const [which, setWhich] = useState(0);
  const [found, setFound] = useState(0);
  const [log, setLog] = useState<Exercise['log']>([]);
  const mistake = mistakes[which];
  const { id, game, board, seats } = source;

  useEffect(() => {
    if (mistake === undefined) return;
    let current = true;
    source.moments(mistake.seat).then(
      (moments) => {
        if (current) setLog(moments.slice(0, mistake.at + 1).map(({ heard }) => heard));
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [source, mistake]);

  const exercise = useMemo((): Exercise | undefined => {
    if (mistake === undefined) return undefined;
    const { at, asked, played, better, chance, best } = mistake;
    return {
      key: `${id} ${at}`,
      game,
      board,
      ...asked,
      options: optionsAt(game, save, mistake),
      unit: unitOf(save.config),
      best: { answer: better, worth: best },
      played: { answer: played, worth: chance },
      known: [],
      seats,
      log,
      save: () => cutAt(game, save, at),
    };
  }, [mistake, id, game, board, save, seats, log]);

  const ended = useCallback((right: boolean) => {
    if (right) setFound((n) => n + 1);
  }, []);
  const toAnalysis = hrefOf({ page: 'analysis', id, watch });
  if (exercise === undefined || mistake === undefined)
    return (
      <ErrorPage words={`${words.done}. ${words.doneNote(found, mistakes.length)}`}>
        <a className="btn primary" href={toAnalysis}>
          {words.analysis}
        </a>
      </ErrorPage>
    );
  const { at, seat } = mistake;
  return (
    <Trainer
      key={exercise.key}
      exercise={exercise}
      name={words.position(which + 1, mistakes.length)}
      ended={ended}
      controls={
        <a className={styles.title} href={toAnalysis}>
          {words.mistakes}
        </a>
      }
      after={
        <div className={styles.next}>
          <button type="button" className="btn primary" onClick={() => setWhich(which + 1)}>
            {which + 1 < mistakes.length ? words.next : words.done}
          </button>
          <button type="button" className="btn" onClick={() => void playOn(game, exercise.save(), seats, seat)}>
            {words.playOn}
          </button>
          <a className="btn" href={hrefOf({ page: 'replay', id, at, watch, as: seat })}>
            <Icon of={icons.play} size={15} />
            {words.replay}
          </a>
          <a className="btn" href={toAnalysis}>
            {words.analysis}
          </a>
        </div>
      }
    />
  );
}
