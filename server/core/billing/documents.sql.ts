import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { billingDocumentFields } from '#contract/billing/document-record.ts';
import { kindsOf } from '#contract/billing/document-words.ts';
import type { BillingDocument, billingDocumentInput } from '#contract/billing/documents.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { rowsWithFiles, type StoredFile, type Viewer } from '#server/core/files/files.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';

/** What of a document a person writes. */
export type DocumentChanges = Partial<z.output<typeof billingDocumentInput>>;

/** A document without its files. */
export type DocumentRow = Omit<BillingDocument, 'files'>;
export type FiledDocument = DocumentRow & { readonly files: readonly StoredFile[] };

const COSTS = [...kindsOf('cost')];
const ADVANCES = [...kindsOf('advance')];
const TOTAL = sql`(n.base + n.tax)`;
const isOf = (kinds: readonly string[]) => sql`n.kind = any (${kinds}::text[])`;

/** Numbers of other invoices of the place whose periods go over that of the document. */
const OVERLAPS = sql`array(
  select o.number from billing_documents o
   where o.client_id = n.client_id and o.unit_id = n.unit_id and o.billing_place_id = n.billing_place_id
     and n.kind = 'invoice' and o.kind = 'invoice' and o.billing_document_id <> n.billing_document_id
     and o.period_to >= n.period_from and o.period_from <= n.period_to
   order by o.period_from, o.billing_document_id)`;

function documentsFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<DocumentRow> {
  return sql<DocumentRow>`
    select n.billing_document_id, n.billing_place_id, n.unit_id, ${ownColumns('n', billingDocumentFields)},
           n.subject, n.quantity::float8 as quantity, n.measured_unit, n.base, n.tax, ${TOTAL} as total,
           case when ${isOf(COSTS)} then ${TOTAL} end as cost,
           case when ${isOf(ADVANCES)} then ${TOTAL} end as advance,
           ${OVERLAPS} as overlaps, n.created, n.updated, n.version
      from billing_documents n
     where n.client_id = ${unit.client_id} and n.unit_id = ${unit.unit_id} and ${condition}
     order by n.period_to desc, n.period_from desc, n.billing_document_id desc`;
}

const ofPlace = (placeId: number) => sql`n.billing_place_id = ${placeId}`;

/** Documents of a billing place, the newest periods first. */
export async function selectDocuments(
  db: Db,
  unit: OwnedUnit,
  placeId: number,
): Promise<DocumentRow[]> {
  return (await documentsFrom(unit, ofPlace(placeId)).execute(db)).rows;
}

const withFiles = (unit: OwnedUnit, viewer: Viewer, documents: RawBuilder<DocumentRow>) =>
  rowsWithFiles(
    unit,
    documents,
    { record_type: 'billing_documents', id: 'billing_document_id' },
    viewer,
  );

/** The same with their files; undefined where there is no such place. */
export async function selectDocumentsOf(
  db: Db,
  unit: OwnedUnit,
  viewer: Viewer,
  placeId: number,
): Promise<FiledDocument[] | undefined> {
  const { client_id, unit_id } = unit;
  const place = sql`
    select b.billing_place_id from billing_places b
     where b.client_id = ${client_id} and b.unit_id = ${unit_id} and b.billing_place_id = ${placeId}`;
  const documents = documentsFrom(unit, ofPlace(placeId));
  return selectRowsUnder(db, place, withFiles(unit, viewer, documents));
}

/** A document among those of a place. */
export interface DocumentKey {
  readonly billing_place_id: number;
  readonly id: number;
}

export async function selectDocument(
  db: Db,
  unit: OwnedUnit,
  viewer: Viewer,
  { billing_place_id, id }: DocumentKey,
): Promise<FiledDocument | undefined> {
  const condition = sql`n.billing_place_id = ${billing_place_id} and n.billing_document_id = ${id}`;
  return (await withFiles(unit, viewer, documentsFrom(unit, condition)).execute(db)).rows[0];
}

/** Whether the document is in the unit; nobody changes or deletes it before the transaction ends. */
export async function selectDocumentHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('billing_documents')
    .select('billing_document_id')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('billing_document_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** How many documents a billing place has. */
export async function countDocuments(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  placeId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from billing_documents
     where client_id = ${client_id} and unit_id = ${unit_id} and billing_place_id = ${placeId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
