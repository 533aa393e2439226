import { faultsOf } from '#contract/record.ts';
import { issuedFault, supplierDocumentRules } from '#contract/rules/supplier-document.ts';
import type { NewRow } from '#server/db/record-table.sql.ts';
import type { RecordFault } from '#server/errors.ts';
import type { DocumentChanges } from './documents.sql.ts';

type Judged = Parameters<(typeof supplierDocumentRules)[0]>[0] & {
  readonly issued_on: string | null;
};

/** What is wrong with a supplier's document on the day, whoever writes it. */
export function documentFaults(document: Judged, today: string): RecordFault[] {
  const late = issuedFault(document.issued_on, today);
  const faults = [
    ...(late === null ? [] : [{ field: 'issued_on', message: late }]),
    ...faultsOf(supplierDocumentRules, document),
  ];
  return faults.map((fault) => ({ ...fault, code: 'invalid-input' }));
}

type Row = NewRow<'billing_documents'>;
/** What a document has to say. */
type Named = 'kind' | 'number' | 'period_from' | 'period_to' | 'line_rows';

/** A document to be made at a billing place. */
export type NewDocument = DocumentChanges &
  Required<Pick<DocumentChanges, Named>> & { readonly billing_place_id: number };

/** A new document as the writer of many rows takes it: it tells records as JSON, so that lines go in as they are. */
export const newDocument = (document: NewDocument): Row => document as unknown as Row;

/** The changed columns, told to the writer in the same way. */
export const changedDocument = (changes: DocumentChanges): Partial<Row> =>
  changes as unknown as Partial<Row>;
