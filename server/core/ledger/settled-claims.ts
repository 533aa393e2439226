import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { bookedOn } from './booking.ts';
import { claimTable } from './tables.sql.ts';

/** What a settlement brings to an account; less than nothing is credited. Hellers. */
export interface SettledClaim {
  readonly ledger_account_id: number;
  readonly name: string;
  readonly due_on: string;
  readonly amount: number;
  readonly reason: string;
}

/** Claims what settlements come to; sums of nothing are left out. Only another issue of the settlement changes it. */
export async function bookSettled(
  db: Db,
  unit: OwnedUnit,
  claims: readonly SettledClaim[],
): Promise<void> {
  const told = claims.filter(({ amount }) => amount !== 0);
  const days = [...new Set(told.map(({ due_on }) => due_on))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const months = new Map<string, string>();
  // In their order, so that two who book into the same months do not wait for each other.
  for (const day of days) months.set(day, await bookedOn(db, unit, day));
  await claimTable.insert(
    db,
    unit,
    told.map((claim) => ({
      ...claim,
      opposite_of: null,
      for_month: null,
      booked_in: months.get(claim.due_on) ?? claim.due_on,
      origin: 'settlement',
    })),
  );
}
