import { printed, printedAll } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { LETTERS } from '../answers.ts';
import { ABILITIES } from '../content/abilities.ts';
import { ACHIEVEMENTS, claimsToEnd } from '../content/achievements.ts';
import { BASIC, BASIC_SPACES, LOWEST } from '../content/basic.ts';
import { EVENTS, eventsOfLevel, GUILD_EVENT_ORE, opensGuild } from '../content/events.ts';
import {
  ABILITY_A_FROM,
  AUTOMATION_POINTS,
  BEYOND,
  FACTIONS,
  LUNAR_STEP,
  PLAIN_START,
  STANDARD,
  STARTING_POPULATION,
  startingOre,
  UN_COLONIES,
  UN_TRADES,
} from '../content/factions.ts';
import { FIELDS, FIELDS_OF, LEFT_OF, NEEDED } from '../content/fields.ts';
import { DYSON, GUILD_IDS, GUILDS, guildBit } from '../content/guilds.ts';
import { COLUMNS, CUBES, HIGHEST_SHIP, LETTER, MARKERS, markerOf, SHIP_LEVELS, SPECIALISATIONS, TYPES } from '../content/kinds.ts';
import { ANY_TIME, EMPIRE_POINTS, POWER } from '../content/powers.ts';
import { SCRIPT_KEYS, scriptOf } from '../content/scripts.ts';
import { BASIC_BOX, SPACE_IDS, spaceOf } from '../content/spaces.ts';
import { beyondTheSun } from '../index.ts';
import { ROW_SIZES } from '../rules/display.ts';
import { EXCHANGES } from '../rules/free-actions.ts';
import { MOST_ROUNDS } from '../rules/game.ts';
import { automationPoints } from '../score.ts';

describe('what is printed in the box', () => {
  it('BS-009 events', () => {
    expect(printedAll(EVENTS)).toEqual({
      tylerLee: '{level 2, effect guild(guild terraformingGuild)}',
      mayaChaturvedi: '{level 2, effect guild(guild academyGuild)}',
      bumperHarvest: '{level 2, effect everyFaction(effects [recruit(cubes 1)])}',
      prospectingBoom: '{level 2, effect everyFaction(effects [orePerControlled(most 2)])}',
      distressSignal: '{level 2, effect everyFaction(effects [jump(steps 1)])}',
      armsRace: '{level 2, effect everyFaction(effects [optional(part {cost {ore 1}, effects [upgrade(ships 1, levels 1)]})])}',
      labourReform: '{level 2, effect everyFaction(effects [optional(part {cost {ore 2}, effects [automate(what either)]})])}',
      humanitarianPrize: '{level 2, effect prize(returned 1, points 2)}',
      contestedShipyard: '{level 2, effect controllerOf(at y1, points 2)}',
      greatCensus: '{level 2, effect census(most 3, second 1)}',
      kc24x: '{level 3, effect guild(guild technocratsGuild)}',
      ono: '{level 3, effect guild(guild pathfinderGuild)}',
      massEnlightenment:
        '{level 3, effect everyFaction(effects [optional(part {cost {ore 2}, effects [research(levels [1, 2, 3], cube population, known, immediate)]})])}',
      firstContact: '{level 3, effect everyFaction(effects [choose(parts [{effects [recruit(cubes 2)]}, {effects [gainOre(ore 2)]}])])}',
      oreLevy: '{level 3, effect everyFaction(effects [loseOre(ore 2)])}',
      spacecraftMuseum: '{level 3, effect museum(points {1 1, 2 1, 3 2, 4 2})}',
      dysonSphere: '{level 3, effect dyson}',
      rogueStar: '{level 3, effect rogueStar}',
      frontierRegistry: '{level 3, effect registry(perColony 1, most 3)}',
      deepSpaceBeacon: '{level 3, effect strongestAt(at deepSpace, points 2)}',
    });
    expect(GUILD_EVENT_ORE).toBe(1);
    expect([eventsOfLevel(2).filter(opensGuild), eventsOfLevel(3).filter(opensGuild)]).toEqual([
      ['tylerLee', 'mayaChaturvedi'],
      ['kc24x', 'ono'],
    ]);
  });

  it('BS-017 BS-018 achievements', () => {
    expect(printedAll(ACHIEVEMENTS)).toEqual({
      empire: '{group basic, condition colonies(least 4), slots [7, 5, 3, 2]}',
      transcendence: '{group basic, condition levelFour, slots [5, 3, 2, 2]}',
      clockwork: '{group A, condition automation(steps 6), slots [4, 3, 2]}',
      armada: '{group A, condition strength(least 10), slots [4, 2]}',
      scholars: '{group A, condition technologies(least 10), slots [4, 3, 2]}',
      hegemony: '{group A, condition control(locations 3, colonies 1), slots [4, 2]}',
      specialist: '{group B, condition sameSpecialisation(systems 4), slots [4, 2]}',
      breadbasket: '{group B, condition track(track food, removed 6), slots [4, 2]}',
      foundries: '{group B, condition track(track ore, removed 7), slots [4, 2]}',
      polymath: '{group B, condition everyType, slots [4, 3, 2]}',
    });
    expect([2, 3, 4].map(claimsToEnd)).toEqual([3, 3, 4]);
  });

  it('BS-020 guilds, and the action of the Dyson Sphere', () => {
    expect(printedAll({ ...GUILDS, dyson: DYSON })).toEqual({
      terraformingGuild: '{cost {ore 4}, effects [colonise]}',
      academyGuild: '{cost {ore 5}, effects [research(levels [3], cube population, immediate)]}',
      technocratsGuild:
        '{effects [choose(parts [{cost {ore 8}, effects [research(levels [4], cube population, immediate)]}, {cost {ore 1}, effects [copy(which own)]}])]}',
      pathfinderGuild: '{cost {ore 2}, effects [jump(steps 3), optional(part {cost {ore 3}, effects [colonise]})]}',
      dyson: '{cost {ore 6, returned 2}, effects [takeDyson]}',
    });
    expect(GUILD_IDS.map(guildBit)).toEqual([1, 2, 4, 8]);
  });

  it('BS-022 BS-080 BS-081 BS-082 BS-085 Basic Spacefaring and its replacement tiles', () => {
    expect(printedAll(BASIC)).toEqual({
      'basic.1': '{effects [research(levels [1], cube population, immediate)]}',
      'basic.2': '{cost {ore 2}, effects [research(levels [2], cube population, immediate)]}',
      'basic.3': '{effects [optional(part {effects [build(from population, level 1)]}), jump(steps 2)]}',
      'basic.4': '{effects [recruit(cubes 1), gainOre(ore 1)]}',
    });
    expect(printedAll(BASIC_SPACES)).toEqual({
      '2': '{basic.1 [0], basic.2 [0, 1], basic.3 [0, 1], basic.4 [0]}',
      '3': '{basic.1 [0, 0], basic.2 [0, 1], basic.3 [0, 1], basic.4 [0]}',
      '4': '{basic.1 [0, 0, 0], basic.2 [0, 1], basic.3 [0, 1], basic.4 [0]}',
    });
    expect(LOWEST).toBe('basic.4');
    expect(BASIC_BOX[2].map((space) => [space.id, space.slots, space.surcharge, space.unlimited])).toEqual([
      ['basic.1/1', 1, 0, false],
      ['basic.2/1', 2, 0, false],
      ['basic.2/2', 2, 1, false],
      ['basic.3/1', 2, 0, false],
      ['basic.3/2', 2, 1, false],
      ['basic.4/1', 1, 0, true],
    ]);
    expect(BASIC_BOX[3].map(({ id }) => id).slice(0, 3)).toEqual(['basic.1/1', 'basic.1/2', 'basic.2/1']);
  });

  it('BS-034 BS-035 mats: columns, tracks, and how the factions start', () => {
    expect(printed(STANDARD)).toBe('{columns [4, 4, 3, 3, 3], food [0, 2, 4, 6, 8], ore [0, 2, 4, 6, 8]}');
    expect(printed(PLAIN_START)).toBe('{ship 1, ore 0}');
    expect(printedAll(FACTIONS)).toEqual({
      unOfSol: '{start {ship 1, ore 0, populationFrom 2}, expert {columns [5, 4, 3, 3, 2], food [0, 1, 3, 6, 8], ore [0, 2, 4, 6, 8]}}',
      nishidaOstergaard: '{start {ship 2, ore 0}, expert {columns [4, 3, 4, 3, 3], food [0, 2, 3, 6, 8], ore [0, 2, 3, 5, 8]}}',
      lunarCombine: '{start {ship 1, ore 2}, expert {columns [4, 3, 3, 3, 4], food [0, 2, 5, 7, 8], ore [0, 2, 3, 5, 7]}}',
      aresAssembly: '{start {ship 1, ore 2, escortFrom 0}, expert {columns [3, 4, 4, 3, 3], food [0, 1, 4, 6, 8], ore [0, 1, 4, 6, 8]}}',
    });
    expect([STARTING_POPULATION, ABILITY_A_FROM, UN_TRADES, UN_COLONIES, LUNAR_STEP]).toEqual([2, 2, 3, 3, 4]);
  });

  it('BS-035 abilities of the expert mats', () => {
    expect(printedAll(ABILITIES)).toEqual({
      'unOfSol.A': '{faction unOfSol, slot A, effects [jump(steps 2)]}',
      'unOfSol.B': '{faction unOfSol, slot B, effects [recruit(cubes 2)]}',
      'nishidaOstergaard.A': '{faction nishidaOstergaard, slot A, effects [gainOre(ore 1)]}',
      'nishidaOstergaard.B.food': '{faction nishidaOstergaard, slot B, effects [automate(what ore), gainOre(ore 3)]}',
      'nishidaOstergaard.B.ore': '{faction nishidaOstergaard, slot B, effects [automate(what food), gainOre(ore 3)]}',
      'lunarCombine.A': '{faction lunarCombine, slot A, effects []}',
      'lunarCombine.B': '{faction lunarCombine, slot B, effects [build(from supply, level 3)]}',
      'aresAssembly.A': '{faction aresAssembly, slot A, effects [gainOre(ore 1)]}',
      'aresAssembly.B': '{faction aresAssembly, slot B, effects [jump(steps 3)]}',
    });
  });

  it('starting ore by player count and turn order: whoever begins among three and four has more', () => {
    const all = [2, 3, 4].map((seats) => Array.from({ length: seats }, (_, place) => startingOre(seats, place)));
    expect(all).toEqual([
      [2, 2],
      [3, 2, 2],
      [3, 2, 2, 2],
    ]);
  });

  it('BS-033 BS-234 points of the automation track', () => {
    expect([AUTOMATION_POINTS, BEYOND]).toEqual([[0, 0, 1, 1, 1, 2, 2], 1]);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16].map(automationPoints)).toEqual([0, 0, 0, 1, 2, 3, 5, 7, 8, 9, 16]);
  });

  it('BS-002 BS-003 BS-188 the lines of the technology board, and how many prerequisites are needed', () => {
    const lines = FIELDS.map((id, field) => [id, `${LEFT_OF[field].map((left) => FIELDS[left]).join('')} ${NEEDED[field]}`]);
    expect(Object.fromEntries(lines)).toEqual({
      '1': ' 0',
      '2': ' 0',
      '3': ' 0',
      '4': ' 0',
      A: '1 1',
      B: '12 2',
      C: '2 1',
      D: '3 1',
      E: '34 2',
      F: '4 1',
      G: 'A 1',
      H: 'AB 2',
      I: 'BC 2',
      J: 'CD 2',
      K: 'E 1',
      L: 'EF 2',
      M: 'GH 2',
      N: 'HIJ 2',
      O: 'JKL 2',
    });
    expect(FIELDS_OF).toEqual({ 1: [0, 1, 2, 3], 2: [4, 5, 6, 7, 8, 9], 3: [10, 11, 12, 13, 14, 15], 4: [16, 17, 18] });
  });

  it('BS-027 BS-028 BS-030 pieces: cubes, markers, ships, columns, types', () => {
    expect([CUBES, MARKERS, SHIP_LEVELS, HIGHEST_SHIP]).toEqual([20, 8, [1, 2, 3, 4], 4]);
    expect([COLUMNS, TYPES, SPECIALISATIONS]).toEqual([
      ['A', 'B', 'C', 'D', 'E'],
      ['science', 'economy', 'military', 'commerce'],
      ['food', 'ore'],
    ]);
    expect([LETTER.food, LETTER.ore, LETTER.star].map(markerOf)).toEqual(['food', 'ore', 'star']);
    expect(LETTERS).toEqual(['a', 'b', 'c']);
  });

  it('lasting powers, one bit each; what may be done at any time, and for what', () => {
    expect(POWER).toEqual({
      missingPrerequisite: 1,
      oreForReturned: 2,
      eitherTrack: 4,
      wormhole: 8,
      swapStars: 16,
      headquarters: 32,
      blackMarket: 64,
      assimilation: 128,
      enterOccupied: 256,
      cygni: 512,
      empirePoints: 1024,
    });
    expect(ANY_TIME).toBe(16 + 32 + 64 + 128 + 512);
    expect(EMPIRE_POINTS).toEqual({ each: 1, most: 3 });
    expect(printedAll(EXCHANGES)).toEqual({
      blackMarket: '{ore 2, population -1, supply 1}',
      cygni: '{ore 1, population -1, supply 1}',
      assimilation: '{ore -1, population 1, supply -1}',
    });
  });

  it('rows of the display, the longest game, and the variants', () => {
    expect(ROW_SIZES).toEqual({ 2: 5, 3: 5, 4: 4 });
    expect(MOST_ROUNDS).toBe(100);
    expect(beyondTheSun.definition.options).toMatchObject({
      mats: { kind: 'choice', values: ['standard', 'expert'], default: 'standard' },
      display: { kind: 'flag', default: false },
    });
    expect(beyondTheSun.definition.seats).toEqual({ min: 2, max: 4 });
  });

  it('BS-054 every action space: its action, which of how many, what it costs more', () => {
    const spaces = SPACE_IDS.map((id) => {
      const { action, slot, slots, surcharge, unlimited } = spaceOf(id);
      return [id, `${action} ${slot}/${slots}${surcharge > 0 ? ` +${surcharge}` : ''}${unlimited ? ' unlimited' : ''}`];
    });
    expect(Object.fromEntries(spaces)).toEqual({
      'basic.1/1': 'basic.1 1/3',
      'basic.2/1': 'basic.2 1/2',
      'basic.2/2': 'basic.2 2/2 +1',
      'basic.3/1': 'basic.3 1/2',
      'basic.3/2': 'basic.3 2/2 +1',
      'basic.4/1': 'basic.4 1/1 unlimited',
      'basic.1/2': 'basic.1 2/3',
      'basic.1/3': 'basic.1 3/3',
      'narrowBeamLaser.1/1': 'narrowBeamLaser.1 1/1',
      'terraforming.1/1': 'terraforming.1 1/1',
      'terraforming.2/1': 'terraforming.2 1/1',
      'advancedRobotics.1/1': 'advancedRobotics.1 1/1',
      'hypercomputing.1/1': 'hypercomputing.1 1/1',
      'bioSynapticNetwork.1/1': 'bioSynapticNetwork.1 1/2',
      'bioSynapticNetwork.1/2': 'bioSynapticNetwork.1 2/2',
      'remoteProbes.1/1': 'remoteProbes.1 1/1',
      'spacetimeAnomalyStudies.1/1': 'spacetimeAnomalyStudies.1 1/1',
      'tacticalSimulations.1/1': 'tacticalSimulations.1 1/1',
      'plasmaCannon.1/1': 'plasmaCannon.1 1/1',
      'humanExperiments.1/1': 'humanExperiments.1 1/1',
      'privateerCharters.1/1': 'privateerCharters.1 1/1',
      'massCloning.1/1': 'massCloning.1 1/1',
      'asteroidFoundries.1/1': 'asteroidFoundries.1 1/1',
      'merchantConvoys.1/1': 'merchantConvoys.1 1/1',
      'technologyLicensing.1/1': 'technologyLicensing.1 1/2',
      'technologyLicensing.1/2': 'technologyLicensing.1 2/2',
      'modularFleet.1/1': 'modularFleet.1 1/1',
      'supplyDepot.1/1': 'supplyDepot.1 1/1',
      'colonyShips.1/1': 'colonyShips.1 1/1',
      'planetaryScaleResearch.1/1': 'planetaryScaleResearch.1 1/1',
      'metahumanChambers.1/1': 'metahumanChambers.1 1/2',
      'metahumanChambers.1/2': 'metahumanChambers.1 2/2',
      'hivemindComputing.1/1': 'hivemindComputing.1 1/2',
      'hivemindComputing.1/2': 'hivemindComputing.1 2/2',
      'deepSpaceMegastructures.1/1': 'deepSpaceMegastructures.1 1/1',
      'capitalShip.1/1': 'capitalShip.1 1/1',
      'androidArmada.1/1': 'androidArmada.1 1/1',
      'mercenaryFleet.1/1': 'mercenaryFleet.1 1/1',
      'mercenaryFleet.2/1': 'mercenaryFleet.2 1/1',
      'cerebralImplants.1/1': 'cerebralImplants.1 1/1',
      'manufacturingOrbitals.1/1': 'manufacturingOrbitals.1 1/1',
      'quantumDataExchange.1/1': 'quantumDataExchange.1 1/1',
      'hyperdriveBoosters.1/1': 'hyperdriveBoosters.1 1/1',
      'stealthTerraformers.1/1': 'stealthTerraformers.1 1/1',
      'terraformingGuild/1': 'terraformingGuild 1/1',
      'academyGuild/1': 'academyGuild 1/1',
      'technocratsGuild/1': 'technocratsGuild 1/1',
      'pathfinderGuild/1': 'pathfinderGuild 1/1',
      'dysonSphere.1/1': 'dysonSphere.1 1/1',
    });
  });

  it('BS-343 which lists of effects research, and which copy an action', () => {
    const words = SCRIPT_KEYS.flatMap((key) => {
      const { researches, mayCopy, mayResearch } = scriptOf(key);
      const said = [researches ? 'researches' : '', mayCopy ? 'copies' : '', mayResearch ? 'mayResearch' : ''].filter(
        (word) => word !== '',
      );
      return said.length === 0 ? [] : [[key, said.join(' ')]];
    });
    expect(Object.fromEntries(words)).toEqual({
      'basic.1': 'researches mayResearch',
      'basic.2': 'researches mayResearch',
      academyGuild: 'researches mayResearch',
      'technocratsGuild:0a': 'researches mayResearch',
      'technocratsGuild:0b': 'copies mayResearch',
      technocratsGuild: 'researches mayResearch',
      'advancedRobotics.1': 'researches mayResearch',
      'hypercomputing.1': 'researches mayResearch',
      'bioSynapticNetwork.1': 'researches mayResearch',
      'remoteProbes.1': 'researches mayResearch',
      'spacetimeAnomalyStudies.1': 'researches mayResearch',
      'massCloning.1:0c': 'researches mayResearch',
      'massCloning.1': 'researches mayResearch',
      'technologyLicensing.1': 'researches mayResearch',
      'transdimensionalAi!:1': 'researches mayResearch',
      'transdimensionalAi!': 'researches mayResearch',
      'planetaryScaleResearch.1': 'researches mayResearch',
      'metahumanChambers.1': 'researches mayResearch',
      'hivemindComputing.1': 'researches mayResearch',
      'deepSpaceMegastructures.1': 'researches mayResearch',
      'cerebralImplants.1:1a': 'researches mayResearch',
      'cerebralImplants.1:1b': 'researches mayResearch',
      'cerebralImplants.1': 'researches mayResearch',
      'quantumDataExchange.1': 'copies mayResearch',
      'parallelUniverseGenerator!:0': 'researches mayResearch',
      'parallelUniverseGenerator!': 'researches mayResearch',
      'massEnlightenment:0': 'researches mayResearch',
      massEnlightenment: 'researches mayResearch',
    });
  });
});
