import { dueOn } from '#contract/rules/due-day.ts';
import type {
  claimTheMonth,
  closeMonth,
  getLedgerSettings,
  LedgerSettings,
  listMonthRows,
  listMonths,
  OpenedMonth,
  readMonth,
  updateLedgerSettings,
} from '#contract/money/months.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { claimMonth, shutMonth } from '#server/core/ledger/month.ts';
import {
  selectMonthDifferences,
  selectMonthHeader,
  selectMonthRows,
  selectMonths,
} from '#server/core/ledger/months.sql.ts';
import {
  insertSettings,
  selectSettings,
  updateSettings,
  USUAL_DUE_DAY,
} from '#server/core/ledger/settings.sql.ts';
import type { Db } from '#server/db/db.ts';
import { refreshAfterWrites } from '#server/db/statistics.ts';
import type { UnitCall } from '#server/http/route.ts';

/** On which day of a month the unit's claims are due, how a change inside one counts, and what is paid first. */
export function readSettings({ unit, db }: UnitCall<typeof getLedgerSettings>) {
  return selectSettings(db, unit);
}

/** Saves them. Errors: `licence-expired`, `version-conflict`, `invalid-input`. */
export async function saveSettings({
  unit,
  db,
  body: { version, ...news },
  portal,
}: UnitCall<typeof updateLedgerSettings>): Promise<LedgerSettings> {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await insertSettings(db, unit);
  const isSaved = await updateSettings(db, unit, version, { ...news });
  return savedOr(isSaved ? await selectSettings(db, unit) : undefined, () =>
    selectSettings(db, unit),
  );
}

/** Months of the unit that were claimed or closed. */
export async function list({ unit, db }: UnitCall<typeof listMonths>) {
  return { values: await selectMonths(db, unit) };
}

/**
 * The day on which what is booked in a month is due (občanský zákoník, § 607); what somebody pays since a
 * later day is not due before it.
 */
const dueIn = (due_day: number | null) => (booked: string, since: string | null) => {
  const due = `${booked.slice(0, 8)}${String(due_day ?? USUAL_DUE_DAY).padStart(2, '0')}`;
  return dueOn(since !== null && since > due ? since : due);
};

/** The month with what a run would write now. */
async function opened(db: Db, unit: OwnedUnit, month: string): Promise<OpenedMonth> {
  const [{ due_day, ...header }, differences] = await Promise.all([
    selectMonthHeader(db, unit, month),
    selectMonthDifferences(db, unit, month),
  ]);
  return {
    unit_id: unit.unit_id,
    ...header,
    differences,
    due_on: dueIn(due_day)(header.booked_in, null),
  };
}

/** All that is prescribed for a month or claimed for it. */
export async function rows({ unit, db, params }: UnitCall<typeof listMonthRows>) {
  return { values: await selectMonthRows(db, unit, params.month) };
}

/** A month and how it differs from what is prescribed for it. */
export function read({ unit, db, params }: UnitCall<typeof readMonth>) {
  return opened(db, unit, params.month);
}

/** Claims the month, or what it lacks. Errors: `licence-expired`, `month-differs`. */
export async function claim({ unit, db, params, body, portal }: UnitCall<typeof claimTheMonth>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await claimMonth(db, unit, {
    month: params.month,
    dueOn: dueIn((await selectSettings(db, unit)).due_day),
    now: portal.now(),
    seen: body.seen,
  });
  await refreshAfterWrites(db, (err) =>
    portal.log('warn', 'Statistics were not refreshed after a month.', { err }),
  );
  return opened(db, unit, params.month);
}

/** Closes the month. Errors: `licence-expired`, `month-not-to-close`. */
export async function close({ unit, db, params, actor, portal }: UnitCall<typeof closeMonth>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { month } = params;
  await shutMonth(db, unit, { month, by: actor.client_user_id, now: portal.now() });
  return opened(db, unit, month);
}
