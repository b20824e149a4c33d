import { describeLaws } from '@orrery/kernel/testing';
import { andromeda } from '../index.ts';

// Law 13 once every reveal() comes before what it shows moves, law 15 once every event is told after what it changes.
describeLaws(andromeda, { except: [13, 15] });
