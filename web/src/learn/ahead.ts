import { registry } from '@orrery/games';
import { useSettings } from '../state/settings.ts';
import { showsAids, useAids } from './aids.ts';
import { keptLesson } from './kept.ts';
import { fetchAhead } from './modules.ts';

export const fetchNewcomer = () => import('./Newcomer.tsx');
export const fetchPhaseStrip = () => import('./PhaseStrip.tsx');

/** What a newcomer is told comes with the board: later it would push aside what somebody is about to press. */
export async function fetchAids(game: string, table: string): Promise<void> {
  const learn = registry[game]?.learn;
  const { language } = useSettings.getState();
  const aided = showsAids(useAids.getState(), game, table) && keptLesson(game)?.table !== table;
  const aids = aided ? [fetchNewcomer, fetchPhaseStrip, learn?.aids, learn?.rules?.[language]] : [];
  await Promise.all([learn?.goal[language], ...aids].map((fetch) => fetch && fetchAhead(fetch)));
}
