import { type Frame, int, SPECTATOR, seeded } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../content/exploration.ts';
import { FIELDS_OF } from '../content/fields.ts';
import { beyondTheSun } from '../index.ts';
import { invariants } from '../invariants.ts';
import { makes, strength } from '../queries.ts';
import { isMoving, isSettling } from '../rules/flow.ts';
import type { State } from '../state.ts';
import { cubesOf, Table } from './table.ts';

/** Visits every position of a random game. */
function everywhere(seats: number, options: object, seed: string, visit: (state: State, frames: readonly Frame[]) => void): void {
  const position = beyondTheSun.start(beyondTheSun.configure(seats, options), seed);
  const luck = seeded(seed);
  while (position.asks.length > 0) {
    visit(position.state, position.stack);
    const ask = position.asks[0];
    const choices = beyondTheSun.options(position, ask);
    beyondTheSun.play(position, ask, choices[int(luck, choices.length)]);
  }
}

const broken = (state: State, frames: readonly Frame[] = []): string[] =>
  invariants.filter(({ check }) => check(state, frames) !== undefined).map(({ name }) => name);

describe('what always holds', () => {
  it('BS-398 twenty cubes for each faction, wherever they are', () => {
    everywhere(4, {}, 'cubes', (state) => {
      for (let seat = 0; seat < 4; seat++) expect(cubesOf(state, seat)).toBe(20);
    });
    const table = new Table();
    table.state.factions[0].population++;
    expect(broken(table.state)).toContain('twenty cubes');
  });

  it('BS-399 eight markers of each kind for each faction', () => {
    everywhere(3, { mats: 'expert' }, 'markers', (state, frames) => expect(broken(state, frames)).toEqual([]));
    const table = new Table();
    table.state.factions[0].food--;
    expect(broken(table.state)).toContain('eight markers of each kind');
  });

  it('BS-400 ships of one faction alone mean its base, and a location has one base at most', () => {
    everywhere(2, {}, 'bases', (state, frames) => {
      if (isMoving(frames) || isSettling(frames)) return;
      for (let at = 0; at < LOCATIONS.length; at++) {
        if (makes(state, at).length === 0) continue;
        const present = [0, 1].filter((seat) => strength(state, seat, at) > 0);
        if (present.length === 1) expect(state.bases[at]).toBe(present[0]);
      }
    });
    const table = new Table().ship(0, 'a1', 1);
    expect(broken(table.state)).toContain('control');
  });

  it('BS-401 nobody is stronger than the controller after a check', () => {
    everywhere(4, { mats: 'expert' }, 'strongest', (state, frames) => {
      if (isMoving(frames) || isSettling(frames)) return;
      for (let at = 0; at < LOCATIONS.length; at++) {
        const holder = state.bases[at];
        if (holder < 0) continue;
        for (let seat = 0; seat < 4; seat++) expect(strength(state, seat, at)).toBeLessThanOrEqual(strength(state, holder, at));
      }
    });
    expect(broken(new Table().ship(1, 'a1', 1).ship(0, 'a1', 2).base(1, 'a1').state)).toContain('control');
  });

  it('BS-402 a level II or III field bears an event or a technology, never both', () => {
    everywhere(3, { display: true }, 'fields', (state) => {
      for (const level of [2, 3] as const) {
        for (const field of FIELDS_OF[level]) expect(state.technologies[field] !== null && state.events[field] !== null).toBe(false);
      }
    });
    const table = new Table();
    table.state.technologies[4] = 'plasmaCannon';
    expect(broken(table.state)).toContain('fields');
  });

  it('BS-403 hidden are only the order of decks and the face-down events: everybody sees the same table', () => {
    const position = beyondTheSun.start(beyondTheSun.configure(4, {}), 'hidden');
    const views = [SPECTATOR, 0, 1, 2, 3].map((viewer) => JSON.stringify(beyondTheSun.view(position, viewer).table));
    expect(new Set(views).size).toBe(1);
    const text = views[0];
    for (const card of position.state.techDecks[0].cards) expect(text).not.toContain(`"${card}"`);
    for (const event of position.state.events) if (event !== null) expect(text).not.toContain(`"${event}"`);
    for (const system of position.state.systemDecks[1].cards) expect(text).not.toContain(`"${system}"`);
  });
});
