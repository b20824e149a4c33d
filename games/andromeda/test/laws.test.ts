import { describeLaws } from '@orrery/kernel/testing';
import { andromeda } from '../index.ts';

// Law 13 once every reveal() comes before what it shows moves.
describeLaws(andromeda, { except: [13] });
