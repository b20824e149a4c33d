import type { RoundScores, Station } from '@orrery/bots';
import { ANALYSES, database, finished, resultOf } from '../local/store.ts';
import type { Judged } from '../think/worker.ts';

/** What is known of a match so far. */
export type Findings = {
  readonly turns: readonly Station[];
  readonly rounds: readonly RoundScores[];
  /** Decisions that were looked at closely. */
  readonly judged: readonly Judged[];
  /** How many were not, of the people's and of everybody's; undefined where nobody has counted. */
  readonly left: { readonly people: number | undefined; readonly all: number | undefined };
};

/** Raised when what is kept would be read wrongly, or would be found out differently. */
const FORMAT = 4;

type Kept = {
  readonly id: string;
  readonly format: number;
  readonly version: number;
  readonly answers: number;
  readonly findings: Findings;
};
export type Of = { readonly id: string; readonly version: number; readonly answers: number };

/** What was found out about a match on this device, if it is still the same match under the same rules. */
export async function readFindings({ id, version, answers }: Of): Promise<Findings | undefined> {
  try {
    const db = await database();
    const kept = await resultOf<Kept | undefined>(db.transaction(ANALYSES).objectStore(ANALYSES).get(id));
    return kept?.format === FORMAT && kept.version === version && kept.answers === answers ? kept.findings : undefined;
  } catch {
    // A browser that keeps nothing analyses again.
    return undefined;
  }
}

export async function keepFindings(of: Of, findings: Findings): Promise<void> {
  try {
    const db = await database();
    const transaction = db.transaction(ANALYSES, 'readwrite');
    transaction.objectStore(ANALYSES).put({ ...of, format: FORMAT, findings } satisfies Kept);
    await finished(transaction);
  } catch (error) {
    console.warn('the analysis could not be kept', error);
  }
}
