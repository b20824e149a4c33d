import { readFileSync } from 'node:fs';
import { type Answer, type Game, int, migrated, type Position, samePlain, seeded } from '@orrery/kernel';
import { lines, printed } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { beyondTheSun } from '../index.ts';
import type { State } from '../state.ts';

type Kept = { readonly decision: string; readonly options: readonly Answer[]; readonly position: Position<unknown> };

/** Each question of version 1, as deep inside something as random games with many powers at hand came: kept by that version, never recorded anew. */
const kept = JSON.parse(readFileSync(new URL('golden/questions-v1.json', import.meta.url), 'utf8')) as readonly Kept[];

/** The present position; version 1 kept seats and options one by one. */
function present(position: Position<unknown>): Position<State> {
  const { seats, expertMats, display } = position.state as { seats: number; expertMats: boolean; display: boolean };
  const config = beyondTheSun.configure(seats, { mats: expertMats ? 'expert' : 'standard', display });
  return migrated(beyondTheSun as Game, position, 1, config) as Position<State>;
}

describe('a match of version 1', () => {
  it('is kept at every question there was', () => {
    expect(kept.length).toBe(27);
  });

  it.each(kept.map((one) => [one.decision, one] as const))('is asked the same and goes on: %s', (_, { options, position: old }) => {
    const position = present(old);
    const now = beyondTheSun.options(position, position.asks[0]);
    expect(options.filter((option) => !now.some((other) => samePlain(option, other)))).toEqual([]);
    const luck = seeded('on');
    for (let answers = 0; answers < 200 && position.asks.length > 0; answers++) {
      for (const { name, check } of beyondTheSun.definition.invariants) {
        // The powers were handed out, no card stands for them.
        if (name !== 'powers') expect([name, check(position.state, position.stack)]).toEqual([name, undefined]);
      }
      const choices = beyondTheSun.options(position, position.asks[0]);
      beyondTheSun.play(position, position.asks[0], choices[int(luck, choices.length)]);
    }
  });

  it('keeps what was going on, in the words of today', () => {
    const goingOn = kept.flatMap(({ decision, position: old }) => {
      const { stack, asks, state } = present(old);
      return [
        `${decision}: ${asks.map((ask) => `${ask.seat} ${printed({ kind: ask.decision, ...(ask.args as object) })}`).join(' ')}`,
        ...stack.map(({ procedure, step, seat, locals, held }) => printed({ kind: procedure, step, seat, locals, held })),
        `fitting ${printed(state.fitting)}`,
      ];
    });
    expect(goingOn).toEqual(
      lines(`
        chooseSpace: 1 chooseSpace
        game(step turn, seat 0, locals {})
        turn(step action, seat 1, locals {})
        fitting []
        chooseField: 2 chooseField(script massEnlightenment:0, at 0)
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space cerebralImplants.1/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script cerebralImplants.1, at 2, strict})
        carryOut(step next, seat 0, locals {script cerebralImplants.1:1b, at 1, strict})
        research(step type, seat 0, locals {script cerebralImplants.1:1b, at 0, field 15})
        event(step eachFaction, seat 0, locals {event massEnlightenment, nth 3})
        carryOut(step next, seat 2, locals {script massEnlightenment, at 1})
        carryOut(step next, seat 2, locals {script massEnlightenment:0, at 1})
        research(step cube, seat 2, locals {script massEnlightenment:0, at 0})
        fitting []
        chooseProduction: 1 chooseProduction
        game(step turn, seat 0, locals {})
        turn(step produce, seat 1, locals {})
        fitting []
        takeOptional: 2 takeOptional(script massEnlightenment:0, ore 0, population 0)
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space cerebralImplants.1/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script cerebralImplants.1, at 2, strict})
        carryOut(step next, seat 0, locals {script cerebralImplants.1:1b, at 1, strict})
        research(step type, seat 0, locals {script cerebralImplants.1:1b, at 0, field 15})
        event(step eachFaction, seat 0, locals {event massEnlightenment, nth 3})
        carryOut(step optional, seat 2, locals {script massEnlightenment, at 1})
        fitting []
        chooseJump: 1 chooseJump(steps 1, moves [])
        game(step turn, seat 0, locals {})
        turn(step production, seat 1, locals {})
        action(step done, seat 1, locals {space technocratsGuild/1, changed, taken 0})
        carryOut(step next, seat 1, locals {script technocratsGuild, at 1, strict})
        carryOut(step next, seat 1, locals {script technocratsGuild:0b, at 1, strict})
        carryOut(step next, seat 1, locals {script colonyShips.1, at 1, strict})
        colonise(step done, seat 1, locals {settled 0, at 2, markers 0, arrivals []})
        carryOut(step next, seat 1, locals {script procyon.colony, at 1})
        carryOut(step next, seat 1, locals {script merchantConvoys!, at 2})
        control(step bonus, seat 1, locals {at 10, from -1, wave 1, bonuses []})
        carryOut(step next, seat 1, locals {script wolf359.control, at 1})
        jump(step moved, seat 1, locals {steps 1, moves []})
        fitting []
        chooseTrade: 0 chooseTrade(exchanges 0)
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space pathfinderGuild/1, changed, taken 1})
        carryOut(step next, seat 0, locals {script pathfinderGuild, at 2, strict})
        carryOut(step next, seat 0, locals {script pathfinderGuild:1, at 1, strict})
        colonise(step done, seat 0, locals {settled 0, at 1, markers 0, arrivals []})
        carryOut(step next, seat 0, locals {script lalande21185.colony, at 3})
        trade(step traded, seat 0, locals {exchanges 0})
        fitting []
        chooseTechnology: 0 chooseTechnology(field L, level 3, cards [metahumanChambers, androidRightsMovement])
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space quantumDataExchange.1/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script quantumDataExchange.1, at 1, strict})
        carryOut(step next, seat 0, locals {script technocratsGuild, at 1, strict, only})
        carryOut(step next, seat 0, locals {script technocratsGuild:0b, at 1, strict, only})
        carryOut(step next, seat 0, locals {script cerebralImplants.1, at 2, strict, only})
        carryOut(step next, seat 0, locals {script cerebralImplants.1:1b, at 1, strict, only})
        research(step placed, seat 0, locals {script cerebralImplants.1:1b, at 0, field 15, type economy})
        fitting [metahumanChambers, androidRightsMovement]
        chooseOne: 0 chooseOne(script firstContact, at 0, ore 0, population 0)
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space quantumDataExchange.1/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script quantumDataExchange.1, at 1, strict})
        carryOut(step next, seat 0, locals {script technocratsGuild, at 1, strict, only})
        carryOut(step next, seat 0, locals {script technocratsGuild:0b, at 1, strict, only})
        carryOut(step next, seat 0, locals {script cerebralImplants.1, at 2, strict, only})
        carryOut(step next, seat 0, locals {script cerebralImplants.1:1b, at 1, strict, only})
        research(step type, seat 0, locals {script cerebralImplants.1:1b, at 0, field 15})
        event(step eachFaction, seat 0, locals {event firstContact, nth 1})
        carryOut(step chosen, seat 0, locals {script firstContact, at 1})
        fitting []
        chooseShipyard: 0 chooseShipyard(level 1)
        game(step turn, seat 0, locals {})
        turn(step production, seat 1, locals {})
        action(step done, seat 1, locals {space academyGuild/1, changed, taken 0})
        carryOut(step next, seat 1, locals {script academyGuild, at 1, strict})
        research(step type, seat 1, locals {script academyGuild, at 0, field 13})
        event(step eachFaction, seat 1, locals {event massEnlightenment, nth 2})
        carryOut(step next, seat 0, locals {script massEnlightenment, at 1})
        carryOut(step next, seat 0, locals {script massEnlightenment:0, at 1})
        carryOut(step next, seat 0, locals {script narrowBeamLaser!, at 1})
        buildShip(step there, seat 0, locals {from supply, level 1, at null})
        fitting []
        chooseSettlers: 1 chooseSettlers(at a2, settled 0)
        game(step turn, seat 0, locals {})
        turn(step production, seat 1, locals {})
        action(step done, seat 1, locals {space technocratsGuild/1, taken 0})
        carryOut(step next, seat 1, locals {script technocratsGuild, at 1, strict})
        carryOut(step next, seat 1, locals {script technocratsGuild:0b, at 1, strict})
        carryOut(step next, seat 1, locals {script colonyShips.1, at 1, strict})
        colonise(step settled, seat 1, locals {settled 0, at 2, arrivals [], markers 0})
        fitting []
        takePrize: 1 takePrize(event humanitarianPrize, population 0)
        game(step turn, seat 0, locals {})
        turn(step production, seat 1, locals {})
        action(step done, seat 1, locals {space massCloning.1/1, changed, taken 0})
        carryOut(step next, seat 1, locals {script massCloning.1, at 1, strict})
        carryOut(step next, seat 1, locals {script massCloning.1:0c, at 1, strict})
        research(step type, seat 1, locals {script massCloning.1:0c, at 0, field 5})
        event(step prizeAnswered, seat 1, locals {event humanitarianPrize, nth 0})
        fitting []
        chooseType: 0 chooseType(field L)
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space quantumDataExchange.1/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script quantumDataExchange.1, at 1, strict})
        carryOut(step next, seat 0, locals {script technocratsGuild, at 1, strict, only})
        carryOut(step next, seat 0, locals {script technocratsGuild:0b, at 1, strict, only})
        carryOut(step next, seat 0, locals {script cerebralImplants.1, at 2, strict, only})
        carryOut(step next, seat 0, locals {script cerebralImplants.1:1b, at 1, strict, only})
        research(step typed, seat 0, locals {script cerebralImplants.1:1b, at 0, field 15})
        fitting []
        chooseUpgrade: 1 chooseUpgrade(levels 1, left 1, done [])
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space basic.2/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script basic.2, at 1, strict})
        research(step type, seat 0, locals {script basic.2, at 0, field 9})
        event(step eachFaction, seat 0, locals {event distressSignal, nth 2})
        carryOut(step next, seat 1, locals {script distressSignal, at 1})
        control(step bonus, seat 1, locals {at 10, from -1, wave 1, bonuses []})
        carryOut(step next, seat 1, locals {script proximaCentauri.control, at 1})
        upgradeShips(step chosen, seat 1, locals {ships 1, levels 1, done []})
        fitting []
        chooseBonus: 0 chooseBonus(at [a1, b1])
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space narrowBeamLaser.1/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script narrowBeamLaser.1, at 2, strict})
        control(step chosen, seat 0, locals {at 10, from -1, wave 1, bonuses [control(wave 0, seat 0, location 1), control(wave 0, seat 0, location 6)]})
        fitting []
        chooseColony: 0 chooseColony
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space pathfinderGuild/1, changed, taken 1})
        carryOut(step next, seat 0, locals {script pathfinderGuild, at 2, strict})
        carryOut(step next, seat 0, locals {script pathfinderGuild:1, at 1, strict})
        colonise(step chosen, seat 0, locals {settled 0, arrivals [], markers 0})
        fitting []
        chooseMarker: 1 chooseMarker(purpose base, at a2, tracks [food, ore])
        game(step turn, seat 0, locals {})
        turn(step production, seat 1, locals {})
        action(step done, seat 1, locals {space technocratsGuild/1, changed, taken 0})
        carryOut(step next, seat 1, locals {script technocratsGuild, at 1, strict})
        carryOut(step next, seat 1, locals {script technocratsGuild:0b, at 1, strict})
        carryOut(step next, seat 1, locals {script colonyShips.1, at 1, strict})
        colonise(step done, seat 1, locals {settled 0, at 2, markers 0, arrivals []})
        carryOut(step next, seat 1, locals {script procyon.colony, at 1})
        carryOut(step next, seat 1, locals {script merchantConvoys!, at 2})
        control(step set, seat 1, locals {at 2, from -1, wave 0, bonuses []})
        fitting []
        chooseSupplyMove: 0 chooseSupplyMove(from rightmost, to any)
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space quantumDataExchange.1/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script quantumDataExchange.1, at 1, strict})
        carryOut(step next, seat 0, locals {script technocratsGuild, at 1, strict, only})
        carryOut(step next, seat 0, locals {script technocratsGuild:0b, at 1, strict, only})
        carryOut(step next, seat 0, locals {script cerebralImplants.1, at 2, strict, only})
        carryOut(step next, seat 0, locals {script cerebralImplants.1:1b, at 1, strict, only})
        carryOut(step next, seat 0, locals {script androidRightsMovement!, at 2})
        moveSupply(step moved, seat 0, locals {cubes 2, from rightmost, to any})
        fitting []
        copyAction: 1 copyAction(which own)
        game(step turn, seat 0, locals {})
        turn(step production, seat 1, locals {})
        action(step done, seat 1, locals {space technocratsGuild/1, taken 0})
        carryOut(step next, seat 1, locals {script technocratsGuild, at 1, strict})
        carryOut(step copied, seat 1, locals {script technocratsGuild:0b, at 1, strict})
        fitting []
        payReturned: 1 payReturned(script humanExperiments.1)
        game(step turn, seat 0, locals {})
        turn(step production, seat 1, locals {})
        action(step done, seat 1, locals {space technocratsGuild/1, taken 0})
        carryOut(step next, seat 1, locals {script technocratsGuild, at 1, strict})
        carryOut(step next, seat 1, locals {script technocratsGuild:0b, at 1, strict})
        carryOut(step next, seat 1, locals {script humanExperiments.1, at 0, strict})
        payment(step returned, seat 1, locals {script humanExperiments.1, returned 1, ore 2})
        fitting []
        exhibit: 0 exhibit
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space quantumDataExchange.1/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script quantumDataExchange.1, at 1, strict})
        carryOut(step next, seat 0, locals {script academyGuild, at 1, strict, only})
        research(step type, seat 0, locals {script academyGuild, at 0, field 14})
        event(step exhibited, seat 0, locals {event spacecraftMuseum, nth 0})
        fitting []
        claimAchievement: 0 claimAchievement
        game(step turn, seat 0, locals {})
        turn(step claim, seat 0, locals {})
        fitting []
        placeRogueStar: 0 placeRogueStar
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space quantumDataExchange.1/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script quantumDataExchange.1, at 1, strict})
        carryOut(step next, seat 0, locals {script academyGuild, at 1, strict, only})
        research(step type, seat 0, locals {script academyGuild, at 0, field 15})
        event(step attach, seat 0, locals {event rogueStar, nth 0})
        fitting []
        chooseSystem: 0 chooseSystem
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space quantumDataExchange.1/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script quantumDataExchange.1, at 1, strict})
        carryOut(step next, seat 0, locals {script hivemindComputing.1, at 1, strict, only})
        carryOut(step next, seat 0, locals {script colonialMinistry!, at 1})
        colonialMinistry(step take, seat 0, locals {cards 2})
        fitting []
        chooseTransfer: 0 chooseTransfer(ships 2, moved [])
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space technocratsGuild/1, changed, taken 0})
        carryOut(step next, seat 0, locals {script technocratsGuild, at 1, strict})
        carryOut(step next, seat 0, locals {script technocratsGuild:0b, at 1, strict})
        carryOut(step next, seat 0, locals {script deepSpaceMegastructures.1, at 2, strict})
        carryOut(step next, seat 0, locals {script wormholeTechnology!, at 3})
        transfer(step moved, seat 0, locals {ships 2, moves []})
        fitting []
        substitute: 1 substitute(level 2, must)
        game(step turn, seat 0, locals {})
        turn(step production, seat 1, locals {})
        action(step done, seat 1, locals {space massCloning.1/1, taken 0})
        carryOut(step next, seat 1, locals {script massCloning.1, at 1, strict})
        carryOut(step next, seat 1, locals {script massCloning.1:0b, at 1, strict})
        buildShip(step substituted, seat 1, locals {from supply, level 2, at null, must})
        fitting []
        chooseFellow: 0 chooseFellow(ore 1)
        game(step turn, seat 0, locals {})
        turn(step production, seat 0, locals {})
        action(step done, seat 0, locals {space technocratsGuild/1, taken 0})
        carryOut(step next, seat 0, locals {script technocratsGuild, at 1, strict})
        carryOut(step next, seat 0, locals {script technocratsGuild:0b, at 1, strict})
        carryOut(step next, seat 0, locals {script technologyLicensing.1, at 0, strict})
        payment(step given, seat 0, locals {script technologyLicensing.1, returned 0, ore 1})
        fitting []
        chooseMarker!: 3 chooseMarker(purpose base, at y3, tracks [food, ore])
        game(step turn, seat 0, locals {})
        turn(step production, seat 3, locals {})
        action(step done, seat 3, locals {space bioSynapticNetwork.1/1, taken 0})
        carryOut(step next, seat 3, locals {script bioSynapticNetwork.1, at 1, strict})
        research(step cube, seat 3, locals {script bioSynapticNetwork.1, at 0})
        anytime(step end, seat 3, locals {answer {interject headquarters, ship 3, at y3}}, held [{seat 3, decision chooseField, args {script bioSynapticNetwork.1, at 0}}])
        control(step set, seat 3, locals {at 5, from -1, wave 0, bonuses []})
        fitting []`),
    );
  });

  it('has nothing of the flow left in its state', () => {
    const fields = Object.keys(beyondTheSun.start(beyondTheSun.configure(2, {}), 'fields').state).sort();
    for (const { position } of kept) expect(Object.keys(present(position).state).sort()).toEqual(fields);
  });
});

/* What no kept question has inside it, laid out as version 1 would have kept it. */
describe('what version 1 packed into numbers', () => {
  type Frames = Position<unknown>['stack'];
  type Asks = Position<unknown>['asks'];
  const frame = (procedure: string, locals: object, seat = 1): Frames[number] =>
    ({ procedure, step: 'go', seat, locals }) as Frames[number];
  const ask = (decision: string, args: object, seat = 1): Asks[number] => ({ seat, decision, args }) as Asks[number];
  const unpacked = (stack: Frames, asks: Asks = [], more: object = {}): Position<Record<string, unknown>> => {
    const state = { changed: true, taken: 2, heldOre: 3, heldPopulation: 4, bonuses: [], wave: 5, fitting: [], rows: [], ...more };
    const position = { state, stack, asks } as unknown as Position<unknown>;
    return beyondTheSun.definition.migrate?.[1]?.(position) as Position<Record<string, unknown>>;
  };

  it('moves: the level, where from and where to', () => {
    const moves = [0x000, 0x012, 0x245, 0x375, 0x198, 0x109, 0x286];
    const jumping = [frame('jump', { moves: moves.slice() })];
    const { stack, asks } = unpacked(jumping, [ask('chooseJump', { moves: moves.slice(1, 3) })]);
    expect(stack[0].locals.moves).toEqual([
      { ship: 1, from: 'sol', to: 'sol' },
      { ship: 1, from: 'a1', to: 'a2' },
      { ship: 3, from: 'y2', to: 'y3' },
      { ship: 4, from: 'b2', to: 'y3' },
      { ship: 2, from: 'rogue', to: 'deepSpace' },
      { ship: 2, from: 'sol', to: 'rogue' },
      { ship: 3, from: 'deepSpace', to: 'b1' },
    ]);
    expect(asks[0].args.moves).toEqual([
      { ship: 1, from: 'a1', to: 'a2' },
      { ship: 3, from: 'y2', to: 'y3' },
    ]);
  });

  it('ships: the level and where', () => {
    const moved = [frame('transfer', { moved: [0, 7, 38] }), frame('upgradeShips', { done: [1, 22] })];
    const { stack, asks } = unpacked(moved, [ask('chooseTransfer', { moved: [9] }), ask('chooseUpgrade', { done: [39] })]);
    expect(stack.map(({ locals }) => locals)).toEqual([
      {
        moves: [
          { ship: 1, from: 'sol', to: 'sol' },
          { ship: 4, from: 'sol', to: 'a1' },
          { ship: 3, from: 'sol', to: 'rogue' },
        ],
      },
      {
        done: [
          { ship: 2, at: 'sol' },
          { ship: 3, at: 'y3' },
        ],
      },
    ]);
    expect(asks.map(({ args }) => args)).toEqual([{ moved: [{ ship: 2, at: 'a2' }] }, { done: [{ ship: 4, at: 'rogue' }] }]);
  });

  it('bonuses: whose, where, which and when; they belong to the outermost check', () => {
    const bonuses = [0x611, 0x132, 0x418, 0x729];
    const checks = [frame('action', {}), frame('control', {}), frame('colonise', { stealth: true }), frame('control', {})];
    const { stack, asks, state } = unpacked(checks, [ask('chooseBonus', { wave: 3 }), ask('chooseBonus', { wave: 3 }, 2)], { bonuses });
    const all = [
      { wave: 3, seat: 1, location: 1, kind: 'control' },
      { wave: 0, seat: 3, location: 2, kind: 'arrival' },
      { wave: 2, seat: 1, location: 8, kind: 'control' },
      { wave: 3, seat: 2, location: 9, kind: 'arrival' },
    ];
    expect(stack.map(({ locals }) => locals)).toEqual([
      { changed: true, taken: 2 },
      { wave: 5, bonuses: all },
      { stealth: true, arrivals: [], settled: 0, markers: 0 },
      { wave: 0, bonuses: [] },
    ]);
    expect(asks.map(({ args }) => args)).toEqual([{ at: ['a1'] }, { at: ['rogue'] }]);
    expect(Object.keys(state).sort()).toEqual(['fitting', 'rows']);
    // In the middle of a stealthy colonisation nobody checks yet: its arrivals are these.
    const settling = unpacked([frame('colonise', { stealth: true, settled: 2, markers: 1 }), frame('stealthColonise', {})], [], {
      bonuses,
    });
    expect(settling.stack.map(({ locals }) => locals)).toEqual([
      { stealth: true, arrivals: all, settled: 2, markers: 1 },
      { arrivals: [] },
    ]);
    expect(unpacked([frame('colonise', { stealth: false })], [], { bonuses }).stack[0].locals.arrivals).toEqual([]);
  });

  it('what was held back is held back in one\u2019s own turn only, also by questions that wait', () => {
    const stack = [frame('turn', {}, 2), { ...frame('anytime', {}, 2), held: [ask('takeOptional', { script: 'x' }, 2)] } as Frames[number]];
    const { stack: frames, asks } = unpacked(stack, [
      ask('takeOptional', { script: 'x' }, 2),
      ask('takeOptional', { script: 'x' }, 0),
      ask('takePrize', { event: 'y' }, 2),
      ask('takePrize', { event: 'y' }, 0),
    ]);
    expect(asks.map(({ args }) => args)).toEqual([
      { script: 'x', ore: 3, population: 4 },
      { script: 'x', ore: 0, population: 0 },
      { event: 'y', population: 4 },
      { event: 'y', population: 0 },
    ]);
    expect(frames[1].held?.map(({ args }) => args)).toEqual([{ script: 'x', ore: 3, population: 4 }]);
  });

  it('prices still to be paid, with the ore that a question kept ready', () => {
    const paying = (decision: string): unknown =>
      unpacked([frame('payment', { script: 'technologyLicensing.1', surcharge: 2 })], [ask(decision, {})]).stack[0].locals;
    expect(paying('chooseFellow')).toEqual({ script: 'technologyLicensing.1', ore: 3 });
    expect(paying('payReturned')).toEqual({ script: 'technologyLicensing.1', ore: 4 });
  });

  it('cards turned up: those of a row of the display are not, but are offered', () => {
    const fitting = ['plasmaCannon', 'supplyDepot'];
    const { state, asks } = unpacked([], [ask('chooseTechnology', {})], { fitting, rows: [['supplyDepot'], []] });
    expect([state.fitting, asks[0].args.cards]).toEqual([['plasmaCannon'], ['plasmaCannon', 'supplyDepot']]);
  });
});
