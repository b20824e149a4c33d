import { need, open, type Seat } from '@orrery/kernel';
import { SHIPS, type ShipChoice } from '../answers.ts';
import { EVENTS, type EventId, GUILD_EVENT_ORE } from '../content/events.ts';
import { A_SPACES, LOCATIONS, type LocationId, ROGUE } from '../content/exploration.ts';
import { guildBit } from '../content/guilds.ts';
import { hasShips, indexOf } from '../queries.ts';
import type { Context } from '../rulebook.ts';
import { decision, procedure } from '../rulebook.ts';
import { SHIP_SLOTS, type State, shipAt } from '../state.ts';
import { runFor } from './calls.ts';
import { drawSystem } from './colonies.ts';
import { checkControl } from './control.ts';
import { guildOpensRows } from './display.ts';
import { affordableSoon } from './free-actions.ts';
import { gain } from './ore.ts';
import { reserved } from './reserve.ts';
import { returnPopulation } from './supply.ts';

/** Chapter: events. The researcher comes first, then clockwise. */

export const takePrize = decision('takePrize', {
  args: {
    event: open<EventId>(),
    /** Population that is needed otherwise. */
    population: open<number>(),
  },
  options: (state, seat, { event, population }): readonly ('take' | 'decline')[] => {
    const { effect } = EVENTS[event];
    return effect.kind === 'prize' && state.factions[seat].population - population >= effect.returned ? ['take', 'decline'] : ['decline'];
  },
});

export const exhibit = decision('exhibit', {
  options: (state, seat): readonly (ShipChoice | 'keep')[] => [...ownShips(state, seat), 'keep'],
});

export const placeRogueStar = decision('placeRogueStar', {
  options: (): readonly LocationId[] => A_SPACES.map((space) => LOCATIONS[space]),
});

function ownShips(state: State, seat: Seat): ShipChoice[] {
  const list: ShipChoice[] = [];
  for (let slot = 0; slot < SHIP_SLOTS; slot++) if (state.ships[seat * SHIP_SLOTS + slot] > 0) list.push(SHIPS[slot >> 2][slot & 3]);
  return list;
}

function stay(x: Context, event: EventId): void {
  x.state.staying.push(event);
  x.state.turnedUp = null;
  x.emit({ type: 'eventStays', event });
}

export const resolveEvent = procedure(
  'event',
  { event: open<EventId>(), nth: open<number>() },
  {
    turnUp: (x) => {
      const { state, seat, locals } = x;
      const { effect } = EVENTS[locals.event];
      switch (effect.kind) {
        case 'guild':
          state.guilds |= guildBit(effect.guild);
          x.emit({ type: 'guildOpened', guild: effect.guild });
          guildOpensRows(x, effect.guild);
          gain(x, seat, GUILD_EVENT_ORE);
          return 'discard';
        case 'everyFaction':
          return 'eachFaction';
        case 'prize':
          return 'prize';
        case 'museum':
          stay(x, locals.event);
          return 'museum';
        case 'dyson':
          return 'dyson';
        case 'rogueStar':
          return 'rogueStar';
        case 'census':
        case 'registry':
        case 'controllerOf':
        case 'strongestAt':
          stay(x, locals.event);
          return 'end';
      }
    },
    eachFaction: (x) => {
      const { state, seat, locals } = x;
      if (locals.nth === state.config.seats) return 'discard';
      runFor(x, (seat + locals.nth) % state.config.seats, locals.event);
      locals.nth++;
      return 'eachFaction';
    },
    prize: (x) => {
      const { state, seat, locals } = x;
      const { effect } = EVENTS[locals.event];
      if (effect.kind !== 'prize') return 'end';
      for (; locals.nth < state.config.seats; locals.nth++) {
        const asked = (seat + locals.nth) % state.config.seats;
        const { factions } = state;
        const needed = reserved(x.frames, asked);
        const spare = factions[asked].population - needed.population;
        const later = (_ore: number, population: number): boolean => population >= effect.returned;
        const enough = spare >= effect.returned || affordableSoon(state, asked, factions[asked].ore - needed.ore, spare, later);
        if (!enough) continue;
        x.ask(asked, takePrize, { event: locals.event, population: needed.population });
        return 'prizeAnswered';
      }
      return 'discard';
    },
    prizeAnswered: (x) => {
      const { state, seat, locals } = x;
      const asked = (seat + locals.nth) % state.config.seats;
      locals.nth++;
      const { effect } = EVENTS[locals.event];
      if (x.answer(takePrize) === 'decline' || effect.kind !== 'prize') return 'prize';
      for (let i = 0; i < effect.returned; i++) returnPopulation(x, asked);
      state.prize = asked;
      x.emit({ type: 'prizeTaken', seat: asked, event: locals.event });
      stay(x, locals.event);
      return 'end';
    },
    museum: (x) => {
      const { state, seat, locals } = x;
      for (; locals.nth < state.config.seats; locals.nth++) {
        const asked = (seat + locals.nth) % state.config.seats;
        if (!hasShips(state, asked)) continue;
        x.ask(asked, exhibit);
        return 'exhibited';
      }
      return 'end';
    },
    exhibited: (x) => {
      const { state, seat, locals } = x;
      const asked = (seat + locals.nth) % state.config.seats;
      locals.nth++;
      const answer = x.answer(exhibit);
      if (answer === 'keep') return 'museum';
      state.ships[shipAt(asked, indexOf(answer.at), answer.ship)]--;
      state.factions[asked].museum = answer.ship;
      x.emit({ type: 'shipExhibited', seat: asked, level: answer.ship, from: answer.at, system: state.systems[indexOf(answer.at)] });
      checkControl(x);
      return 'museum';
    },
    dyson: (x) => {
      const { state, locals } = x;
      const system = drawSystem(x, 'B');
      if (system === undefined) return 'discard';
      state.dyson = system;
      x.emit({ type: 'systemAttached', system, event: locals.event, beside: null, neighbour: null });
      stay(x, locals.event);
      return 'end';
    },
    rogueStar: (x) => {
      if (x.state.systemDecks.every((deck) => deck.cards.length === 0)) return 'discard';
      x.ask(x.seat, placeRogueStar);
      return 'attach';
    },
    attach: (x) => {
      const { state, locals } = x;
      const beside = x.answer(placeRogueStar);
      const system = need(drawSystem(x, 'A'));
      state.systems[ROGUE] = system;
      state.rogueBeside = indexOf(beside);
      x.emit({ type: 'systemAttached', system, event: locals.event, beside, neighbour: state.systems[state.rogueBeside] });
      return 'discard';
    },
    discard: (x) => {
      const { state, locals } = x;
      state.discarded.push(locals.event);
      state.turnedUp = null;
      x.emit({ type: 'eventDiscarded', event: locals.event });
      return 'end';
    },
  },
);
