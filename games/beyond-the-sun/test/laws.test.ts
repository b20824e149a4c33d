import { describeLaws } from '@orrery/kernel/testing';
import { beyondTheSun } from '../index.ts';

// Law 13 once every reveal() comes before what it shows moves.
describeLaws(beyondTheSun, { except: [13] });
