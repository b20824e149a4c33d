import { printedAll } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Level } from '../content/kinds.ts';
import { TECH_IDS, TECHNOLOGIES, techsOfLevel } from '../content/technologies/index.ts';

const cards = (level: Level): Record<string, string> =>
  printedAll(Object.fromEntries(techsOfLevel(level).map((id) => [id, { ...TECHNOLOGIES[id], level: undefined }])));

describe('what is printed on the technologies', () => {
  it('BS-004 level I', () => {
    expect(cards(1)).toEqual({
      narrowBeamLaser:
        '{primary military, secondary military, immediate [build(from supply, level 1)], actions [{spaces 1, cost {ore 1}, effects [build(from population, level 2), jump(steps 2)]}]}',
      terraforming:
        '{primary commerce, secondary commerce, actions [{spaces 1, cost {ore 3}, effects [colonise]}, {spaces 1, cost {ore 1}, effects [jump(steps 4)]}]}',
      advancedGenetics: '{primary economy, secondary economy, immediate [automate(what food), recruit(cubes 1)]}',
      advancedRobotics:
        '{primary science, secondary science, immediate [automate(what ore)], actions [{spaces 1, cost {ore 3}, effects [research(levels [2], cube supply, immediate)]}]}',
    });
  });

  it('BS-004 level II', () => {
    expect(cards(2)).toEqual({
      hypercomputing:
        '{primary science, secondary science, immediate [gainOre(ore 2)], actions [{spaces 1, cost {ore 1}, effects [research(levels [2], cube population, immediate)]}]}',
      bioSynapticNetwork:
        '{primary science, secondary economy, immediate [recruit(cubes 1)], actions [{spaces 2, cost {ore 2}, effects [research(levels [1, 2], cube supply, immediate)]}]}',
      remoteProbes:
        '{primary science, secondary military, immediate [automate(what ore)], actions [{spaces 1, cost {ore 2}, effects [research(levels [2], cube population, immediate), jump(steps 2)]}]}',
      spacetimeAnomalyStudies:
        '{primary science, secondary commerce, immediate [gainOre(ore 1)], actions [{spaces 1, cost {ore 4}, effects [research(levels [3], cube population, immediate)]}]}',
      tacticalSimulations:
        '{primary military, secondary science, immediate [automate(what ore)], actions [{spaces 1, cost {ore 1}, effects [upgrade(ships 2, levels 1, upTo), jump(steps 2)]}]}',
      plasmaCannon:
        '{primary military, secondary military, immediate [upgrade(ships 1, levels 1), jump(steps 2)], actions [{spaces 1, cost {ore 2}, effects [build(from population, level 3), jump(steps 2)]}]}',
      humanExperiments:
        '{primary military, secondary economy, immediate [recruit(cubes 1)], actions [{spaces 1, cost {ore 1, returned 1}, effects [build(from supply, level 3), jump(steps 1)]}]}',
      privateerCharters:
        '{primary military, secondary commerce, immediate [build(from supply, level 1)], actions [{spaces 1, cost {ore 1}, effects [jump(steps 3), orePerTaken(ore 2)]}]}',
      massCloning:
        '{primary economy, secondary science, immediate [recruit(cubes 1)], actions [{spaces 1, cost {}, effects [choose(parts [{effects [recruit(cubes 2)]}, {cost {ore 1}, effects [build(from supply, level 2), jump(steps 1)]}, {cost {ore 3}, effects [research(levels [2], cube supply, immediate)]}])]}]}',
      asteroidFoundries:
        '{primary economy, secondary military, immediate [gainOre(ore 2)], actions [{spaces 1, cost {ore 2}, effects [build(from supply, level 2), jump(steps 2)]}]}',
      verticalFarms: '{primary economy, secondary economy, immediate [automate(what food)]}',
      merchantConvoys:
        '{primary economy, secondary commerce, immediate [gainOre(ore 1), jump(steps 1)], actions [{spaces 1, cost {}, effects [gainOre(ore 2), jump(steps 2)]}]}',
      technologyLicensing:
        '{primary commerce, secondary science, immediate [gainOre(ore 2)], actions [{spaces 2, cost {oreToFellow 1}, effects [research(levels [1, 2], cube supply, known, immediate)]}]}',
      modularFleet:
        '{primary commerce, secondary military, immediate [upgrade(ships 1, levels 1), gainOre(ore 1)], actions [{spaces 1, cost {}, effects [optional(part {cost {ore 1}, effects [upgrade(ships 1, levels 1)]}), optional(part {cost {ore 1}, effects [upgrade(ships 1, levels 1)]}), optional(part {cost {ore 1}, effects [upgrade(ships 1, levels 1)]}), jump(steps 3)]}]}',
      supplyDepot:
        '{primary commerce, secondary economy, immediate [gainOre(ore 1), recruit(cubes 1)], actions [{spaces 1, cost {}, effects [upgrade(ships 1, levels 1), jump(steps 3)]}]}',
      colonyShips:
        '{primary commerce, secondary commerce, immediate [gainOre(ore 1)], actions [{spaces 1, cost {ore 3}, effects [colonise, jump(steps 1)]}]}',
    });
  });

  it('BS-004 level III: the sixteen published cards', () => {
    expect(cards(3)).toEqual({
      transdimensionalAi:
        '{primary science, secondary science, immediate [recruit(cubes 1), optional(part {effects [research(levels [1, 2], cube population, known, ignorePrerequisites)]})], power missingPrerequisite}',
      planetaryScaleResearch:
        '{primary science, secondary military, immediate [build(from supply, level 2), jump(steps 2)], actions [{spaces 1, cost {ore 4}, effects [research(levels colonies, cube population, immediate)]}]}',
      metahumanChambers:
        '{primary science, secondary economy, immediate [automate(what food), recruit(cubes 1)], actions [{spaces 2, cost {ore 4, returned 2}, effects [research(levels [4], cube population, immediate)]}]}',
      hivemindComputing:
        '{primary science, secondary commerce, immediate [automate(what ore), jump(steps 1)], actions [{spaces 2, cost {ore 7}, effects [research(levels [4], cube population, immediate)]}]}',
      deepSpaceMegastructures:
        '{primary military, secondary science, immediate [build(from supply, level 3, at deepSpace), jump(steps 1)], actions [{spaces 1, cost {ore 4}, effects [build(from supply, level 2, at deepSpace), research(levels [3], cube population, immediate)]}]}',
      capitalShip:
        '{primary military, secondary military, immediate [build(from supply, level 4), jump(steps 1)], actions [{spaces 1, cost {ore 3}, effects [build(from population, level 4), optional(part {cost {ore 2}, effects [build(from population, level 2)]}), jump(steps 3)]}]}',
      androidArmada:
        '{primary military, secondary economy, immediate [choose(parts [{effects [build(from supply, level 2)]}, {effects [recruit(cubes 1)]}]), choose(parts [{effects [build(from supply, level 2)]}, {effects [recruit(cubes 1)]}])], actions [{spaces 1, cost {ore 4}, effects [build(from supply, level 4), jump(steps 3)]}]}',
      mercenaryFleet:
        '{primary military, secondary commerce, actions [{spaces 1, cost {ore 3}, effects [colonise]}, {spaces 1, cost {ore 1, returned 1}, effects [build(from population, level 4), jump(steps 2)]}]}',
      cerebralImplants:
        '{primary economy, secondary science, actions [{spaces 1, cost {}, effects [recruit(cubes 1), choose(parts [{cost {ore 3}, effects [research(levels [2], cube population, immediate)]}, {cost {ore 5}, effects [research(levels [3], cube population, immediate)]}])]}]}',
      manufacturingOrbitals:
        '{primary economy, secondary military, immediate [orePerControlled(most 3), recruitPerColonies(colonies 2), optional(part {effects [build(from population, level 2)]}), jump(steps 2)], actions [{spaces 1, cost {}, effects [orePerControlled(most 3), recruitPerColonies(colonies 2), optional(part {effects [build(from population, level 2)]}), jump(steps 2)]}]}',
      androidRightsMovement:
        '{primary economy, secondary economy, immediate [automate(what food), moveSupply(cubes 2, from rightmost, to any)], power oreForReturned}',
      subatomicFabrication:
        '{primary economy, secondary commerce, immediate [automate(what either), recruit(cubes 1), gainOre(ore 1), jump(steps 1)], power eitherTrack}',
      quantumDataExchange:
        '{primary commerce, secondary science, immediate [automate(what ore), gainOre(ore 2)], actions [{spaces 1, cost {}, effects [copy(which research)]}]}',
      hyperdriveBoosters:
        '{primary commerce, secondary military, immediate [spreadUpgrades(levels 3)], actions [{spaces 1, cost {}, effects [upgrade(ships 2, levels 1, upTo), jump(steps 4)]}]}',
      wormholeTechnology:
        '{primary commerce, secondary economy, immediate [build(from supply, level 2), gainOre(ore 1), transfer(ships 2)], power wormhole}',
      stealthTerraformers:
        '{primary commerce, secondary commerce, actions [{spaces 1, cost {ore 5, returned 1}, effects [stealthColonise(steps 2)]}]}',
    });
  });

  it('BS-004 level IV', () => {
    expect(cards(4)).toEqual({
      parallelUniverseGenerator:
        '{primary science, secondary science, points 5, immediate [optional(part {effects [research(levels [1, 2], cube supply, known, immediate)]})]}',
      postScarcityEconomy: '{primary economy, secondary economy, points 5, immediate [automate(what food), automate(what ore)]}',
      galacticHq: '{primary military, secondary military, points 5, immediate [jump(steps 3)], power headquarters}',
      ringworldAuthority:
        '{primary commerce, secondary commerce, points 6, immediate [optional(part {cost {ore 2}, effects [colonise]}), jump(steps 2)]}',
      gigaCorporations:
        '{primary economy, secondary science, points 5, immediate [automate(what either), gainOre(ore 2)], power swapStars}',
      mindMachineAssimilation: '{primary science, secondary military, points 5, immediate [recruit(cubes 2)], power assimilation}',
      universalArchive: '{primary science, secondary commerce, points 6, immediate [gainOre(ore 2), jump(steps 2)]}',
      blackMarketIndustries: '{primary military, secondary economy, points 5, immediate [gainOre(ore 3)], power blackMarket}',
      colonialMinistry: '{primary commerce, secondary economy, points 2, immediate [ministry(cards 2)]}',
      galacticEmpire: '{primary military, secondary commerce, points 5, immediate [jump(steps 2)], power empirePoints}',
    });
  });

  it('BS-004 four, sixteen, sixteen and ten cards in the order of their levels', () => {
    expect(TECH_IDS.map((id) => TECHNOLOGIES[id].level).join('')).toBe('1111222222222222222233333333333333334444444444');
  });
});
