import { reportFault } from '#contract/rules/revision-report.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectAddressHeld } from '#server/core/people/held.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensureNamed, fieldFault } from '#server/errors.ts';
import { insertReport, type NewReport } from './reports.sql.ts';

/** A report as it is judged; of a stored one the company is judged only where it changes. */
type Judged = Parameters<typeof reportFault>[0] & {
  readonly address_id?: number | null | undefined;
};

/** Each door to reports asks here. Errors: `invalid-input`, `not-found` at the company. */
export async function ensureReport(
  db: Db,
  unit: OwnedUnit,
  report: Judged,
  today: string,
): Promise<void> {
  const fault = reportFault(report, today);
  if (fault !== null) throw fieldFault(fault.field, fault.message);
  if (typeof report.address_id === 'number')
    ensureNamed(await selectAddressHeld(db, unit, report.address_id), 'address_id');
}

/** Writes a report of what is inspected, which is held; its id. Errors: `invalid-input`, `not-found`. */
export async function writeReport(
  db: Db,
  unit: OwnedUnit,
  { revision_id, report, today }: { revision_id: number; report: NewReport; today: string },
): Promise<number> {
  await ensureReport(db, unit, { next_on: null, fault_rows: [], ...report }, today);
  return insertReport(db, unit, revision_id, report);
}
