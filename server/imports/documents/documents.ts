import { billingDocumentFields, billingDocumentRecord } from '#contract/billing/document-record.ts';
import { fileColumns } from '#contract/record-file.ts';
import { taxDoubts } from '#contract/rules/tax-of-day.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import { changedDocument, documentFaults, newDocument } from '#server/core/billing/documents.ts';
import {
  holdPlaces,
  selectPlaceRefs,
  selectStoredDocuments,
} from '#server/core/billing/many-documents.sql.ts';
import { selectSettlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import { billingDocumentTable } from '#server/core/billing/tables.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import { batches } from '../batches.ts';
import type { Note, ReadRow, RowFault } from '../columns/read-rows.ts';
import { changeNotes } from '../kinds/change-notes.ts';
import type { Judgement, Kind, Scene, Verdict, Write } from '../kinds/kind.ts';
import { differing } from '../kinds/plan.ts';
import { Repeats } from '../kinds/repeated.ts';
import { inSlices } from '../kinds/slices.ts';
import { amountField } from './line.ts';
import { placeIndex } from './places.ts';
import {
  documentKey,
  doubledFault,
  putTogether,
  toldBy,
  type Document,
  type Together,
  type ToldRow,
} from './told.ts';

/** A document that was judged. */
interface Judged extends Together {
  readonly state: Verdict['state'];
  /** What of a kept one changes. */
  readonly changes: Partial<Document>;
  readonly notes: readonly Note[];
}

/** What the rules of the form have against the document, at the rows and columns that say it. */
function ruleFaults(together: Together, today: string): Map<ToldRow, RowFault[]> {
  const { rows, draft } = together;
  const [first] = rows;
  const faults = new Map<ToldRow, RowFault[]>();
  const say = (told: ToldRow | undefined, fault: RowFault) => {
    if (told !== undefined) faults.set(told, [...(faults.get(told) ?? []), fault]);
  };
  const sum = first === undefined ? 'base' : amountField(first.values, 'sum');
  const { error } = billingDocumentFields.line_rows.value.write.safeParse(draft.line_rows);
  const [issue] = error?.issues ?? [];
  if (issue !== undefined) {
    const at = typeof issue.path[0] === 'number' ? rows[issue.path[0]] : first;
    say(at, { field: sum, message: issue.message });
    return faults;
  }
  for (const { field, message } of documentFaults(draft, today)) {
    const [, at] = /^line_rows\.(\d+)\./.exec(field) ?? [];
    const told = rows[Number(at)];
    if (told !== undefined) say(told, { field: amountField(told.values, 'tax'), message });
    else say(first, { field: field === 'line_rows' ? sum : field, message });
  }
  return faults;
}

/** Judges a document by its rows; one of which a row could not be understood waits for that row. */
function judged(
  together: Together,
  known: Parameters<typeof doubledFault>[1],
  today: string,
): Judged {
  const { rows, stored, head, draft } = together;
  const isWhole = rows.every((told) => told.faults.length === 0);
  const faults = new Map(together.faults);
  const add = (told: ToldRow, more: readonly RowFault[]) =>
    faults.set(told, [...(faults.get(told) ?? []), ...more]);
  if (isWhole && faults.size === 0)
    for (const [told, own] of ruleFaults(together, today)) add(told, own);
  const doubled = stored === undefined ? doubledFault(together, known) : undefined;
  if (doubled !== undefined) for (const told of rows) add(told, [doubled]);
  if (stored === undefined) return { ...together, faults, state: 'new', changes: {}, notes: [] };
  const isOtherwise = JSON.stringify(draft.line_rows) !== JSON.stringify(ordered(stored.line_rows));
  const told = { ...head, ...(isOtherwise && { line_rows: draft.line_rows }) };
  const different = differing(stored, told);
  // The number is known by, whatever the size of its letters.
  different.delete('number');
  const changes = Object.fromEntries(Object.entries(told).filter(([name]) => different.has(name)));
  const state = different.size > 0 ? 'changed' : 'same';
  const notes = changeNotes(billingDocumentFields, stored, changes);
  return { ...together, faults, state, changes, notes };
}

/** Kept lines with their parts in the order in which rows tell them. */
const ordered = (lines: Document['line_rows']) =>
  lines.map(({ subject, quantity, measured_unit, base, tax_rate, tax }) => ({
    subject,
    quantity,
    measured_unit,
    base,
    tax_rate,
    tax,
  }));

/** Rates that did not hold on the day of the supply; they may stay. */
function rateNotes({ place, draft }: Together, { line }: ToldRow, law: readonly LawRow[]): Note[] {
  const doubts = taxDoubts(
    place.kind,
    line === undefined ? [] : [line],
    draft.tax_on ?? draft.period_to,
    law,
  );
  return doubts.map((message) => ({ field: 'tax_rate', certainty: 'unclear', message }));
}

/** Writes new documents and changes of kept ones, a thousand at a time. */
function writing(documents: readonly Judged[], rows: number): Write {
  const made = documents.filter(({ state }) => state === 'new');
  const changed = documents.filter(({ state }) => state === 'changed');
  return async (db, unit, told) => {
    const written: Written[] = [];
    const add = async (some: readonly Written[]) => {
      for (const one of some) written.push(one);
      await told((some.length * rows) / Math.max(1, made.length + changed.length));
    };
    for (const batch of batches(made)) {
      const fresh = batch.map(({ place: { billing_place_id }, draft }) =>
        newDocument({ ...draft, billing_place_id }),
      );
      await add(await billingDocumentTable.insert(db, unit, fresh));
    }
    for (const batch of batches(changed)) {
      const changes = batch.flatMap(({ stored, changes: columns }) =>
        stored === undefined
          ? []
          : [
              {
                id: stored.billing_document_id,
                version: stored.version,
                columns: changedDocument(columns),
              },
            ],
      );
      await add(await billingDocumentTable.updateAll(db, unit, changes));
    }
    return written;
  };
}

/** What rows say, put together into documents beside those that are kept. */
async function documentsOf({ db, unit, today, keep }: Scene, rows: readonly ToldRow[]) {
  const ids = [...new Set(rows.flatMap(({ place }) => place?.billing_place_id ?? []))];
  if (keep) await holdPlaces(db, unit, ids);
  const known = await selectStoredDocuments(db, unit, ids);
  const byKey = new Map(known.map((one) => [documentKey(one.billing_place_id, one), one]));
  const groups = grouped(
    rows.filter(({ key }) => key !== ''),
    ({ key }) => key,
  );
  return [...groups].flatMap(([key, members]) => {
    const place = members[0]?.place;
    return place === undefined
      ? []
      : [judged(putTogether(place, members, byKey.get(key)), known, today)];
  });
}

const count = (documents: readonly Judged[], state: Verdict['state']) =>
  documents.filter((one) => one.state === state).length;

async function judgeRows(scene: Scene, rows: readonly ReadRow[]): Promise<Judgement> {
  const { db, unit, turn } = scene;
  const find = placeIndex(await selectPlaceRefs(db, unit));
  const law = await selectSettlementLaw(db);
  const told = await inSlices(rows, turn, (row) => toldBy(row, find));
  const documents = await documentsOf(scene, told);
  const ofRow = new Map(documents.flatMap((one) => one.rows.map((row) => [row, one] as const)));
  const repeats = new Repeats();
  const verdicts = await inSlices(told, turn, (one): Verdict => {
    const { row_number } = one.row;
    const document = ofRow.get(one);
    const faults = [...one.faults, ...(document?.faults.get(one) ?? [])];
    const notes = [...one.notes];
    if (document !== undefined) {
      notes.push(...rateNotes(document, one, law));
      if (document.rows[0] === one) notes.push(...document.notes);
      const repeated = repeats.fault(JSON.stringify([one.key, one.row.values]), row_number);
      if (repeated !== null) faults.push({ field: null, message: repeated });
    }
    const state = document?.state ?? 'new';
    return { row_number, faults, notes, group_key: one.group_key, state };
  });
  const totals = {
    new: count(documents, 'new'),
    changed: count(documents, 'changed'),
    same: count(documents, 'same'),
  };
  return { verdicts, totals: { documents: totals }, write: writing(documents, rows.length) };
}

const NEEDED: readonly (readonly [field: string, sentence: string])[] = [
  ['place', 'Přiřaďte sloupec k odběrnému místu, nebo uveďte jedno pro všechny řádky'],
  ['number', 'Přiřaďte sloupec k číslu dokladu'],
  ['period_from', 'Přiřaďte sloupec k začátku období'],
  ['period_to', 'Přiřaďte sloupec ke konci období'],
];

/** Documents of suppliers, a line in a row; rows of one place, kind, number and period are one document. */
export const documents: Kind = {
  kind: 'documents',
  columns: fileColumns(billingDocumentRecord),
  limited: null,
  isTogether: true,
  mappingFault: (mapped) => {
    const missing = NEEDED.find(([field]) => !mapped.has(field));
    if (missing !== undefined) return missing[1];
    const isPriced = mapped.has('quantity') && mapped.has('unit_price');
    return mapped.has('base') || mapped.has('total') || isPriced
      ? null
      : 'Přiřaďte sloupec k základu daně, nebo k částce s daní';
  },
  judge: judgeRows,
};
