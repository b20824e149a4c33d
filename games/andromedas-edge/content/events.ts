import type { EventCard } from './cards.ts';
import type { Effects } from './effects.ts';
import {
  CIVILIZATION,
  CLASS_A,
  CLASS_B,
  CLASS_C,
  CLASS_D,
  CLASS_S,
  COMMERCE,
  CREDITS,
  type EventDeck,
  INDUSTRY,
  type RaiderClass,
  SCIENCE,
  SUPREMACY,
  type Track,
} from './ids.ts';
import { advance, all, buildShip, choose, exchange, gain, lose, payOr, recruit, repair } from './make.ts';

/**
 * Ten events for each deck; every track and every raider class appears twice in each (AE-G24). Original Orrery content, but for
 * the pairing of supremacy with class B, which the rulebook shows. Galactic Dawn gives, Cosmic Twilight takes.
 */
const card =
  (deck: EventDeck) =>
  <Id extends string>(id: Id, track: Track, raider: RaiderClass, ...effects: Effects): EventCard<Id> => ({
    id,
    deck,
    track,
    raider,
    effects,
  });
const dawn = card('dawn');
const twilight = card('twilight');

export const EVENTS = [
  dawn('newHorizons', SCIENCE, CLASS_S, { kind: 'bonus', at: 'planetsWithoutShips', piece: 'printed', n: 1 }),
  dawn('auroraTide', SCIENCE, CLASS_D, { kind: 'bonus', at: 'nebulae', piece: CREDITS, n: 1 }),
  dawn('salvageDrift', INDUSTRY, CLASS_B, all(choose([gain({ titanium: 1 })], [repair()]))),
  dawn('openSlipways', INDUSTRY, CLASS_S, all(buildShip(1))),
  dawn('goldenConvoy', COMMERCE, CLASS_A, all(gain({ credits: 1 }))),
  dawn('marketDay', COMMERCE, CLASS_C, all(exchange({ any: 1 }, [gain({ any: 2 })]))),
  dawn('festivalOfArrival', CIVILIZATION, CLASS_C, all(gain({ tactics: 1 }))),
  dawn('homecoming', CIVILIZATION, CLASS_D, all(recruit(1))),
  dawn('quietSkies', SUPREMACY, CLASS_B, all(gain({ energy: 2 }))),
  dawn(
    'truceOfTheEdge',
    SUPREMACY,
    CLASS_A,
    all({ kind: 'if', test: { fewest: 'supremacyTrack' }, yes: [advance(SUPREMACY)], no: [gain({ energy: 1 })] }),
  ),

  twilight('solarStorm', SCIENCE, CLASS_S, all({ kind: 'damageModules', n: 1 })),
  twilight('moonfall', SCIENCE, CLASS_D, { kind: 'dropMoons', from: 'planetsWithoutShips' }),
  twilight('hullRot', INDUSTRY, CLASS_C, all(payOr({ titanium: 1 }, [{ kind: 'damageShips', n: 1 }]))),
  twilight('ionTempest', INDUSTRY, CLASS_A, all(lose({ energy: 3 }))),
  twilight('marketCrash', COMMERCE, CLASS_B, all(lose({ any: 2 }))),
  twilight(
    'tariffWar',
    COMMERCE,
    CLASS_S,
    all({ kind: 'if', test: { most: 'resources' }, yes: [lose({ any: 3 })], no: [gain({ energy: 1 })] }),
  ),
  twilight('plagueShips', CIVILIZATION, CLASS_A, all(payOr({ ice: 1 }, [{ kind: 'damageModules', n: 1 }]))),
  twilight('dissent', CIVILIZATION, CLASS_C, all(payOr({ tactics: 1 }, [lose({ vp: 2 })]))),
  twilight('warDrums', SUPREMACY, CLASS_B, { kind: 'swarm', n: 2 }, all(gain({ energy: 1 }))),
  twilight(
    'heavyCrown',
    SUPREMACY,
    CLASS_D,
    all({ kind: 'if', test: { most: 'supremacyTrack' }, yes: [{ kind: 'damageModules', n: 1 }], no: [gain({ energy: 2 })] }),
  ),
] as const;
export type EventId = (typeof EVENTS)[number]['id'];
