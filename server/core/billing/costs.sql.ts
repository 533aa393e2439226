import { sql } from 'kysely';
import type { DocumentDivision, DocumentKind } from '#contract/billing/document-words.ts';
import type { SuppliedUnit } from '#contract/billing/document-lines.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A document whose period reaches into the asked days, as its part is reckoned from; the total in hellers. */
export interface CostFact {
  readonly billing_document_id: number;
  readonly number: string;
  readonly kind: DocumentKind;
  readonly period_from: string;
  readonly period_to: string;
  readonly total: number;
  readonly divided_by: DocumentDivision;
  readonly quantity: number | null;
  readonly measured_unit: SuppliedUnit;
  /** What each of its lines that tell how much says alike; null where they differ. Water supplied and drained is one. */
  readonly line_quantity: number | null;
  /** The number of the document that it puts right; empty of others. */
  readonly corrects: string;
}

/** A billing place with its documents of the asked days. */
export interface PlaceCosts {
  readonly billing_place_id: number;
  readonly invoice_place_id: number | null;
  readonly documents: readonly CostFact[];
}

/** Billing places of the unit, given up ones too, with the documents that reach into the days. */
export async function selectPlaceCosts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PlaceCosts[]> {
  const { rows } = await sql<PlaceCosts>`
    select b.billing_place_id, b.invoice_place_id,
           coalesce(jsonb_agg(jsonb_build_object(
             'billing_document_id', n.billing_document_id, 'number', n.number, 'kind', n.kind, 'period_from', n.period_from, 'period_to', n.period_to,
             'total', n.base + n.tax, 'divided_by', n.divided_by, 'quantity', n.quantity,
             'measured_unit', n.measured_unit, 'corrects', n.corrects, 'line_quantity', (
               select case when count(distinct l.quantity) = 1 then max(l.quantity) end
                 from jsonb_to_recordset(n.line_rows) as l (quantity numeric)))
             order by n.period_from, n.billing_document_id)
             filter (where n.billing_document_id is not null), '[]') as documents
      from billing_places b
      left join billing_documents n on n.client_id = b.client_id and n.unit_id = b.unit_id
           and n.billing_place_id = b.billing_place_id and n.period_to >= ${from} and n.period_from <= ${to}
     where b.client_id = ${client_id} and b.unit_id = ${unit_id}
     group by b.billing_place_id, b.invoice_place_id
     order by b.billing_place_id`.execute(db);
  return rows;
}
