import { describeLaws } from '@orrery/kernel/testing';
import { andromeda } from '../index.ts';

describeLaws(andromeda);
