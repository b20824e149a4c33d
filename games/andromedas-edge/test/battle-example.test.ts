import { describe, expect, it } from 'vitest';
import { RAIDERS } from '../content/raiders.ts';
import { SCRAPYARD } from '../state.ts';
import {
  COMMERCE_PLANET,
  CRUISER,
  card,
  events,
  FIGHTER,
  give,
  hand,
  launchTo,
  moon,
  type Play,
  play,
  player,
  put,
  raider,
  TRANSPORT,
  table,
  takeMoon,
  until,
} from './table.ts';

const YELLOW = 0;
const BLUE = 1;
const HERE = COMMERCE_PLANET;
const abductor = RAIDERS[raider('saucerianAbductor')];

/** The battle of the rulebook: yellow is active, the Abductor two regions away, blue waits nearby. */
const begin = (): Play => {
  const state = table();
  put(state, YELLOW, TRANSPORT, 14);
  put(state, YELLOW, CRUISER, 20);
  put(state, BLUE, TRANSPORT, 15);
  put(state, BLUE, FIGHTER, 21);
  state.owner[7] = -1;
  state.tile[7] = 4;
  state.owner[7] = YELLOW;
  state.players[YELLOW].operations = takeMoon(state, 'commercePlain');
  give(state, YELLOW, { energy: 1 });
  give(state, BLUE, { energy: 2 });
  hand(state, BLUE, 'hailingFrequencies');
  state.raiderCard[abductor.class] = raider('saucerianAbductor');
  state.raiders[3 + abductor.class] = 10;
  const scene = play(state, YELLOW);
  scene.answer('takeTurn', launchTo(TRANSPORT, HERE));
  scene.playOn(
    (_ask, options) => options.find((o) => o === 'pass') ?? options[0],
    (ask) => ask.decision === 'escalate',
  );
  return scene;
};
const escalated = (): Play => {
  const scene = begin();
  scene.answer('escalate', { ship: TRANSPORT, from: 14 });
  scene.answer('escalate', { ship: CRUISER, from: 20, jump: true });
  scene.answer('escalate', { ship: TRANSPORT, from: 15 });
  scene.answer('escalate', { ship: FIGHTER, from: 21 });
  return scene;
};
const talked = (): Play => {
  const scene = escalated();
  expect(scene.ask()).toMatchObject({ seat: BLUE, decision: 'diplomacy' });
  scene.answer('diplomacy', card('hailingFrequencies'));
  return scene;
};
const rolledOut = (): Play => {
  const scene = talked();
  scene.answer('endBattle', 'fight');
  scene.answer('endBattle', 'fight');
  expect(scene.ask()).toMatchObject({ seat: BLUE, decision: 'spendEnergy' });
  const low = new Array<number>(abductor.weapons).fill(3);
  const yellow = [6, 4, 3, 3, 5, 4];
  const blue = [6, 6, 2, 3, 2];
  scene.rig(...[...yellow, ...blue, ...low].map((die) => die - 1));
  scene.answer('spendEnergy', 2);
  return scene;
};

describe('the battle example', () => {
  it('AE-573 yellow has launched to a commerce planet and claimed its moon; the Abductor, range 2, strikes there', () => {
    const scene = begin();
    expect(abductor.range).toBe(2);
    expect(scene.state.tile[HERE]).toBe(2);
    expect(player(scene, YELLOW).moons).toHaveLength(1);
    expect(scene.state.raiders[3 + abductor.class]).toBe(HERE);
    expect(scene.state.battle?.region).toBe(HERE);
  });
  it('AE-574 yellow escalates a transport from distance 1 and, for 1 energy, the cruiser by Jump from distance 2', () => {
    const scene = escalated();
    expect(player(scene, YELLOW).ships.filter((at) => at === HERE)).toHaveLength(3);
    expect(player(scene, YELLOW).stock[0]).toBe(0);
  });
  it('AE-575 blue joins with a transport from distance 1 and the fighter from distance 2', () => {
    expect(player(escalated(), BLUE).ships.filter((at) => at === HERE)).toHaveLength(2);
  });
  it('AE-576 blue plays Hailing Frequencies: 3 yellow ships + 1 raider = 4 VP', () => {
    expect(player(talked(), BLUE).vp).toBe(4);
  });
  it('AE-577 it lets any player end the battle; nobody does', () => {
    const scene = talked();
    // One of them is enough: that is what they are told.
    expect(scene.ask()).toMatchObject({ seat: YELLOW, decision: 'endBattle', args: { everyone: false } });
    scene.answer('endBattle', 'fight');
    expect(scene.ask()).toMatchObject({ seat: BLUE, decision: 'endBattle' });
    const ended = talked();
    ended.answer('endBattle', 'end');
    until(ended);
    expect(events(ended, 'battleEnded')).toHaveLength(1);
  });
  it('AE-578 yellow rolls 2 transports + cruiser 3 + obelisk 1 = 6 dice', () => {
    const rolled = events(rolledOut(), 'diceRolled')[0];
    expect(rolled.type === 'diceRolled' && rolled.rolls[YELLOW]).toHaveLength(6);
  });
  it('AE-579 blue rolls transport 1 + fighter 2 + 2 energy = 5 dice', () => {
    const rolled = events(rolledOut(), 'diceRolled')[0];
    expect(rolled.type === 'diceRolled' && rolled.rolls[BLUE]).toHaveLength(5);
  });
  it('AE-580 targeting: blue 2, yellow 3', () => {
    const rolled = events(rolledOut(), 'diceRolled')[0];
    expect(rolled.type === 'diceRolled' && rolled.targeting.slice(0, 2)).toEqual([3, 2]);
  });
  it('AE-581 both tie on the highest die, the raider is lower; blue wins on the second', () => {
    const scene = rolledOut();
    expect(events(scene, 'battleDecided')[0]).toMatchObject({ winners: [BLUE], losers: [YELLOW], raiders: 'lost' });
  });
  it("AE-582 blue advances on supremacy and takes the Abductor's reward", () => {
    const scene = until(rolledOut());
    expect(player(scene, BLUE).tracks[4]).toBe(1);
    expect(player(scene, BLUE).vp + player(scene, BLUE).hand.length).toBeGreaterThan(4);
  });
  it('AE-583 the Abductor goes back to its card, two transports to the Scrapyard, the cruiser takes a marker and stays', () => {
    const scene = until(rolledOut());
    expect(abductor.shields).toBe(0);
    expect(scene.state.raiders[3 + abductor.class]).toBe(-1);
    expect(player(scene, YELLOW).ships.filter((at) => at === SCRAPYARD)).toHaveLength(2);
    expect(player(scene, YELLOW).ships[8]).toBe(HERE);
    expect(player(scene, YELLOW).shieldDamage[CRUISER]).toBe(1);
  });
  it('AE-584 yellow uses Tactical Operations: 1 tactics card or, by the slotted moon, 1 credit', () => {
    const scene = until(rolledOut(), 'tacticalOperations');
    expect(scene.ask().seat).toBe(YELLOW);
    expect(scene.options().slice(0, 2)).toEqual(['card', 'moon']);
    scene.answer('tacticalOperations', 'moon');
    expect(player(scene, YELLOW).stock[4]).toBe(1);
    expect(player(scene, YELLOW).operations).toBe(moon('commercePlain'));
  });
});
