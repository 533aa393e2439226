import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import { holdsOn, type Validity } from '#contract/rules/validity.ts';
import { datedFaults, soundFaults, type Known, type Stored } from '#server/core/time/dated.ts';
import { endWithin, turnOf } from '#server/core/time/turn.ts';
import type { Note, RowFault } from '../columns/read-rows.ts';
import { changeNotes } from './change-notes.ts';
import { inFile } from './judgement.ts';
import { differing, SAME } from './plan.ts';
import type { Beside, RecordKind, Told } from './record-kind.ts';

/** Rows of a space once they have taken the place of what holds, and what then is stored beside them. */
export interface Turned<S> {
  readonly rows: readonly Told<S>[];
  readonly stored: readonly Beside<S>[];
}

/** A row that tells of a new record. */
type Beginning<S> = Told<S> & { readonly draft: NonNullable<Told<S>['draft']> };

/** The end of a new record: what the row says, else what the turn does. */
function endedAs<S extends Stored, K extends Known<S>>(
  { rules }: RecordKind<S, K>,
  record: S,
  { columns }: Told<S>,
  known: K,
  until: string | null,
): S {
  if (columns.valid_to !== undefined) return record;
  const bound = rules.held?.({ ...record, valid_to: null }, known).valid_to ?? null;
  return { ...record, valid_to: endWithin(until, bound) };
}

/** What a row that takes the place of a record changes, as people read it. */
function turnNotes<S extends Stored, K extends Known<S>>(
  { fields, former: { counted } = { carried: null } }: RecordKind<S, K>,
  former: S,
  day: string,
  says: Partial<S>,
): Note[] {
  const [first, ...others] = changeNotes(fields, former, says);
  if (first === undefined) return [];
  const words = (count: string) => ` → ${counted?.words(count) ?? count}`;
  const what = first.message.replace(/^změna: /, '');
  const told =
    first.field === counted?.field
      ? what.replace(/ → (\d+)$/, (_, one: string) => words(one))
      : what;
  return [
    { ...first, message: `ukončí předchozí k ${czechDate(shiftDays(day, -1))}, ${told}` },
    ...others,
  ];
}

/** That a record lasts until the next one begins, where its row does not say so. */
function untilNotes<S extends Stored>({ columns }: Told<S>, { valid_to }: S): Note[] {
  if (valid_to === null || columns.valid_to !== undefined) return [];
  const message = `platí do ${czechDate(valid_to)}, pak začíná další záznam`;
  return [{ field: 'valid_from', certainty: 'sure', message }];
}

/** A row whose record takes the place of one that holds. */
function replacing<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  row: Beginning<S>,
  former: S,
  known: K,
): { row: Told<S>; ended: S } {
  const told = { ...row.columns, ...kind.former?.fixed?.(former) };
  const own = { ...kind.former?.carried?.(former), ...told };
  const record = endedAs(kind, { ...row.draft.record, ...own }, row, known, former.valid_to);
  const valid_to = shiftDays(record.valid_from, -1);
  const { id, version } = former;
  const change = { id, version, columns: { valid_to } as Partial<S> };
  const notes = turnNotes(kind, former, record.valid_from, changesOf(kind, row, former));
  const draft = { ...row.draft, record };
  const plan = { state: 'changed', change, made: record } as const;
  return { row: { ...row, draft, notes, plan }, ended: { ...former, valid_to } };
}

/** What a row says besides its day, beside a record that began earlier. */
function changesOf<S extends Stored, K extends Known<S>>(
  { former }: RecordKind<S, K>,
  { columns }: Told<S>,
  held: S,
): Partial<S> {
  const { valid_from: _from, ...says } = { ...columns, ...former?.fixed?.(held) };
  return says as unknown as Partial<S>;
}

/** Why the former record cannot end sooner, where its own rules do not let it. */
function endingFaults<S extends Stored, K extends Known<S>>(
  { rules }: RecordKind<S, K>,
  ended: S,
  known: K,
  stored: readonly S[],
): RowFault[] {
  const draft = { id: ended.id, pasport_id: ended.pasport_id, record: ended };
  const others = stored.filter(({ id }) => id !== ended.id);
  const changed = new Set(['valid_to']);
  return inFile(datedFaults(rules, { ...draft, changed }, known, others), {
    valid_to: 'valid_from',
  });
}

/** A row whose record begins where none holds, and lasts until the next one. */
function beginning<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  row: Beginning<S>,
  known: K,
  until: string | null,
): Told<S> {
  const made = endedAs(kind, row.draft.record, row, known, until);
  const draft = { ...row.draft, record: made };
  return { ...row, notes: untilNotes(row, made), draft, plan: { state: 'new', made } };
}

/** How one row comes to hold from its day. */
function turnRow<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  row: Beginning<S>,
  stored: readonly Beside<S>[],
  known: K,
): { row: Told<S>; ended?: S } {
  const { record } = row.draft;
  const time = (one: S): Validity => kind.rules.held?.(one, known) ?? one;
  const alike = stored.filter((one) => kind.whose(one) === kind.whose(record));
  const held = alike.find((one) => holdsOn(time(one), record.valid_from));
  // What another row of the file changes is not changed once more: the rows meet.
  if (held?.row_number !== undefined) return { row };
  const isSame = held !== undefined && differing(held, changesOf(kind, row, held)).size === 0;
  const later = alike.find(({ valid_from }) => valid_from > record.valid_from);
  const turn = turnOf(record.valid_from, isSame ? 'the same' : 'another', held, later);
  if (turn.does === 'nothing') return { row: { ...row, plan: SAME, draft: undefined } };
  if (kind.former?.carried === null) return { row };
  if (turn.does === 'begin') return { row: beginning(kind, row, known, turn.until) };
  if (held === undefined) return { row };
  const replaced = replacing(kind, row, held, known);
  const faults = endingFaults(kind, replaced.ended, known, stored);
  return faults.length > 0 ? { row: { ...row, faults } } : replaced;
}

/** Records of the space as they are going to be where rows change them. */
function storedBeside<S extends Stored, K extends Known<S>>(
  { rules }: RecordKind<S, K>,
  rows: readonly Told<S>[],
  stored: readonly S[],
): Beside<S>[] {
  const changed = new Map(
    rows.flatMap(({ row_number, draft, plan, faults }) =>
      draft === undefined || draft.id === 0 || plan.state === 'same' || faults.length > 0
        ? []
        : [[draft.id, { ...draft.record, row_number }] as const],
    ),
  );
  return stored.map((one) => {
    const row = changed.get(one.id);
    return row === undefined || soundFaults(rules, row).length > 0 ? one : row;
  });
}

/** Rows that begin while a record of the same holds, the earliest first: each ends it the day before. */
export function takeTurns<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  rows: readonly Told<S>[],
  known: K,
): Turned<S> {
  const pasportId = rows.find(({ draft }) => draft !== undefined)?.draft?.pasport_id ?? 0;
  let stored = storedBeside(kind, rows, known.records.get(pasportId) ?? []);
  if (kind.former === undefined) return { rows, stored };
  const turned = new Map<Told<S>, Told<S>>();
  const begun = rows.filter(
    (row): row is Beginning<S> => row.plan.state === 'new' && row.faults.length === 0,
  );
  const from = ({ draft }: Beginning<S>) => draft.record.valid_from;
  for (const row of begun.toSorted((one, other) => (from(one) < from(other) ? -1 : 1))) {
    if (soundFaults(kind.rules, row.draft.record).length > 0) continue;
    const { row: told, ended } = turnRow(kind, row, stored, known);
    turned.set(row, told);
    if (ended !== undefined) stored = stored.map((one) => (one.id === ended.id ? ended : one));
  }
  return { rows: rows.map((row) => turned.get(row) ?? row), stored };
}
