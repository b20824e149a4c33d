import { describeLaws } from '@orrery/kernel/testing';
import { andromedasEdge } from '../index.ts';
import { sampledConfigs } from './configs.ts';

describeLaws(andromedasEdge, { games: 1, configs: sampledConfigs() });
