/** The procedures a player should know to be in: the breadcrumb's words. All others go unsaid. */
export const PROCEDURES = [
  'setup',
  'turn',
  'launch',
  'activateRegion',
  'raiderStrike',
  'battle',
  'escalation',
  'diplomacy',
  'prepare',
  'rewards',
  'tacticalOperations',
  'damage',
  'returnToStation',
  'resolveEvent',
  'finalScoring',
] as const;
export type ProcedureName = (typeof PROCEDURES)[number];
