import { errors, type ErrorCode } from '#contract/errors.ts';
import type { Db } from '#server/db/db.ts';
import { updateBatchCounts, updateBatchReached } from './batches.sql.ts';
import { countOf, storedVerdict } from './judge.ts';
import type { Judgement, Kind, Verdict } from './kinds/kind.ts';
import { licenceRefusal, type Creation } from '#server/core/clients/licence.ts';
import { updateRowStates } from './rows.sql.ts';
import type { ImportKey } from './changes.sql.ts';

const BATCH = 2000;

/** Writes what came of the rows. */
export async function keepVerdicts(
  db: Db,
  key: ImportKey,
  verdicts: readonly Verdict[],
  mapping: readonly (string | null)[],
): Promise<void> {
  for (let at = 0; at < verdicts.length; at += BATCH) {
    const stored = verdicts.slice(at, at + BATCH).map((verdict) => storedVerdict(verdict, mapping));
    await updateRowStates(db, key, JSON.stringify(stored));
  }
  await updateBatchCounts(db, key);
}

/** What is created by the limits of the licence. */
export function creationsOf({ limited }: Kind, judged: Judgement): readonly Creation[] {
  return judged.creations ?? [{ limited, made: countOf(judged.verdicts, 'new') }];
}

/** The first thing that the licence has against the creations; undefined for nothing. */
export async function refusalOf(
  db: Db,
  { client_id }: ImportKey,
  creations: readonly Creation[],
  now: Date,
  lock?: 'held',
): Promise<ErrorCode | undefined> {
  for (const creation of creations) {
    const refusal = await licenceRefusal(db, client_id, creation, now, lock);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** The import is checked; what the licence will have against it is said at once. */
export async function reachChecked(
  db: Db,
  key: ImportKey,
  { creations, totals = {} }: Pick<Judgement, 'creations' | 'totals'>,
  now: Date,
): Promise<void> {
  const refusal = await refusalOf(db, key, creations ?? [], now);
  const fault = refusal === undefined ? '' : errors[refusal].errorMsg;
  await updateBatchReached(db, key, { state: 'checked', fault, totals });
}
