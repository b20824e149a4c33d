import { open } from '@orrery/kernel';
import { SCIENCE, SUPREMACY } from '../content/ids.ts';
import { EVENT_SPACES, TOKEN_GONE_VP, TOP_SPACE, type TrackSpecial } from '../content/tracks.ts';
import { handLimit, specialAt } from '../queries.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import { NONE, type State } from '../state.ts';
import { draw, score } from './goods.ts';
import { advanceMarker } from './marker.ts';
import { upgradeShip } from './upgrades.ts';

const EVENT_SPACE: readonly boolean[] = Array.from({ length: TOP_SPACE + 1 }, (_, space) =>
  (EVENT_SPACES as readonly number[]).includes(space),
);

/** Advances space by space; every space on the way counts as reached (AE-428). */
export const advance = procedure(
  'advance',
  { track: open<number>(), spaces: open<number>() },
  {
    step: (x) => {
      const { track } = x.locals;
      const { tracks } = x.state.players[x.seat];
      if (x.locals.spaces <= 0 || tracks[track] >= TOP_SPACE) return 'end';
      x.locals.spaces--;
      tracks[track]++;
      const space = tracks[track];
      x.emit({ type: 'advanced', seat: x.seat, track, to: space });
      if (EVENT_SPACE[space]) advanceMarker(x, 1);
      const special = specialAt(track, space);
      if (special !== undefined) reach(x, special);
      return 'step';
    },
  },
);

function reach(x: Context, special: TrackSpecial): void {
  const { state, seat } = x;
  switch (special.is) {
    case 'discovery':
      x.call(takeDiscovery, { stack: special.stack });
      break;
    case 'upgrade':
      x.call(upgradeShip);
      break;
    case 'token': {
      const token = state.supremacy[special.place];
      if (token === NONE) score(x, seat, TOKEN_GONE_VP, 'supremacy');
      else {
        state.supremacy[special.place] = NONE;
        state.players[seat].supremacies.push(token);
        x.emit({ type: 'supremacyTaken', seat, token, place: special.place });
      }
      break;
    }
    case 'vault':
      x.emit({ type: 'vaultReached', seat, vault: special.vp });
      break;
    case 'handLimit':
      x.emit({ type: 'limitRaised', seat, limit: special.cards });
      x.call(drawUp);
      break;
  }
}

/* Science: discoveries. */

export const chooseDiscovery = decision('chooseDiscovery', {
  args: { stack: open<number>() },
  options: (state, _seat, { stack }): readonly number[] => {
    const found: number[] = [];
    for (const token of state.discovery[stack]) if (!found.includes(token)) found.push(token);
    return found.sort((a, b) => a - b);
  },
});

/** Looks through a stack in secret and takes one token; stack 2 is the observatory's. */
export const takeDiscovery = procedure(
  'takeDiscovery',
  { stack: open<number>() },
  {
    look: (x) => {
      if (x.state.discovery[x.locals.stack].length === 0) return 'end';
      x.reveal();
      x.state.discoverySeen[x.locals.stack] |= 1 << x.seat;
      x.emit({ type: 'discoveriesLookedAt', seat: x.seat, stack: x.locals.stack });
      x.ask(x.seat, chooseDiscovery, { stack: x.locals.stack });
      return 'take';
    },
    take: (x) => {
      const { stack } = x.locals;
      const token = x.answer(chooseDiscovery);
      const tokens = x.state.discovery[stack];
      tokens.splice(tokens.indexOf(token), 1);
      /* Whoever looked before does not know which one is gone. */
      x.state.discoverySeen[stack] = 1 << x.seat;
      x.state.players[x.seat].discoveries.push(token);
      x.emitTo([x.seat], { type: 'discoveryTaken', seat: x.seat, stack, token }, { type: 'discoveryTaken', seat: x.seat, stack });
      return 'end';
    },
  },
);
export const OBSERVATORY = 2;

/* Civilization: the hand limit. */

export const drawToLimit = decision('drawToLimit', {
  args: { limit: open<number>() },
  options: (state, seat, { limit }): readonly number[] => {
    const room = Math.min(limit - state.players[seat].hand.length, state.tacticsDeck.length + state.tacticsDiscard.length);
    const options: number[] = [];
    for (let n = Math.max(0, room); n >= 0; n--) options.push(n);
    return options;
  },
});

export const drawUp = procedure(
  'drawUp',
  {},
  {
    ask: (x) => {
      const limit = handLimit(x.state.players[x.seat]);
      if (x.state.players[x.seat].hand.length >= limit) return 'end';
      x.ask(x.seat, drawToLimit, { limit });
      return 'draw';
    },
    draw: (x) => {
      draw(x, x.seat, x.answer(drawToLimit));
      return 'end';
    },
  },
);

/* Any track. */

export const anyTrack = decision('anyTrack', {
  args: { lowest: open<boolean>() },
  options: (state, seat, { lowest }): readonly number[] => openTracks(state, seat, lowest),
});

/** Tracks one can still advance on; `lowest`: only those where the own marker is lowest. */
export function openTracks(state: State, seat: number, lowest: boolean): number[] {
  const { tracks } = state.players[seat];
  const least = Math.min(tracks[0], tracks[1], tracks[2], tracks[3], tracks[4]);
  const found: number[] = [];
  for (let track = SCIENCE; track <= SUPREMACY; track++) {
    if (tracks[track] < TOP_SPACE && (!lowest || tracks[track] === least)) found.push(track);
  }
  return found;
}
