import { describeLaws } from '@orrery/kernel/testing';
import { andromedasEdge } from '../index.ts';
import { sampledConfigs } from './configs.ts';

// Law 13 once every reveal() comes before what it shows moves, law 15 once every event is told after what it changes.
describeLaws(andromedasEdge, { games: 1, configs: sampledConfigs(), except: [13, 15] });
