import { errors } from '#contract/errors.ts';
import type { Db } from '#server/db/db.ts';
import { updateBatchCounts, updateBatchReached } from './batches.sql.ts';
import { storedVerdict } from './judge.ts';
import type { Verdict } from './kinds/kind.ts';
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

/** The import is checked; what the licence will have against it is said at once. */
export async function reachChecked(
  db: Db,
  key: ImportKey,
  creation: Creation,
  now: Date,
): Promise<void> {
  const refusal = await licenceRefusal(db, key.client_id, creation, now);
  const fault = refusal === undefined ? '' : errors[refusal].errorMsg;
  await updateBatchReached(db, key, { state: 'checked', fault });
}
