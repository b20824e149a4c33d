import type { Seat } from '@orrery/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Source } from '../replay/source.ts';
import { type Findings, keepFindings, type Of, readFindings } from './store.ts';

export type Scope = 'people' | 'all';

export type Work =
  | { readonly kind: 'opening' }
  | { readonly kind: 'surveying'; readonly done: number }
  | { readonly kind: 'judging'; readonly done: number; readonly of: number }
  | { readonly kind: 'rest' }
  | { readonly kind: 'failed' };

const NOTHING: Findings = { turns: [], rounds: [], judged: [], left: { people: undefined, all: undefined } };

/** This long the search looks for better options by itself, then it asks whether to go on. */
const BUDGET_MS = 60_000;
/** What was found is kept after this many decisions, so that a page left early has not thought for nothing. */
const KEEP_EVERY = 6;

/** Whose decisions are looked at unless somebody wants them all: the people's, or everybody's where only bots played. */
export function seatsOf({ seats }: Source, scope: Scope): Seat[] {
  const people = seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : []));
  return scope === 'all' || people.length === 0 ? [...seats.keys()] : people;
}

/** Finds out about a finished match, in the background, a piece at a time, and remembers it. */
export function useAnalysis(source: Source, scope: Scope) {
  const { id, game, save } = source;
  const [findings, setFindings] = useState<Findings>();
  const [work, setWork] = useState<Work>({ kind: 'opening' });
  const stop = useRef(() => {});
  const answers = save?.log.length ?? 0;

  const start = useCallback(
    (from: Findings, whose: Scope) => {
      if (save === undefined) return;
      stop.current();
      let wanted = true;
      let end = () => {};
      stop.current = () => {
        wanted = false;
        end();
      };
      const of: Of = { id, version: game.version, answers: save.log.length };
      let now = from;
      let count = 0;
      const found = (change: Partial<Findings>): void => {
        now = { ...now, ...change };
        setFindings(now);
      };
      const left = (open: number): Findings['left'] => ({ ...now.left, [whose]: open });
      /** What is kept in the middle of the work is not counted yet, so that it goes on when the page is opened again. */
      const keepSoFar = () => void keepFindings(of, { ...now, left: { ...now.left, [whose]: undefined } });
      setWork({ kind: 'surveying', done: 0 });
      import('../think/thinker.ts')
        .then(({ think }) => {
          if (!wanted) return;
          const known = from.judged.map((j) => j.at);
          end = think({ type: 'analyse', save, seats: seatsOf(source, whose), known, budget: BUDGET_MS }, (message) => {
            if (!wanted) return;
            switch (message.type) {
              case 'course':
                // A picture from last time is not drawn anew.
                if (from.turns.length === 0) found({ turns: message.turns, rounds: message.rounds });
                setWork({ kind: 'surveying', done: message.done });
                return;
              case 'choices':
                count = message.count;
                found({ left: left(count) });
                setWork({ kind: 'judging', done: 0, of: count });
                keepSoFar();
                return;
              case 'judged':
                found({ judged: [...now.judged, message.judged], left: left(message.left) });
                setWork({ kind: 'judging', done: count - message.left, of: count });
                if (message.left % KEEP_EVERY === 0) keepSoFar();
                return;
              case 'done':
                found({ left: left(message.left) });
                setWork({ kind: 'rest' });
                void keepFindings(of, now);
                return;
              case 'failed':
                console.error(message.reason);
                setWork({ kind: 'failed' });
                return;
              // Answers to other questions.
              case 'advice':
              case 'line':
              case 'weighed':
                return;
            }
          });
        })
        .catch(() => setWork({ kind: 'failed' }));
    },
    [id, game, save, source],
  );

  useEffect(() => {
    let current = true;
    void readFindings({ id, version: game.version, answers }).then((kept) => {
      if (!current) return;
      setFindings(kept ?? NOTHING);
      setWork({ kind: 'rest' });
    });
    return () => {
      current = false;
      stop.current();
    };
  }, [id, game, answers]);

  const counted = findings?.left[scope];
  const opened = findings !== undefined;
  const resting = work.kind === 'rest';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is wanted and was never counted is looked at once
  useEffect(() => {
    if (opened && counted === undefined && resting) start(findings, scope);
  }, [opened, scope, resting]);

  return {
    findings: findings ?? NOTHING,
    work,
    left: counted ?? 0,
    /** Looks at what was left out. */
    further: () => start(findings ?? NOTHING, scope),
  };
}
