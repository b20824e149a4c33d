import { type Secret, seatsIn } from '@orrery/kernel';
import { DESTINIES } from './content/destinies.ts';
import { FACTIONS } from './content/factions.ts';
import { RAIDERS } from './content/raiders.ts';
import { isPlanet } from './map.ts';
import { NONE, type State } from './state.ts';
import { hiddenRaider, sharedBits } from './view.ts';

/** Face-down cards, tiles, moons and tokens, each with those who know it: whoever looked, and whoever is in their team. */
export function secrets(s: State): readonly Secret[] {
  const knowing = s.players.map((_, seat) => seatsIn(sharedBits(s.config, seat)));
  const knownTo = (bits: number): number[] => [...new Set(seatsIn(bits).flatMap((seat) => knowing[seat]))];
  return [
    { kind: 'tactics', in: s.tacticsDeck, knownTo: [] },
    { kind: 'planet', in: s.planets, knownTo: [] },
    ...s.eventDeck.map((_, i) => ({ kind: 'event', in: s.eventDeck, at: [i], knownTo: knownTo(s.eventSeen[i]) })),
    ...s.moduleDeck.map((deck, type) => ({ kind: `module ${type}`, in: deck, knownTo: [] })),
    ...s.discovery.map((stack, i) => ({ kind: 'discovery', in: stack, knownTo: knownTo(s.discoverySeen[i]) })),
    ...moonSecrets(s),
    ...raiderSecrets(s),
    ...s.players.flatMap((player, seat): Secret[] => [
      { kind: 'tactics', in: player.hand, knownTo: knowing[seat] },
      { kind: 'discovery', in: player.discoveries, knownTo: knowing[seat] },
      ...player.neutral.flatMap((tile, ship) =>
        tile === NONE || player.placed[ship] === tile
          ? []
          : [{ kind: `upgrade ${ship}`, in: player.neutral, at: [ship], knownTo: knowing[seat] }],
      ),
      { kind: 'faction', in: player.offeredFactions, knownTo: knowing[seat] },
      { kind: 'destiny', in: player.offeredDestinies, knownTo: knowing[seat] },
      ...(player.destiny === NONE || s.scored ? [] : [{ kind: 'destiny', in: player, at: ['destiny'], knownTo: knowing[seat] }]),
    ]),
    {
      kind: 'faction',
      in: [],
      knownTo: [],
      spare: unused(
        FACTIONS.length,
        s.players.flatMap((p) => [p.faction, ...p.offeredFactions]),
      ),
    },
    {
      kind: 'destiny',
      in: [],
      knownTo: [],
      spare: unused(
        DESTINIES.length,
        s.players.flatMap((p) => [p.destiny, ...p.offeredDestinies]),
      ),
    },
  ];
}

const unused = (count: number, used: readonly number[]): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((i) => !used.includes(i));

/** Below the top of a stack, and in the reserve of its colour. */
const moonSecrets = (s: State): Secret[] => [
  ...s.moons.flatMap((stack, cell) =>
    stack.length > 1 && isPlanet(s.tile[cell])
      ? [{ kind: `moon ${s.tile[cell]}`, in: stack, at: [...stack.keys()].slice(0, -1), knownTo: [] }]
      : [],
  ),
  ...s.reserve.map((moons, type) => ({ kind: `moon ${type}`, in: moons, knownTo: [] })),
];

/** A card drawn by lot is hidden until it is called; the other one of its class lies in the box. */
const raiderSecrets = (s: State): Secret[] =>
  s.raiderCard.flatMap((card, raiderClass) =>
    card === NONE || !hiddenRaider(s, raiderClass)
      ? []
      : [
          {
            kind: `raider ${raiderClass}`,
            in: s.raiderCard,
            at: [raiderClass],
            knownTo: [],
            spare: RAIDERS.flatMap((other, i) => (other.class === raiderClass && i !== card ? [i] : [])),
          },
        ],
  );
