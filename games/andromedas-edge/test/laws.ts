/**
 * The laws over the sampled combinations of options, many games each:
 *   node games/andromedas-edge/test/laws.ts [games for each combination] [seed]
 */
import type { Game } from '@orrery/kernel';
import { checkLaws } from '@orrery/kernel/testing';
import { andromedasEdge } from '../index.ts';
import { sampledConfigs } from './configs.ts';

const [games = '20', seed = 'laws'] = process.argv.slice(2);
const configs = sampledConfigs();
let decisions = 0;
for (const [i, config] of configs.entries())
  for (let game = 0; game < Number(games); game++) decisions += checkLaws(andromedasEdge as Game, config, `${seed}/${i}/${game}`).decisions;
console.log(`${configs.length} combinations, ${games} games each, ${decisions} decisions: all laws hold`);
