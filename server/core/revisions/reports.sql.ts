import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { reportFields } from '#contract/report-record.ts';
import type { reportInput, RevisionReport } from '#contract/revisions.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { rowsWithFiles, type StoredFile, type Viewer } from '#server/core/files/files.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** Columns that a person may change. */
export type ReportChanges = Partial<z.output<typeof reportInput>>;
export type NewReport = ReportChanges & Pick<RevisionReport, 'done_on' | 'result'>;

/** A report of what is inspected. */
export interface ReportKey {
  readonly revision_id: number;
  readonly id: number;
}

type ReportRow = Omit<RevisionReport, 'files'>;
export type FiledReport = ReportRow & { readonly files: readonly StoredFile[] };

function reportsFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<ReportRow> {
  return sql<ReportRow>`
    select n.revision_report_id, n.revision_id, n.unit_id, ${ownColumns('n', reportFields)},
           n.faults, n.repair_by, n.repaired_on,
           coalesce(a.full_name, '') as company_name, n.created, n.updated, n.version
      from revision_reports n
      left join person_names a on a.client_id = n.client_id and a.unit_id = n.unit_id
           and a.address_id = n.address_id
     where n.client_id = ${unit.client_id} and n.unit_id = ${unit.unit_id} and ${condition}
     order by n.done_on desc, n.revision_report_id desc`;
}

const withFiles = (unit: OwnedUnit, viewer: Viewer, reports: RawBuilder<ReportRow>) =>
  rowsWithFiles(
    unit,
    reports,
    { record_type: 'revision_reports', id: 'revision_report_id' },
    viewer,
  );

/** Reports of what is inspected with their files, newest first; undefined without it. */
export async function selectReports(
  db: Db,
  unit: OwnedUnit,
  viewer: Viewer,
  revisionId: number,
): Promise<FiledReport[] | undefined> {
  const revision = sql`
    select v.revision_id from revisions v
     where v.client_id = ${unit.client_id} and v.unit_id = ${unit.unit_id}
       and v.revision_id = ${revisionId}`;
  const reports = reportsFrom(unit, sql`n.revision_id = ${revisionId}`);
  return selectRowsUnder(db, revision, withFiles(unit, viewer, reports));
}

export async function selectReport(
  db: Db,
  unit: OwnedUnit,
  viewer: Viewer,
  { revision_id, id }: ReportKey,
): Promise<FiledReport | undefined> {
  const condition = sql`n.revision_id = ${revision_id} and n.revision_report_id = ${id}`;
  return (await withFiles(unit, viewer, reportsFrom(unit, condition)).execute(db)).rows[0];
}

/** Whether the report is in the unit; nobody changes or deletes it before the transaction ends. */
export async function selectReportHeld(db: Db, unit: OwnedUnit, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('revision_reports')
    .select('revision_report_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('revision_report_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The columns as they are stored: rows as JSON. */
function stored<C extends ReportChanges>({ fault_rows, ...columns }: C) {
  const rows = fault_rows && { fault_rows: JSON.stringify(fault_rows) };
  return { ...columns, ...rows };
}

export async function insertReport(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  revision_id: number,
  report: NewReport,
): Promise<number> {
  const row = await db
    .insertInto('revision_reports')
    .values({ ...stored(report), client_id, unit_id, revision_id })
    .returning('revision_report_id')
    .executeTakeFirstOrThrow();
  return row.revision_report_id;
}

export async function updateReport(
  db: Db,
  unit: OwnedUnit,
  id: number,
  changes: ReportChanges,
): Promise<void> {
  await db
    .updateTable('revision_reports')
    .set(stored(changes))
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('revision_report_id', '=', id)
    .execute();
}

export async function deleteReport(db: Db, unit: OwnedUnit, id: number): Promise<void> {
  await db
    .deleteFrom('revision_reports')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('revision_report_id', '=', id)
    .execute();
}
