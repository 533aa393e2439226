import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { bookedOn } from './booking.ts';
import { holdMonth, selectMonthDifferences } from './months.sql.ts';
import { openAccounts } from './opening.sql.ts';
import { claimTable, monthTable } from './tables.sql.ts';

interface Run {
  /** The first day of the month. */
  readonly month: string;
  /** The day on which what is booked in a month is due; what is paid since a later day is not due before it. */
  readonly dueOn: (booked: string, since: string | null) => string;
  readonly now: Date;
  /** The sum of what is to be written, in hellers, as a person saw it. */
  readonly seen?: number;
}

/**
 * Claims what is prescribed for a month: what its claims lack is added, what they have over is taken back
 * by a claim less than nothing. So the first time claims everything, a second time nothing, and a
 * prescription that changed backwards just its difference. By days or as it stands on its first day is kept
 * with the month when it is claimed first. Two who claim one month wait for each other.
 * What belongs to a closed month is booked into the first open one behind it. Returns how many claims were
 * written. Errors: `month-differs`.
 */
export async function claimMonth(
  db: Db,
  unit: OwnedUnit,
  { month, dueOn, now, seen }: Run,
): Promise<number> {
  const held = await holdMonth(db, unit, month);
  // How the month is counted is kept before it is reckoned: a setting that changes now changes another one.
  if (!held.is_closed)
    await monthTable.updateOne(db, unit, {
      id: held.id,
      columns: { claimed_at: now.toISOString(), month_change: held.month_change },
    });
  await openAccounts(db, unit, month);
  const differences = await selectMonthDifferences(db, unit, month);
  const sum = differences.reduce((so, { prescribed, claimed }) => so + prescribed - claimed, 0);
  ensure(seen === undefined || seen === sum, 'month-differs');
  const booked_in = held.is_closed ? await bookedOn(db, unit, month) : month;
  const claims = differences.map(({ ledger_account_id, name, prescribed, claimed, since }) => ({
    ledger_account_id: ledger_account_id ?? 0,
    name,
    for_month: month,
    booked_in,
    due_on: dueOn(booked_in, since),
    amount: prescribed - claimed,
    origin: 'month' as const,
    reason: '',
    opposite_of: null,
  }));
  await claimTable.insert(db, unit, claims);
  return claims.length;
}

/** Closes a month that says what is prescribed: nothing is booked into it any more. Errors: `month-not-to-close`. */
export async function shutMonth(
  db: Db,
  unit: OwnedUnit,
  { month, by, now }: { readonly month: string; readonly by: number; readonly now: Date },
): Promise<void> {
  const held = await holdMonth(db, unit, month);
  const differences = await selectMonthDifferences(db, unit, month);
  const isClaimed = held.claimed_at !== null && differences.length === 0;
  ensure(!held.is_closed && isClaimed, 'month-not-to-close');
  const columns = { closed_at: now.toISOString(), closed_by: by };
  await monthTable.updateOne(db, unit, { id: held.id, columns });
}
