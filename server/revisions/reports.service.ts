import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  createRevisionReport,
  deleteRevisionReport,
  listRevisionReports,
  RevisionReport,
  updateRevisionReport,
} from '#contract/revisions.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import type { Viewer } from '#server/core/files/files.sql.ts';
import { keepReportFile, reportFileOf } from './files.service.ts';
import {
  deleteReport,
  selectReport,
  selectReportHeld,
  selectReports,
  updateReport,
  type FiledReport,
  type ReportKey,
} from '#server/core/revisions/reports.sql.ts';
import { ensureReport, writeReport } from '#server/core/revisions/reports.ts';
import { selectRevisionHeld } from '#server/core/revisions/revisions.sql.ts';

const told = ({ files, ...report }: FiledReport): RevisionReport => ({
  ...report,
  files: files.map(reportFileOf),
});

/** Reports of what is inspected, newest first. Errors: `not-found`. */
export async function readReports({
  unit,
  db,
  actor,
  params,
}: UnitCall<typeof listRevisionReports>) {
  const reports = await selectReports(db, unit, actor, params.revision_id);
  ensure(reports !== undefined, 'not-found');
  return { values: reports.map(told) };
}

/** Errors: `not-found`. */
async function loadReport(
  db: Db,
  unit: OwnedUnit,
  viewer: Viewer,
  key: ReportKey,
): Promise<RevisionReport> {
  const report = await selectReport(db, unit, viewer, key);
  ensure(report !== undefined, 'not-found');
  return told(report);
}

/**
 * A new report, with its file where one is sent: both or neither. Errors: `wrong-method`,
 * `not-found`, `licence-expired`, `invalid-input`, `files-limit-reached`.
 */
export async function addReport({
  unit,
  db,
  actor,
  params,
  body,
  portal,
}: UnitCall<typeof createRevisionReport>): Promise<RevisionReport> {
  ensure(params.id === 0, 'wrong-method');
  ensure(await selectRevisionHeld(db, unit, params.revision_id), 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { file, ...report } = body;
  const today = pragueDay(portal.now());
  const id = await writeReport(db, unit, { revision_id: params.revision_id, report, today });
  if (file !== undefined) await keepReportFile(db, unit, id, file, 'file');
  return loadReport(db, unit, actor, { ...params, id });
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveReport({
  unit,
  db,
  actor,
  params,
  body,
  portal,
}: UnitCall<typeof updateRevisionReport>): Promise<RevisionReport> {
  ensure(params.id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  ensure(await selectReportHeld(db, unit, params.id), 'not-found');
  const before = await loadReport(db, unit, actor, params);
  await ensureSeen(version, before);
  const { address_id } = changes;
  await ensureReport(db, unit, { ...before, ...changes, address_id }, pragueDay(portal.now()));
  if (Object.keys(changes).length > 0) await updateReport(db, unit, params.id, changes);
  return loadReport(db, unit, actor, params);
}

/** Deletes a report with its files. Errors: `not-found`. */
export async function removeReport({
  unit,
  db,
  actor,
  params,
}: UnitCall<typeof deleteRevisionReport>) {
  ensure(await selectReportHeld(db, unit, params.id), 'not-found');
  ensure((await selectReport(db, unit, actor, params)) !== undefined, 'not-found');
  await deleteReport(db, unit, params.id);
  return { deleted: true as const };
}
