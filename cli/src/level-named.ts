import { isLevel, type Level, levels } from '@orrery/bots';
import { Fault } from './fault.ts';

export function levelNamed(name: string): Level {
  if (!isLevel(name)) throw new Fault(`unknown bot: ${name} (choose from ${levels.join(', ')})`);
  return name;
}
