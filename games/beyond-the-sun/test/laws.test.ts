import { describeLaws } from '@orrery/kernel/testing';
import { beyondTheSun } from '../index.ts';

describeLaws(beyondTheSun);
