import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import type { RecordFault } from '#server/errors.ts';
import type { RowFault } from '../columns/read-rows.ts';
import { batches } from '../batches.ts';
import type { Judgement, Verdict } from './kind.ts';
import type { Plan } from './plan.ts';

/** A judged row with what it does. */
export interface Judged<N, C> extends Omit<Verdict, 'state'> {
  readonly plan: Plan<N, C>;
}

/** The core's writers of a kind of records. */
interface Writers<N, C> {
  insert(this: void, db: Db, unit: OwnedUnit, made: readonly N[]): Promise<Written[]>;
  update(this: void, db: Db, unit: OwnedUnit, changes: readonly C[]): Promise<Written[]>;
}

/** What came of the rows, and how it is written: a thousand records at a time. */
export function judgement<N, C>(
  judged: readonly Judged<N, C>[],
  { insert, update }: Writers<N, C>,
): Judgement {
  return {
    verdicts: judged.map(({ row_number, faults, group_key, reason, notes, plan }) => ({
      ...(reason !== undefined && { reason }),
      ...(notes !== undefined && { notes }),
      row_number,
      faults,
      group_key,
      state: plan.state,
    })),
    write: async (db, unit, told) => {
      const plans = judged.map(({ plan }) => plan);
      const made = plans.flatMap((plan) =>
        plan.state === 'same' || plan.made === undefined ? [] : [plan.made],
      );
      const changes = plans.flatMap((plan) => (plan.state === 'changed' ? [plan.change] : []));
      const written: Written[] = [];
      for (const batch of batches(made)) {
        for (const one of await insert(db, unit, batch)) written.push(one);
        await told(batch.length);
      }
      for (const batch of batches(changes)) {
        for (const one of await update(db, unit, batch)) written.push(one);
        await told(batch.length);
      }
      return written;
    },
  };
}

/** Faults of a record under the names that its columns have in a file. */
export function inFile(
  faults: readonly RecordFault[],
  names: Readonly<Record<string, string>> = {},
): RowFault[] {
  return faults.map(({ field, message }) => ({ field: names[field] ?? field, message }));
}
