import { roleOf, type DocumentKind } from '#contract/billing/document-words.ts';
import { billingDocumentFields } from '#contract/billing/document-record.ts';
import type { DocumentLine } from '#contract/billing/document-lines.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import { blankOf, type WrittenOf } from '#contract/record.ts';
import { ownCells } from '#contract/record-file.ts';
import { usualDivision } from '#contract/rules/document-division.ts';
import { bareKey, keyOf } from '#contract/rules/text-key.ts';
import type { PlaceRef, StoredDocument } from '#server/core/billing/many-documents.sql.ts';
import type { Note, ReadRow, RowFault } from '../columns/read-rows.ts';
import type { Found } from '../kinds/found.ts';
import { lineOf, type LineValues } from './line.ts';

/** A document as it is written. */
export type Document = WrittenOf<typeof billingDocumentFields>;
/** What a row says of its document besides the line. */
export type Head = Partial<Omit<Document, 'line_rows'>>;

/** A row with what it tells of a document. */
export interface ToldRow {
  readonly row: ReadRow;
  readonly values: LineValues;
  readonly faults: readonly RowFault[];
  readonly notes: readonly Note[];
  readonly group_key: string;
  /** What follows is told of rows that name their place and their document. */
  readonly place?: PlaceRef;
  readonly head: Head;
  readonly line?: DocumentLine;
  /** By what rows of one document are known; empty where the row does not say which it is. */
  readonly key: string;
}

const BLANK: Document = blankOf(billingDocumentFields);

type Named = Pick<Document, 'number' | 'period_from' | 'period_to'> & {
  readonly kind: DocumentKind;
};

/** By what a document of a place is known: a schedule of advances has one number and many periods. */
export const documentKey = (
  placeId: number,
  { kind, number, period_from, period_to }: Named,
): string => [placeId, kind, keyOf(number), period_from, period_to].join('\n');

function keyOfHead({ billing_place_id }: PlaceRef, head: Head): string {
  const { kind = BLANK.kind, number, period_from, period_to } = head;
  if (number === undefined || period_from === undefined || period_to === undefined) return '';
  return documentKey(billing_place_id, { kind, number, period_from, period_to });
}

/** What the row tells, with its place and its line. */
export function toldBy(row: ReadRow, find: (text: string) => Found<PlaceRef>): ToldRow {
  const head: Head = ownCells(billingDocumentFields, row.values);
  const values: LineValues = row.values;
  const unread = new Set(row.faults.map(({ field }) => field));
  const { line, faults: ofLine, notes } = lineOf(values, (field) => !unread.has(field));
  const named = row.values['place'];
  const found = typeof named === 'string' ? find(named) : undefined;
  const faults = [...row.faults, ...ofLine];
  const told = { row, values, head, notes, ...(line !== undefined && { line }) };
  if (found === undefined || 'fault' in found) {
    if (found !== undefined) faults.push({ field: 'place', message: found.fault });
    return { ...told, faults, group_key: '', key: '' };
  }
  const place = found.record;
  const isOdd = ['kind', 'number', 'period_from', 'period_to'].some((field) => unread.has(field));
  const group_key = `document ${place.billing_place_id} ${bareKey(head.number ?? '')}`;
  return { ...told, faults, place, group_key, key: isOdd ? '' : keyOfHead(place, head) };
}

/** A document put together of its rows, beside the one that is kept. */
export interface Together {
  readonly place: PlaceRef;
  readonly rows: readonly ToldRow[];
  readonly stored: StoredDocument | undefined;
  /** What its rows say, each field once. */
  readonly head: Head;
  readonly draft: Document;
  /** Faults by the rows at which they are told. */
  readonly faults: ReadonlyMap<ToldRow, readonly RowFault[]>;
}

/** A later row that says otherwise than an earlier one of the same document. */
function contradictions(rows: readonly ToldRow[]): Map<ToldRow, RowFault[]> {
  const said = new Map<string, { value: unknown; at: number }>();
  const faults = new Map<ToldRow, RowFault[]>();
  for (const told of rows) {
    for (const [field, value] of Object.entries(told.head)) {
      const first = said.get(field);
      if (first === undefined) said.set(field, { value, at: told.row.row_number });
      else if (first.value !== value && field !== 'number') {
        const message = `Řádek ${first.at} téhož dokladu říká něco jiného`;
        faults.set(told, [...(faults.get(told) ?? []), { field, message }]);
      }
    }
  }
  return faults;
}

/** Lines as the rows tell them; of what they do not tell, the kept ones stay where there are as many. */
function linesOf(rows: readonly ToldRow[], stored: StoredDocument | undefined): DocumentLine[] {
  const lines = rows.flatMap((told) =>
    told.line === undefined ? [] : [{ ...told, line: told.line }],
  );
  const isAsMany = stored?.line_rows.length === lines.length;
  return lines.map(({ line, values }, at) => {
    const kept = isAsMany ? stored.line_rows[at] : undefined;
    if (kept === undefined) return line;
    return {
      ...line,
      ...(values.subject === undefined && { subject: kept.subject }),
      ...(values.quantity === undefined && { quantity: kept.quantity }),
      ...(values.measured_unit === undefined && { measured_unit: kept.measured_unit }),
    };
  });
}

/** Puts rows of one document together. */
export function putTogether(
  place: PlaceRef,
  rows: readonly ToldRow[],
  stored: StoredDocument | undefined,
): Together {
  const head: Head = Object.assign({}, ...rows.map((told) => told.head).toReversed());
  const line_rows = linesOf(rows, stored);
  const {
    billing_document_id: _id,
    billing_place_id: _place,
    version: _version,
    ...kept
  } = {
    billing_document_id: 0,
    billing_place_id: 0,
    version: 0,
    ...BLANK,
    divided_by: usualDivision(place),
    ...stored,
  };
  const draft = { ...kept, ...head, line_rows };
  return { place, rows, stored, head, draft, faults: contradictions(rows) };
}

/** Why a document that is not kept as it is told may be one that is: the same number, of other days. */
export function doubledFault(
  { place, draft }: Together,
  known: readonly StoredDocument[],
): RowFault | undefined {
  if (roleOf(draft.kind) === 'advance') return undefined;
  const same = known.find(
    ({ billing_place_id, kind, number }) =>
      billing_place_id === place.billing_place_id &&
      kind === draft.kind &&
      keyOf(number) === keyOf(draft.number),
  );
  if (same === undefined) return undefined;
  const days = `${czechDate(same.period_from)} – ${czechDate(same.period_to)}`;
  const message = `Doklad tohoto čísla už u místa je, za období ${days}. Opravte období, nebo řádek vynechte`;
  return { field: 'number', message };
}
