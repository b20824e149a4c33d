import type { Secret } from '@orrery/kernel';
import { FIELDS_OF } from './content/fields.ts';
import type { Deck, State } from './state.ts';

/** The order of the decks, below what was buried in everybody's sight, and the face-down events. Nobody knows more than anybody else. */
export function secrets(s: State): readonly Secret[] {
  return [
    ...s.techDecks.flatMap((deck, i) => deckSecrets(`technology ${i}`, deck)),
    ...s.systemDecks.flatMap((deck, i) => deckSecrets(`system ${i}`, deck)),
    ...([2, 3] as const).map((level) => ({
      kind: `event ${level}`,
      in: s.events,
      at: FIELDS_OF[level].filter((field) => s.events[field] !== null),
      knownTo: [],
    })),
  ];
}

function deckSecrets(kind: string, deck: Deck<unknown>): Secret[] {
  const found: Secret[] = [];
  let from = 0;
  for (const [group, size] of deck.buried.entries()) {
    found.push({ kind: `${kind}, buried ${group}`, in: deck.cards, at: places(from, from + size), knownTo: [] });
    from += size;
  }
  found.push({ kind, in: deck.cards, at: places(from, deck.cards.length), knownTo: [] });
  return found;
}

const places = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
