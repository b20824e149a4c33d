import { decisive, type Turning } from '@orrery/bots';
import type { ReplayMoment } from '@orrery/host';
import type { Seat } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { readFindings } from '../analysis/store.ts';
import { openReplay, type Source } from '../replay/source.ts';

export type Moment = Turning & {
  /** Through whose eyes. */
  readonly viewer: Seat;
  readonly moments: readonly ReplayMoment[];
};

/** The stations of a match: those its analysis has kept, or from a fresh look. */
async function turnsOf({ id, game, save }: Source, stopped: (end: () => void) => void): Promise<Parameters<typeof decisive>[0]> {
  if (save === undefined) return [];
  const kept = await readFindings({ id, version: game.version, answers: save.log.length });
  if (kept !== undefined && kept.turns.at(-1)?.at === save.log.length) return kept.turns;
  const { think } = await import('../think/thinker.ts');
  return new Promise((resolve, reject) => {
    let turns: Parameters<typeof decisive>[0] = [];
    const end = think({ type: 'analyse', save, seats: [], known: [], budget: 0 }, (message) => {
      if (message.type === 'course') turns = message.turns;
      if (message.type === 'done') resolve(turns);
      if (message.type === 'failed') reject(new Error(message.reason));
    });
    stopped(end);
  });
}

/** The moment that decided a finished match; undefined while it is looked for, null where there is none to tell of. */
export function useDecisive(id: string, watch: string | undefined, winners: readonly Seat[], viewer: Seat): Moment | null | undefined {
  const [moment, setMoment] = useState<Moment | null>();
  const who = winners.join();
  useEffect(() => {
    let wanted = true;
    let end = () => {};
    const look = async (): Promise<Moment | null> => {
      const source = await openReplay(id, watch);
      const won = who === '' ? [] : who.split(',').map(Number);
      if (won.length === 0 || source.seats.length < 2 || !wanted) return null;
      const turns = await turnsOf(source, (by) => {
        end = by;
      });
      const found = decisive(turns, won, source.seats.length);
      if (found === undefined) return null;
      return { ...found, viewer, moments: await source.moments(viewer, found.from, found.to) };
    };
    look()
      .catch((error: unknown) => {
        console.error(error);
        return null;
      })
      .then((found) => {
        if (wanted) setMoment(found);
      });
    return () => {
      wanted = false;
      end();
    };
  }, [id, watch, who, viewer]);
  return moment;
}
