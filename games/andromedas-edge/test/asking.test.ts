import type { Answer, Ask } from '@orrery/kernel';
import { lines, printed } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { andromedasEdge } from '../index.ts';
import { table } from './table.ts';

const DECISIONS: readonly string[] = [
  'activate',
  'activateModule',
  'agreeTransfer',
  'anyTrack',
  'buildDevelopment',
  'buildShip',
  'chooseDestiny',
  'chooseDiscovery',
  'chooseFaction',
  'chooseModule',
  'chooseRival',
  'claimFrom',
  'damageModule',
  'damageRaider',
  'damageShip',
  'diplomacy',
  'discardTactics',
  'drawToLimit',
  'endBattle',
  'endTurn',
  'escalate',
  'fire',
  'flipUp',
  'gainKind',
  'giveModule',
  'goOn',
  'lookAtEvents',
  'loseKind',
  'makeRoom',
  'moonBenefit',
  'moveRaider',
  'moveShip',
  'orderEffects',
  'orderVortexes',
  'pay',
  'react',
  'recall',
  'recruitFrom',
  'refreshMarket',
  'reinforce',
  'removeModule',
  'repair',
  'reroll',
  'saveShip',
  'setDie',
  'spendEnergy',
  'strike',
  'supremacyTie',
  'tacticalOperations',
  'takeKind',
  'takeTurn',
  'upgrade',
  'withdraw',
];

/** Which questions may be let pass, what is something to do there, and what hangs on a secret. */

const { asking } = andromedasEdge.definition;
const ask = (decision: string, seat: number, args: Record<string, unknown> = {}): Ask => ({ decision, seat, args }) as unknown as Ask;

describe('asking', () => {
  it('AE-052 questions, their windows, and for whom they hang on a secret', () => {
    const state = table(2);
    const told = DECISIONS.map((decision) => {
      const window = asking?.window?.(state, ask(decision, 1, { window: 'afterRoll' }));
      const secret = [0, 1].filter((seat) => asking?.secret(state, ask(decision, seat)) === true);
      return `${decision}: secret ${printed(secret)}${window === undefined ? '' : ` ${printed(window)}`}`;
    });
    expect(told).toEqual(
      lines(`
        activate: secret [0, 1]
        activateModule: secret []
        agreeTransfer: secret [0, 1]
        anyTrack: secret []
        buildDevelopment: secret []
        buildShip: secret [0, 1]
        chooseDestiny: secret [0, 1]
        chooseDiscovery: secret [0, 1]
        chooseFaction: secret [0, 1]
        chooseModule: secret []
        chooseRival: secret []
        claimFrom: secret []
        damageModule: secret []
        damageRaider: secret []
        damageShip: secret [0, 1]
        diplomacy: secret [0, 1] {kinds [diplomacy], pass pass}
        discardTactics: secret [0, 1]
        drawToLimit: secret [0, 1]
        endBattle: secret [0]
        endTurn: secret [0, 1]
        escalate: secret [0] {kinds [escalate], pass done}
        fire: secret [0, 1]
        flipUp: secret []
        gainKind: secret []
        giveModule: secret [0, 1]
        goOn: secret [0, 1] {kinds [moment], pass go}
        lookAtEvents: secret [0, 1]
        loseKind: secret [0, 1]
        makeRoom: secret [0, 1]
        moonBenefit: secret []
        moveRaider: secret []
        moveShip: secret []
        orderEffects: secret []
        orderVortexes: secret [0, 1]
        pay: secret []
        react: secret [0, 1] {kinds [afterRoll], pass pass}
        recall: secret []
        recruitFrom: secret []
        refreshMarket: secret []
        reinforce: secret []
        removeModule: secret []
        repair: secret []
        reroll: secret []
        saveShip: secret []
        setDie: secret []
        spendEnergy: secret [0] {kinds [energy], pass 0}
        strike: secret []
        supremacyTie: secret [0, 1]
        tacticalOperations: secret [0]
        takeKind: secret []
        takeTurn: secret [0, 1]
        upgrade: secret []
        withdraw: secret []`),
    );
    expect(asking?.window?.(state, ask('react', 1, { window: 'opponentLaunch' }))).toEqual({
      kinds: ['opponentLaunch', 'moons'],
      pass: 'pass',
    });
    expect(asking?.ends).toEqual(['endTurn']);
  });

  it('AE-271 AE-281 windows, when one is asked there by default, and what is something to do', () => {
    const answers: readonly Answer[] = [
      'pass',
      'mute',
      'done',
      'go',
      0,
      2,
      { card: 3 },
      { ship: 1 },
      { interject: 'slot', moon: 1 },
      { interject: 'listen' },
      { interject: 'rearrange', from: 1, to: 2 },
      { interject: 'unslot', operations: true },
      { interject: 'token', token: 0 },
    ];
    const told = Object.entries(asking?.windows ?? {}).map(
      ([kind, stop]) =>
        `${kind} ${stop}: ${answers
          .filter((answer) => asking?.serves?.(kind, answer) === true)
          .map(printed)
          .join(' ')}`,
    );
    expect(told).toEqual(
      lines(`
        opponentLaunch can: done go 0 2 {card 3} {ship 1}
        opponentActivation can: done go 0 2 {card 3} {ship 1}
        opponentModule never: done go 0 2 {card 3} {ship 1}
        moons never: {interject slot, moon 1}
        moduleDamaged can: done go 0 2 {card 3} {ship 1}
        moment can: {interject token, token 0}
        escalate can: pass mute go 0 2 {card 3} {ship 1} {interject token, token 0}
        diplomacy can: done go 0 2 {card 3} {ship 1}
        energy can: pass mute done go 2 {card 3} {ship 1} {interject token, token 0}
        battleStart can: done go 0 2 {card 3} {ship 1}
        beforeRoll can: done go 0 2 {card 3} {ship 1}
        afterRoll can: done go 0 2 {card 3} {ship 1}
        afterOutcome can: done go 0 2 {card 3} {ship 1}
        shipDamaged can: done go 0 2 {card 3} {ship 1}`),
    );
  });

  it('a switched-off window is switched on again where one wants to be asked', () => {
    const never = Object.fromEntries(Object.keys(asking?.windows ?? {}).map((kind) => [kind, 'never' as const]));
    const settled = (answer: Answer, on: string): boolean | undefined => asking?.settles?.(answer, { ...never, [on]: 'can' });
    const cards = Object.keys(never).filter((kind) => settled({ interject: 'listen' }, kind));
    expect(cards).toEqual([
      'opponentLaunch',
      'opponentActivation',
      'opponentModule',
      'moduleDamaged',
      'diplomacy',
      'battleStart',
      'beforeRoll',
      'afterRoll',
      'afterOutcome',
      'shipDamaged',
    ]);
    expect(Object.keys(never).filter((kind) => settled({ interject: 'listen', moons: true }, kind))).toEqual(['moons']);
    expect(settled({ interject: 'token', token: 0 }, 'afterRoll')).toBe(false);
  });
});
