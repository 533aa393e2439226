import { sql } from 'kysely';
import { billingDocumentFields } from '#contract/billing/document-record.ts';
import type { BillingKind } from '#contract/billing/place-words.ts';
import type { WrittenOf } from '#contract/record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** A billing place as a file may name it. */
export interface PlaceRef {
  readonly billing_place_id: number;
  readonly code: string;
  readonly name: string;
  readonly supply_code: string;
  readonly kind: BillingKind;
  /** The measuring place by which the supplier charges. */
  readonly invoice_place_id: number | null;
}

/** Billing places of the unit, given up ones too, by code. */
export async function selectPlaceRefs(db: Db, unit: OwnedUnit): Promise<PlaceRef[]> {
  const { rows } = await sql<PlaceRef>`
    select billing_place_id, code, name, supply_code, kind, invoice_place_id
      from billing_places
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
     order by code collate public.czech, billing_place_id`.execute(db);
  return rows;
}

const oneOf = (ids: readonly number[]) => sql`any (${[...ids]}::integer[])`;

/** Nobody writes documents of the places before the transaction ends. */
export async function holdPlaces(db: Db, unit: OwnedUnit, ids: readonly number[]): Promise<void> {
  await sql`
    select billing_place_id from billing_places
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and billing_place_id = ${oneOf(ids)}
     order by billing_place_id for update`.execute(db);
}

/** A document as it is kept. */
export interface StoredDocument extends WrittenOf<typeof billingDocumentFields> {
  readonly billing_document_id: number;
  readonly billing_place_id: number;
  readonly version: number;
}

/** Documents of the places, in the order of their periods. */
export async function selectStoredDocuments(
  db: Db,
  unit: OwnedUnit,
  placeIds: readonly number[],
): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select n.billing_document_id, n.billing_place_id, ${ownColumns('n', billingDocumentFields)}, n.version
      from billing_documents n
     where n.client_id = ${unit.client_id} and n.unit_id = ${unit.unit_id}
       and n.billing_place_id = ${oneOf(placeIds)}
     order by n.period_from, n.billing_document_id`.execute(db);
  return rows;
}
