import { type Chance, int } from '@orrery/kernel';
import { describeInFlight, type Fact } from '@orrery/kernel/testing';
import { factionNamed } from '../content/factions.ts';
import type { Event } from '../events.ts';
import { ageOfGalaxy } from '../index.ts';
import { NONE, type Player, type State } from '../state.ts';

const SOJOURNER = factionNamed('sojourner');
const SUN_FORGERS = factionNamed('sunForgers');
const GLASSWRIGHTS = factionNamed('glasswrights');
const LUMEN_CHOIR = factionNamed('lumenChoir');

/** Credits within reach of lightning: 1 for a discovery, 2 for influence, 1 for productivity (3 with the Sun Forgers); 12 at most. */
const creditsInReach = (p: Player): number =>
  Math.min(12, p.credits + p.discovery + 2 * p.influence + (p.factions.includes(SUN_FORGERS) ? 3 : 1) * p.productivity);

/** An offer that has to be made in this turn unless nobody could pay for it, whatever was done at any time. */
type Due = { readonly seat: number; readonly what: string; asked: boolean };

const facts: readonly Fact<State, Event>[] = [
  {
    name: 'an offer with a price is put to whoever could raise it',
    watch: () => {
      let due: Due[] = [];
      return {
        told: (event, state) => {
          if (event.type === 'turnBegan') due = [];
          if (event.type === 'colonized' && state.players[event.seat].factions.includes(SOJOURNER)) {
            const { seat } = event;
            const old = state.owner.some(
              (owner, planet) => owner === seat && state.level[planet] === 1 && state.settled[planet] < state.round,
            );
            const { technologies } = state.players[seat];
            // One of the three regular technologies of the first row is open, at 5 credits.
            if (old && (technologies & 0b111) !== 0b111) due.push({ seat, what: 'wander', asked: false });
          }
          if (event.type === 'colonized' && state.players[event.seat].factions.includes(GLASSWRIGHTS))
            due.push({ seat: event.seat, what: 'glasswrights', asked: false });
          if (event.type === 'salvaged' && state.players[event.seat].factions.includes(LUMEN_CHOIR))
            due.push({ seat: event.seat, what: 'lumenChoir', asked: false });
          return undefined;
        },
        settled: (state, frames, asked) => {
          for (const ask of asked)
            for (const one of due)
              if (one.seat === ask.seat && (ask.decision === 'wander' || ask.decision === 'useAbility')) one.asked = true;
          // Judged as soon as the action is over: nothing has been spent since.
          const over = asked.some((ask) => ask.decision === 'endTurn') || !frames.some((frame) => frame.procedure === 'turn');
          if (!over) return undefined;
          const missed = due.find((one) => {
            if (one.asked) return false;
            const p = state.players[one.seat];
            if (one.what === 'wander') return creditsInReach(p) >= 5;
            return one.what === 'glasswrights' ? p.discovery > 0 : p.influence > 0;
          });
          due = [];
          return missed === undefined ? undefined : `${missed.what} was not offered to seat ${missed.seat}`;
        },
      };
    },
  },
  {
    name: 'resources change as they are told',
    watch: ({ seats }) => {
      const kept = ['credits', 'productivity', 'discovery', 'influence', 'relics', 'prestige'] as const;
      const books: Record<string, number>[] = [];
      const add = (seat: number, amounts: Partial<Record<string, number>>, sign: number): void => {
        const book = books[seat];
        if (book === undefined) return;
        for (const resource of kept) book[resource] += sign * (amounts[resource] ?? 0);
      };
      return {
        told: (event, state) => {
          switch (event.type) {
            case 'gained':
              add(event.seat, event.gain, 1);
              break;
            case 'paid':
              add(event.seat, event.pay, -1);
              break;
            case 'produced':
              add(event.seat, { credits: event.credits, productivity: event.productivity }, 1);
              break;
            case 'colonized':
            case 'developed':
            case 'manufactured':
              add(event.seat, { credits: event.cost }, -1);
              break;
            case 'salvaged':
              add(event.seat, { credits: event.cost, discovery: event.count, relics: -event.count }, -1);
              break;
            case 'researched':
              add(event.seat, { credits: event.cost, discovery: event.discovery }, -1);
              break;
            case 'appointed':
              // Three influence, or two with the Concord.
              add(event.seat, { influence: state.players[event.seat].factions.includes(factionNamed('concord')) ? 2 : 3 }, -1);
              break;
          }
          for (let seat = 0; seat < seats; seat++) {
            const p = state.players[seat];
            books[seat] ??= Object.fromEntries(kept.map((resource) => [resource, p[resource]]));
            for (const resource of kept)
              if (books[seat][resource] !== p[resource])
                return `seat ${seat} has ${p[resource]} ${resource} after ${event.type}, told ${books[seat][resource]}`;
          }
          return undefined;
        },
      };
    },
  },
  {
    name: 'one card in a turn, by whoever has the turn',
    watch: () => {
      let turn = NONE;
      let cards = 0;
      return {
        told: (event) => {
          if (event.type === 'turnBegan') {
            turn = event.seat;
            cards = 0;
          }
          if (event.type !== 'cardPlayed' || event.as === 'start') return undefined;
          if (event.seat !== turn) return `seat ${event.seat} plays a card in the turn of ${turn}`;
          return ++cards > 1 ? `seat ${event.seat} plays a second card` : undefined;
        },
        settled: (_state, frames) => {
          if (!frames.some((frame) => frame.procedure === 'turn')) turn = NONE;
          return undefined;
        },
      };
    },
  },
  {
    name: 'an action takes one cube, and nothing else does',
    watch: ({ seats }) => {
      const actions = new Set<string>();
      let before: number[] = [];
      return {
        answered: ({ state, ask }, answer) => {
          before = state.players.map((p) => p.cubes);
          actions.clear();
          if (ask.decision === 'chooseAction' && typeof answer === 'object' && answer !== null && 'action' in answer)
            actions.add(`${ask.seat}`);
          return undefined;
        },
        told: (event) => {
          // Between the rounds cubes come back.
          if (event.type === 'roundBegan') before = [];
          return undefined;
        },
        settled: (state) => {
          if (before.length === 0) return undefined;
          for (let seat = 0; seat < seats; seat++) {
            const spent = before[seat] - state.players[seat].cubes;
            if (spent !== (actions.has(`${seat}`) ? 1 : 0)) return `seat ${seat} has spent ${spent} cubes`;
          }
          return undefined;
        },
      };
    },
  },
  {
    name: 'of a war at most one is Overlord, and only the Overlord occupies',
    watch: () => {
      let overlord = NONE;
      return {
        told: (event, state) => {
          if (event.type === 'warRanked') {
            overlord = event.overlord;
            const most = Math.max(...event.places.map((p) => p.cruisers));
            const best = event.places.filter((p) => p.cruisers === most);
            const strongest = Math.max(...best.map((p) => p.strength));
            const first = most === 0 ? [] : best.filter((p) => p.strength === strongest);
            if (overlord !== (first.length === 1 ? first[0].seat : NONE))
              return `${overlord} is Overlord of ${JSON.stringify(event.places)}`;
          }
          if (event.type === 'occupied' && state.phase === 'war' && event.seat !== overlord)
            return `${event.seat} occupies, ${overlord} is Overlord`;
          return undefined;
        },
      };
    },
  },
];

/** Main factions out of the deck, so that rare abilities meet. */
function empower(state: State, luck: Chance): void {
  const wanted = ['sojourner', 'sunForgers', 'glasswrights', 'lumenChoir', 'scythe', 'vorrund', 'cheiki', 'concord', 'auralis'].map(
    factionNamed,
  );
  for (let seat = 0; seat < state.config.seats; seat++) {
    const open = state.deck.filter((card) => wanted.includes(card));
    if (open.length === 0) return;
    const card = open[int(luck, open.length)];
    state.deck.splice(state.deck.indexOf(card), 1);
    state.players[seat].factions.push(card);
  }
}

describeInFlight(ageOfGalaxy, facts, { games: 3, empower });
