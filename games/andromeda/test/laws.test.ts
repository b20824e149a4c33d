import { describeLaws } from '@orrery/kernel/testing';
import { andromeda } from '../index.ts';

// Law 15 once every event is told after what it changes.
describeLaws(andromeda, { except: [15] });
