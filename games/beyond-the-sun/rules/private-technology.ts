import type { TechId } from '../content/technologies/index.ts';
import { define } from '../rulebook.ts';
import { privateTechnology } from './calls.ts';
import { bury, draw } from './decks.ts';
import { chooseTechnology, gainTechnology } from './research.ts';

/** Chapter: private technologies. One of three cards from the deck, beside the mat: no field, no cube, no event, for nobody else. */
const REVEALED = 3;

define(privateTechnology, {
  reveal: (x) => {
    const { state, seat, locals } = x;
    const deck = state.techDecks[locals.level - 2];
    const cards: TechId[] = [];
    x.reveal();
    for (let i = 0; i < REVEALED; i++) {
      const card = draw(deck);
      if (card !== undefined) cards.push(card);
    }
    if (cards.length === 0) return 'end';
    state.fitting = cards;
    x.emit({ type: 'cardsTurnedUp', seat, level: locals.level, fitting: cards.slice(), aside: [] });
    x.ask(seat, chooseTechnology, { field: null, level: locals.level, cards: cards.slice() });
    return 'keep';
  },
  keep: (x) => {
    const { state, seat, locals } = x;
    const technology = x.answer(chooseTechnology);
    const others = state.fitting.filter((card) => card !== technology);
    state.fitting = [];
    state.factions[seat].privates.push(technology);
    bury(x, state.techDecks[locals.level - 2], others);
    x.emit({ type: 'technologyKept', seat, technology });
    gainTechnology(x, seat, technology, true);
    return 'end';
  },
});
