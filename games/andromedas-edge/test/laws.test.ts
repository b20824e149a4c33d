import { describeLaws } from '@orrery/kernel/testing';
import { andromedasEdge } from '../index.ts';
import { sampledConfigs } from './configs.ts';

// Law 13 once every reveal() comes before what it shows moves.
describeLaws(andromedasEdge, { games: 1, configs: sampledConfigs(), except: [13] });
