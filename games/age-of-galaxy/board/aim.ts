/** Where on the board an answer is given: every option has one place, and its key stands there. */
import type { Answer } from '@orrery/kernel';
import { boxes } from '../content/box.ts';

type Fields = Readonly<Record<string, Answer | undefined>>;

export const isFields = (answer: Answer | undefined): answer is Fields & Answer =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

/**
 * 'planet:7', 'marker:3', 'trade:0:1', 'box:2', 'congress', 'technology:4', 'hand:12', 'lightning:1', 'ability:9', 'pick:12' for cards to
 * choose from, 'pill' for answers in words.
 */
export type Spot = string;

const PICKS = ['startingFaction', 'draftCard', 'discardCard'];

export function spotOf(decision: string, answer: Answer): Spot {
  if (typeof answer === 'number') {
    if (PICKS.includes(decision)) return `pick:${answer}`;
    return decision === 'occupy' ? `planet:${answer}` : 'pill';
  }
  if (!isFields(answer)) return 'pill';
  if (answer.interject === 'card') return `hand:${answer.card}`;
  if (answer.interject === 'lightning') return `lightning:${answer.use}`;
  if (answer.interject === 'swarm') return `planet:${answer.planet}`;
  if (decision === 'produce') return `ability:${answer.ability}`;
  if (decision === 'wander') return `planet:${answer.from}`;
  switch (answer.action) {
    case 'colonize':
    case 'develop':
      return `planet:${answer.planet}`;
    case 'explore':
      return `marker:${answer.place}`;
    case 'trade':
      return `trade:${answer.slot}:${answer.exchange}`;
    case 'appoint':
      return 'congress';
    case 'research':
      return `technology:${answer.technology}`;
    case 'manufacture':
    case 'salvage':
    case 'plunder':
      return `box:${boxes.indexOf(answer.action)}`;
    default:
      return 'pill';
  }
}
