import { describe, expect, it } from 'vitest';
import { EVENTS, opensGuild } from '../content/events.ts';
import { LOCATION } from '../content/exploration.ts';
import { FIELD } from '../content/fields.ts';
import { GUILD_IDS } from '../content/guilds.ts';
import { SCRIPT_KEYS, scriptOf } from '../content/scripts.ts';
import { TECH_IDS, TECHNOLOGIES } from '../content/technologies/index.ts';
import { meetsPrerequisites } from '../queries.ts';
import { score } from '../score.ts';
import { fleet, holder, move, type Play, shipOf, Table } from './table.ts';

const stop = (play: Play): Play => {
  play.answer('chooseJump', 'stop');
  return play;
};

describe('level III technologies', () => {
  it('Transdimensional AI: a known technology without prerequisites and without its bonus; later one prerequisite may be missing', () => {
    const table = new Table().population(0, 1).known('C', 'asteroidFoundries', 1).known('B', 'plasmaCannon', 1).researched(0, '1');
    const play = table.effect(0, 'transdimensionalAi!');
    expect(play.state.factions[0].population).toBe(2);
    play.answer('takeOptional', 'do');
    expect(play.options()).toEqual(['2', '3', '4', 'B', 'C']);
    play.answer('chooseField', 'C');
    expect(play.state.factions[0].ore).toBe(2);
    const known = (): Table => new Table().known('B', 'plasmaCannon', 1).researched(0, '1', '3');
    expect(meetsPrerequisites(known().state, 0, FIELD.B)).toBe(false);
    const able = known().power(0, 'missingPrerequisite').state;
    expect(meetsPrerequisites(able, 0, FIELD.B)).toBe(true);
    // Not an unknown one, and not the only prerequisite.
    expect(meetsPrerequisites(able, 0, FIELD.E)).toBe(false);
    expect(meetsPrerequisites(new Table().known('C', 'plasmaCannon', 1).power(0, 'missingPrerequisite').state, 0, FIELD.C)).toBe(false);
  });

  it('Planetary-Scale Research: the level is the number of colonies + 1', () => {
    const table = (): Table => new Table().ore(0, 4).known('G', 'planetaryScaleResearch', 0).researched(0, '1', 'A');
    expect(table().act(0, 'planetaryScaleResearch.1/1').options()).toEqual(['2', '3', '4']);
    // With four colonies it is level IV; none is open to this faction.
    const four = table();
    for (const id of ['ross128', 'procyon', 'wolf359', 'ross154'] as const) four.colony(0, id);
    expect(four.turn(0).offers('planetaryScaleResearch.1/1')).toBe(false);
    const open = table();
    for (const id of ['ross128', 'procyon', 'wolf359', 'ross154'] as const) open.colony(0, id);
    expect(open.researched(0, 'H').act(0, 'planetaryScaleResearch.1/1').options()).toEqual(['M']);
  });

  it('Android Armada: choose twice between a ship and population', () => {
    const play = new Table().effect(0, 'androidArmada!');
    play.answer('chooseOne', 'a');
    play.answer('chooseOne', 'b');
    expect(fleet(play.state, 0, 'sol')).toEqual([1, 2]);
    expect(play.state.factions[0].population).toBe(3);
  });

  it('Mercenary Fleet: colonise for 3 ore, or return one population and use another for a level-4 ship', () => {
    const table = new Table().ore(0, 3).known('G', 'mercenaryFleet', 0).ship(0, 'a1', 2).base(0, 'a1');
    expect(table.act(0, 'mercenaryFleet.1/1').state.factions[0].colonies).toEqual(['barnardsStar']);
    const ship = new Table().ore(0, 1).known('G', 'mercenaryFleet', 0).act(0, 'mercenaryFleet.2/1');
    expect(ship.state.factions[0]).toMatchObject({ ore: 0, population: 0 });
    expect(fleet(ship.state, 0, 'sol')).toEqual([1, 4]);
  });

  it('Cerebral Implants: 1 supply to population, then research II or III for ore', () => {
    const table = new Table().ore(0, 5).population(0, 0).known('K', 'cerebralImplants', 0).researched(0, '1', 'A');
    const play = table.act(0, 'cerebralImplants.1/1');
    // No level II field is open: research III is all that is left.
    expect(play.state.factions[0]).toMatchObject({ population: 1, ore: 0 });
    expect(play.options()).toEqual(['G']);
    const both = new Table().ore(0, 5).known('K', 'cerebralImplants', 0).researched(0, '1', '2', 'A').act(0, 'cerebralImplants.1/1');
    expect(both.options()).toEqual(['a', 'b']);
    both.answer('chooseOne', 'a');
    expect(both.state.factions[0].ore).toBe(2);
  });

  it('Manufacturing Orbitals: ore for control, population for colonies, a ship, jumps; the action does it again', () => {
    const table = new Table().ore(0, 0).known('K', 'manufacturingOrbitals', 0).colony(0, 'ross128').colony(0, 'procyon');
    table.base(0, 'a1').base(0, 'y1').base(0, 'y2', 'ore').base(0, 'y3');
    const play = table.act(0, 'manufacturingOrbitals.1/1');
    expect(play.state.factions[0]).toMatchObject({ ore: 3, population: 3 });
    play.answer('takeOptional', 'do');
    play.answer('chooseShipyard', 'y2');
    expect(fleet(play.state, 0, 'y2')).toEqual([2]);
    stop(play);
  });

  it('Android Rights Movement: one returned population may be 1 ore', () => {
    const table = new Table().ore(0, 5).power(0, 'oreForReturned').known('G', 'metahumanChambers', 0).researched(0, 'H').population(0, 2);
    const play = table.act(0, 'metahumanChambers.1/1');
    // Only 2 population: the ore is the only way.
    expect(play.state.factions[0]).toMatchObject({ ore: 0, population: 1 });
    const rich = new Table().ore(0, 9).power(0, 'oreForReturned').known('G', 'metahumanChambers', 0).researched(0, 'H').population(0, 4);
    const choice = rich.act(0, 'metahumanChambers.1/1');
    expect(choice.options()).toEqual(['population', 'ore']);
    choice.answer('payReturned', 'population');
    expect(choice.state.factions[0]).toMatchObject({ ore: 5, population: 2 });
  });

  it('Hyperdrive Boosters: three levels spread at will', () => {
    const play = new Table().ship(0, 'a1', 3).base(0, 'a1').effect(0, 'hyperdriveBoosters!');
    play.answer('chooseUpgrade', shipOf(1, 'sol'));
    play.answer('chooseUpgrade', shipOf(2, 'sol'));
    play.answer('chooseUpgrade', shipOf(3, 'a1'));
    expect([fleet(play.state, 0, 'sol'), fleet(play.state, 0, 'a1')]).toEqual([[3], [4]]);
  });

  it('Wormhole Technology: two ships anywhere at once, later any place in 1 jump, but not out of Sol or Deep Space', () => {
    const play = new Table().effect(0, 'wormholeTechnology!');
    play.answer('chooseTransfer', move(1, 'sol', 'b2'));
    expect(play.offers(move(1, 'b2', 'a1'))).toBe(false);
    play.answer('chooseTransfer', move(2, 'sol', 'y1'));
    play.answer('chooseMarker', 'ore');
    expect([holder(play.state, 'b2'), holder(play.state, 'y1')]).toEqual([0, 0]);
    const table = new Table()
      .ore(0, 5)
      .power(0, 'wormhole')
      .known('2', undefined, 0)
      .noShips(0)
      .ship(0, 'a1', 1)
      .base(0, 'a1')
      .ship(0, 'sol', 2);
    const jumps = table.act(0, 'terraforming.2/1');
    expect(jumps.options().filter((o) => (o as { from: string }).from === 'a1')).toHaveLength(8);
    expect(jumps.options().filter((o) => (o as { from: string }).from === 'sol')).toHaveLength(2);
  });

  it('Stealth Terraformers: the jumps must leave a system to colonise, and control effects are passed by', () => {
    const table = new Table().ore(0, 5).known('G', 'stealthTerraformers', 0).noShips(0).ship(0, 'sol', 3).ship(1, 'a2', 1);
    table.base(1, 'a1');
    const play = table.act(0, 'stealthTerraformers.1/1');
    expect(play.options()).toEqual([move(3, 'sol', 'a2')]);
    play.answer('chooseJump', move(3, 'sol', 'a2'));
    expect(play.offers('stop')).toBe(true);
    stop(play);
    expect(play.state.factions[0]).toMatchObject({ colonies: ['sirius'], colonyMarkers: ['oo'], ore: 0 });
    expect(fleet(play.state, 1, 'deepSpace')).toEqual([1]);
    const none = new Table().ore(0, 9).known('G', 'stealthTerraformers', 0).turn(0);
    expect(none.refusal('stealthTerraformers.1/1')).toMatchObject({ reason: 'impossible' });
  });

  it('Stealth Terraformers: a bonus for arriving leaves with the card', () => {
    const table = new Table().ore(0, 5).system('b1', 'gliese687').known('G', 'stealthTerraformers', 0).noShips(0).ship(0, 'y1', 3, 1);
    table.base(0, 'y1');
    const play = table.act(0, 'stealthTerraformers.1/1');
    play.answer('chooseJump', move(1, 'y1', 'b1'));
    play.answer('chooseJump', move(3, 'y1', 'b1'));
    expect(play.state.factions[0].colonies).toEqual(['gliese687']);
    expect(play.events.flatMap((e) => (e.type === 'systemBonus' ? [e.bonus] : []))).toEqual(['colony']);
    expect(play.asked).toBe('chooseProduction');
  });

  it('Deep Space Megastructures build in Deep Space, then research III', () => {
    const play = new Table()
      .ore(0, 4)
      .known('G', 'deepSpaceMegastructures', 0)
      .researched(0, 'A', 'B')
      .act(0, 'deepSpaceMegastructures.1/1');
    expect(fleet(play.state, 0, 'deepSpace')).toEqual([2]);
    expect(play.options()).toEqual(['H']);
  });
});

describe('level II and IV technologies', () => {
  it('Privateer Charters pay 2 ore for each location taken from others', () => {
    const table = new Table()
      .ore(0, 1)
      .known('A', 'privateerCharters', 0)
      .ship(0, 'sol', 2)
      .base(1, 'a1')
      .ship(2, 'a2', 1)
      .base(2, 'a2', 'ore');
    const play = table.act(0, 'privateerCharters.1/1');
    play.answer('chooseJump', move(1, 'sol', 'a1'));
    play.answer('chooseJump', move(2, 'sol', 'a2'));
    stop(play);
    expect(play.state.factions[0].ore).toBe(1 - 1 + 1 + 4);
  });

  it('Mass Cloning: A, B or C; A falls away without supply', () => {
    const table = new Table().ore(0, 3).known('A', 'massCloning', 0).researched(0, '1');
    expect(table.act(0, 'massCloning.1/1').options()).toEqual(['a', 'b']);
    const bare = new Table().ore(0, 3).known('C', 'massCloning', 0).supply(0, 0, 0, 0, 0, 0).noShips(0);
    bare.state.factions[0].supply = [0, 0, 0, 0, 0];
    bare.state.factions[0].population = 19;
    expect(bare.turn(0).offers('massCloning.1/1')).toBe(true);
  });

  it('Human Experiments return one population and build from supply', () => {
    const play = new Table().ore(0, 1).known('A', 'humanExperiments', 0).act(0, 'humanExperiments.1/1');
    expect(play.state.factions[0]).toMatchObject({ ore: 0, population: 1 });
    expect(fleet(play.state, 0, 'sol')).toEqual([1, 3]);
  });

  it('Colony Ships colonise and jump on', () => {
    const table = new Table().ore(0, 4).known('C', 'colonyShips', 0).ship(0, 'a1', 2).base(0, 'a1');
    const play = table.act(0, 'colonyShips.1/1');
    expect(play.state.factions[0].colonies).toEqual(['barnardsStar']);
    expect(play.asked).toBe('chooseJump');
  });

  it('Galactic Empire scores locations controlled at the end, three at most', () => {
    const table = new Table().known('M', 'galacticEmpire', 0).base(0, 'a1').base(0, 'y1').base(0, 'y2', 'ore').base(0, 'y3');
    expect(score(table.state, 0).parts.level4).toBe((TECHNOLOGIES.galacticEmpire.points ?? 0) + 3);
  });

  it('Ringworld Authority colonises for 2 ore', () => {
    const table = new Table().ore(0, 2).ship(0, 'a1', 2).base(0, 'a1');
    const play = table.effect(0, 'ringworldAuthority!');
    play.answer('takeOptional', 'do');
    expect(play.state.factions[0].colonies).toEqual(['barnardsStar']);
  });

  it('Giga-Corporations and Post-Scarcity Economy automate', () => {
    const giga = new Table().effect(0, 'gigaCorporations!');
    giga.answer('chooseMarker', 'ore');
    expect(giga.state.factions[0]).toMatchObject({ automation: 'o', ore: 4 });
    expect(new Table().effect(0, 'postScarcityEconomy!').state.factions[0].automation).toBe('fo');
  });
});

describe('guilds', () => {
  it('the Terraforming Guild colonises for 4 ore, the Academy researches III for 5, the Technocrats IV for 8', () => {
    const table = new Table().ore(0, 4).ship(0, 'a1', 2).base(0, 'a1').pawn(1, 'academyGuild/1');
    table.state.guilds = 0b1111;
    expect(table.turn(0).refusal('academyGuild/1')).toMatchObject({ reason: 'occupied' });
    expect(table.act(0, 'terraformingGuild/1').state.factions[0]).toMatchObject({ ore: 0, colonies: ['barnardsStar'] });
    const eight = new Table().ore(0, 8).researched(0, 'G', 'H');
    eight.state.guilds = 0b0100;
    const play = eight.act(0, 'technocratsGuild/1');
    play.answer('chooseOne', 'a');
    expect(play.state.factions[0].ore).toBe(0);
    expect(play.options()).toEqual(['M']);
  });

  it('the Pathfinder Guild jumps for 2 ore and may colonise for 3 more', () => {
    const table = new Table().ore(0, 5).noShips(0).ship(0, 'sol', 2);
    table.state.guilds = 0b1000;
    const play = table.act(0, 'pathfinderGuild/1');
    play.answer('chooseJump', move(2, 'sol', 'a1'));
    stop(play);
    play.answer('takeOptional', 'do');
    expect(play.state.factions[0]).toMatchObject({ ore: 0, colonies: ['barnardsStar'] });
    expect(play.state.systems[LOCATION.a1]).toBe('lalande21185');
  });

  it('each guild has an event that opens it', () => {
    const opened = Object.values(EVENTS).flatMap(({ effect }) => (effect.kind === 'guild' ? [effect.guild] : []));
    expect(new Set(opened)).toEqual(new Set(GUILD_IDS));
    expect(Object.keys(EVENTS).filter((id) => opensGuild(id as 'ono'))).toHaveLength(4);
  });
});

describe('prices', () => {
  it('no card is there twice under two names', () => {
    const cards = TECH_IDS.map((id) => JSON.stringify([TECHNOLOGIES[id].immediate, TECHNOLOGIES[id].actions, TECHNOLOGIES[id].power]));
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('a researched action is never dearer than the guild with the same effect', () => {
    const price = (key: string): number => scriptOf(key).cost.ore ?? 0;
    for (const id of TECH_IDS) {
      TECHNOLOGIES[id].actions?.forEach((action, i) => {
        const kinds = action.effects.map((e) => (e.kind === 'research' && e.levels !== 'colonies' ? `research${e.levels.join()}` : e.kind));
        if (kinds.includes('colonise')) expect(price(`${id}.${i + 1}`)).toBeLessThanOrEqual(price('terraformingGuild'));
        if (kinds.includes('research3')) expect(price(`${id}.${i + 1}`)).toBeLessThanOrEqual(price('academyGuild'));
        if (kinds.includes('research4')) expect(price(`${id}.${i + 1}`)).toBeLessThanOrEqual(8);
      });
    }
  });

  it('every script has a name of its own', () => {
    expect(new Set(SCRIPT_KEYS).size).toBe(SCRIPT_KEYS.length);
  });
});
