import { z } from 'zod';
import { decisionName } from './common.ts';
import { limits } from './limits.ts';
import { answer } from './plain.ts';

/* PUT /api/tables/:id/seats/:seat/plan (newPlan): what one's own seat answers as soon as it is asked just that; in place of any other. -> plan
   GET: what became of it; null without one. DELETE: forgets it. */
export const planStep = z.strictObject({
  decision: decisionName,
  answer,
  /** A print of the question and its options as foreseen (`foreseenAs` of the host). */
  foreseen: z.string().regex(/^[0-9a-f]{64}$/),
  /** What it says, for whoever planned it. */
  words: z.string().max(200),
});
export type PlanStep = z.infer<typeof planStep>;
export const newPlan = z.strictObject({ steps: z.array(planStep).min(1).max(limits.steps) });
export type NewPlan = z.infer<typeof newPlan>;
export const plan = z.object({
  words: z.array(z.string()),
  /** How many of its answers were given. */
  played: z.number(),
  /** Why it goes no further: all of it was played, or what is asked is not what was foreseen. Null while it waits. */
  ended: z.enum(['played', 'dropped']).nullable(),
});
export type Plan = z.infer<typeof plan>;
export const planAnswer = z.object({ plan: plan.nullable() });
export type PlanAnswer = z.infer<typeof planAnswer>;
