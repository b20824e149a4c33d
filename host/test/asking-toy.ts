import { type Asking, defineGame, type Game } from '@orrery/kernel';
import { type ToyState, toyGame } from './toy-game.ts';

/** The toy with a window: whoever has won may spend, and there is something to do while anything is left. */
const asking: Asking<ToyState> = {
  windows: { prize: 'can' },
  window: (_state, { decision }) => (decision === 'spend' ? { kinds: ['prize'], pass: 'stop' } : undefined),
  serves: (_kind, answer) => answer === 'take',
  secret: () => true,
};

export const askingToy = defineGame({ ...toyGame.definition, id: 'asking', asking }) as unknown as Game;
