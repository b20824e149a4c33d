import {
  action,
  automate,
  build,
  choose,
  colonise,
  free,
  gainOre,
  jump,
  optional,
  orePerTaken,
  part,
  recruit,
  research,
  upgrade,
  upgradeUpTo,
} from '../effects.ts';
import type { Technology } from './technology.ts';

const upgradeForOre = optional(part({ ore: 1 }, upgrade(1)));

/**
 * Level II: a full grid of primary and secondary types. Named in the rulebook: Plasma Cannon, Human Experiments, Modular Fleet, Mass Cloning,
 * Spacetime Anomaly Studies, Supply Depot (and there what an example or ruling says of them); Hypercomputing and Bio-Synaptic Network are known
 * by name. All figures, and the other cards, are Orrery's own.
 */
export const LEVEL_2 = {
  hypercomputing: {
    level: 2,
    primary: 'science',
    secondary: 'science',
    immediate: [gainOre(2)],
    actions: [action(1, { ore: 1 }, research(2))],
  },
  bioSynapticNetwork: {
    level: 2,
    primary: 'science',
    secondary: 'economy',
    immediate: [recruit(1)],
    actions: [action(2, { ore: 2 }, research([1, 2], { cube: 'supply' }))],
  },
  remoteProbes: {
    level: 2,
    primary: 'science',
    secondary: 'military',
    immediate: [automate('ore')],
    actions: [action(1, { ore: 2 }, research(2), jump(2))],
  },
  spacetimeAnomalyStudies: {
    level: 2,
    primary: 'science',
    secondary: 'commerce',
    immediate: [gainOre(1)],
    actions: [action(1, { ore: 4 }, research(3))],
  },
  tacticalSimulations: {
    level: 2,
    primary: 'military',
    secondary: 'science',
    immediate: [automate('ore')],
    actions: [action(1, { ore: 1 }, upgradeUpTo(2, 1), jump(2))],
  },
  plasmaCannon: {
    level: 2,
    primary: 'military',
    secondary: 'military',
    immediate: [upgrade(1), jump(2)],
    actions: [action(1, { ore: 2 }, build('population', 3), jump(2))],
  },
  humanExperiments: {
    level: 2,
    primary: 'military',
    secondary: 'economy',
    immediate: [recruit(1)],
    actions: [action(1, { ore: 1, returned: 1 }, build('supply', 3), jump(1))],
  },
  privateerCharters: {
    level: 2,
    primary: 'military',
    secondary: 'commerce',
    immediate: [build('supply', 1)],
    actions: [action(1, { ore: 1 }, jump(3), orePerTaken(2))],
  },
  massCloning: {
    level: 2,
    primary: 'economy',
    secondary: 'science',
    immediate: [recruit(1)],
    actions: [
      action(
        1,
        {},
        choose(free(recruit(2)), part({ ore: 1 }, build('supply', 2), jump(1)), part({ ore: 3 }, research(2, { cube: 'supply' }))),
      ),
    ],
  },
  asteroidFoundries: {
    level: 2,
    primary: 'economy',
    secondary: 'military',
    immediate: [gainOre(2)],
    actions: [action(1, { ore: 2 }, build('supply', 2), jump(2))],
  },
  verticalFarms: {
    level: 2,
    primary: 'economy',
    secondary: 'economy',
    immediate: [automate('food')],
  },
  merchantConvoys: {
    level: 2,
    primary: 'economy',
    secondary: 'commerce',
    immediate: [gainOre(1), jump(1)],
    actions: [action(1, {}, gainOre(2), jump(2))],
  },
  technologyLicensing: {
    level: 2,
    primary: 'commerce',
    secondary: 'science',
    immediate: [gainOre(2)],
    actions: [action(2, { oreToFellow: 1 }, research([1, 2], { known: true, cube: 'supply' }))],
  },
  modularFleet: {
    level: 2,
    primary: 'commerce',
    secondary: 'military',
    immediate: [upgrade(1), gainOre(1)],
    actions: [action(1, {}, upgradeForOre, upgradeForOre, upgradeForOre, jump(3))],
  },
  supplyDepot: {
    level: 2,
    primary: 'commerce',
    secondary: 'economy',
    immediate: [gainOre(1), recruit(1)],
    actions: [action(1, {}, upgrade(1), jump(3))],
  },
  colonyShips: {
    level: 2,
    primary: 'commerce',
    secondary: 'commerce',
    immediate: [gainOre(1)],
    actions: [action(1, { ore: 3 }, colonise, jump(1))],
  },
} as const satisfies Record<string, Technology>;
