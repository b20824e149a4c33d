import type { Answer, Ask, Game, Position, SeenAsk } from '@orrery/kernel';

/** The question of a view, found again in a guessed position. */
export function openAsk(game: Game, position: Position, ask: Pick<SeenAsk, 'seat' | 'decision'>): Ask {
  for (const open of game.open(position)) if (open.seat === ask.seat && open.decision === ask.decision) return open;
  throw new Error(`${ask.decision} is not open in the guess`);
}

/** A short text that tells answers of one question apart. */
export function keyOf(answer: Answer): string | number {
  if (typeof answer === 'string' || typeof answer === 'number') return answer;
  if (typeof answer !== 'object' || answer === null) return `${answer}`;
  let key = '';
  for (const name in answer as Record<string, Answer>) {
    const value = (answer as Record<string, Answer>)[name];
    key += typeof value === 'object' && value !== null ? `${name}(${keyOf(value)})` : `${name}=${value};`;
  }
  return key;
}
