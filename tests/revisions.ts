import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

type Rows = Pick<TestDatabase, 'owner'>;
type Columns = Record<string, unknown>;

/** The smallest beginnings of the kinds of files that a report takes. */
export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

/** Id of a kind of revisions that the portal gives to the client. */
export async function revisionTypeId(db: Rows, client_id: number, name: string): Promise<number> {
  const { rows } = await db.owner.query<{ revision_type_id: number }>(
    'select revision_type_id from revision_types where client_id = $1 and name = $2',
    [client_id, name],
  );
  if (rows[0] === undefined) throw new Error(`The client has no kind ${name}.`);
  return rows[0].revision_type_id;
}

/** A device subject to a revision: a gas pipe inspected every three years unless the columns say otherwise. */
export async function addRevisionRow(
  db: Rows,
  { client_id, unit_id }: UnitOfClient,
  pasport_id: number,
  columns: Columns = {},
): Promise<number> {
  const row = await insertRow(db, 'revisions', {
    client_id,
    unit_id,
    revision_type_id:
      columns['revision_type_id'] ??
      (await revisionTypeId(db, client_id, 'Domovní plynovod – revize')),
    pasport_id,
    device_name: 'Plynovod',
    active_from: '2020-01-01',
    ...columns,
  });
  return Number(row['revision_id']);
}

/** A report of a revision, without faults unless the columns say otherwise: of one fault, or of rows of them. */
export async function addReportRow(
  db: Rows,
  { client_id, unit_id }: UnitOfClient,
  revision_id: number,
  { faults = '', repair_by = null, repaired_on = null, ...columns }: Columns = {},
): Promise<number> {
  const isFaulty = (columns['result'] ?? 'ok') !== 'ok';
  const row = await insertRow(db, 'revision_reports', {
    client_id,
    unit_id,
    revision_id,
    done_on: '2024-02-29',
    result: 'ok',
    fault_rows: JSON.stringify(isFaulty ? [{ fault: faults, repair_by, repaired_on }] : []),
    ...columns,
  });
  return Number(row['revision_report_id']);
}

/** A file of a report, which says to be as large as asked. */
export async function addFileRow(
  db: Rows,
  { client_id, unit_id }: UnitOfClient,
  revision_report_id: number,
  columns: Columns = {},
): Promise<number> {
  const row = await insertRow(db, 'files', {
    client_id,
    unit_id,
    record_type: 'revision_reports',
    record_id: revision_report_id,
    file_name: 'zpráva.pdf',
    content_type: 'application/pdf',
    size_bytes: PDF.length,
    ...columns,
  });
  const file_id = Number(row['file_id']);
  await insertRow(db, 'file_contents', { client_id, file_id, content: PDF });
  return file_id;
}
