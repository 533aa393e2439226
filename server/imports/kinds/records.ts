import { overlapSentence } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { WrittenFields } from '#contract/record.ts';
import type { Concerned } from '#server/core/people/known.ts';
import {
  datedFaults,
  soundFaults,
  type DatedRules,
  type Draft,
  type Known,
  type Stored,
} from '#server/core/time/dated.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import type { ReadRow, RowFault } from '../columns/read-rows.ts';
import { changeNotes } from './change-notes.ts';
import { inFile, judgement, type Judged } from './judgement.ts';
import type { Judgement, Scene } from './kind.ts';
import { differing, SAME, type Plan } from './plan.ts';
import { Repeats } from './repeated.ts';
import { recordResolver, type RecordValues, type ResolvedRow } from './record-names.ts';
import { inSlices } from './slices.ts';
import { selectSpacesLocked } from '#server/core/pasports/unit-spaces.sql.ts';

/** A change of a stored record. */
export interface RecordChange<S> {
  readonly id: number;
  readonly version: number;
  readonly columns: Partial<S>;
}

/** A record as a row names it; the person is 0 where the kind has none. */
export type Named = Stored & { readonly address_id: number };

/** What is particular to one kind of records of a space; `S` is the record as it is stored. */
export interface RecordKind<S extends Stored, K extends Known<S>> {
  readonly rules: DatedRules<S, S, K>;
  readonly fields: WrittenFields;
  /** Rows name a person. */
  readonly hasPerson: boolean;
  /** By what records of a space that begin on one day are told apart. */
  whose(this: void, record: S): string;
  load(this: void, db: Db, unit: OwnedUnit, concerned: Concerned): Promise<K>;
  /** A record from the columns that a row sets and, where it is told of already, from how it stands. */
  whole(this: void, named: Named, columns: Partial<S>, stored: S | undefined, known: K): S;
  /** The columns that a row sets, without space and person. */
  columnsOf(this: void, values: RecordValues): Partial<S>;
  insert(this: void, db: Db, unit: OwnedUnit, made: readonly S[]): Promise<Written[]>;
  update(
    this: void,
    db: Db,
    unit: OwnedUnit,
    changes: readonly RecordChange<S>[],
  ): Promise<Written[]>;
}

/** A record of a file beside others: the row that tells of it. */
type Beside<S> = S & { readonly row_number?: number };

interface Told<S> extends Judged<S, RecordChange<S>> {
  /** What is to be judged; undefined where the row says nothing that could be. */
  readonly draft: Draft<S> | undefined;
}

/** Columns of records by the names that they have in a file. */
const FILE_NAMES = {
  address_id: 'person',
  share_numerator: 'share',
  share_denominator: 'share',
};

const keyOfRecord = (pasportId: number, whose: string, from: string) =>
  `${pasportId}/${from}/${whose}`;

function planOf<S extends Stored>(
  record: S,
  stored: S | undefined,
  changed: ReadonlySet<string>,
  columns: Partial<S>,
): Plan<S, RecordChange<S>> {
  if (stored === undefined) return { state: 'new', made: record };
  if (changed.size === 0) return SAME;
  return { state: 'changed', change: { id: stored.id, version: stored.version, columns } };
}

/** A row whose space, person and beginning are known. */
interface NamedRow extends ResolvedRow {
  readonly pasportId: number;
  readonly valid_from: string;
}

/** The record that a row tells of, as it is going to be. */
function recordOf<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  { row, pasportId, person, valid_from }: NamedRow,
  stored: S | undefined,
  known: K,
): S {
  const { id, version } = stored ?? { id: 0, version: 0 };
  const { address_id, full_name: label } = person ?? { address_id: 0, full_name: '' };
  const named = { id, version, pasport_id: pasportId, address_id, label, valid_from };
  return kind.whole({ ...named, valid_to: null }, kind.columnsOf(row.values), stored, known);
}

/** What a row says of a record that is stored, or of a new one. */
function draftOf<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  named: NamedRow,
  stored: S | undefined,
  known: K,
): Pick<Told<S>, 'plan' | 'draft' | 'notes'> {
  const { row, pasportId } = named;
  const columns = kind.columnsOf(row.values);
  const id = stored?.id ?? 0;
  const record = recordOf(kind, named, stored, known);
  const changed = differing(stored ?? {}, stored === undefined ? record : columns);
  const plan = planOf(record, stored, changed, columns);
  const notes = stored === undefined ? [] : changeNotes(kind.fields, stored, columns);
  return { plan, notes, draft: { id, pasport_id: pasportId, record, changed } };
}

/** What a row says by itself. */
function tell<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  resolved: ResolvedRow,
  known: K,
  stored: ReadonlyMap<string, readonly S[]>,
  repeats: Repeats,
): Told<S> {
  const { row, faults, pasportId, person } = resolved;
  const { row_number } = row;
  const { valid_from }: RecordValues = row.values;
  const group_key = pasportId === undefined ? '' : `space ${pasportId}`;
  const nothing = { row_number, faults, group_key, plan: SAME, draft: undefined };
  const isNobody = kind.hasPerson && person === undefined;
  if (pasportId === undefined || isNobody || valid_from === undefined) return nothing;
  const named = { ...resolved, pasportId, valid_from };
  const whose = kind.whose(recordOf(kind, named, undefined, known));
  const key = keyOfRecord(pasportId, whose, valid_from);
  const [found, another] = stored.get(key) ?? [];
  const repeated =
    another === undefined ? repeats.fault(key, row_number) : 'Takových záznamů je více';
  if (repeated !== null)
    return { ...nothing, faults: [...faults, { field: null, message: repeated }] };
  return { ...nothing, ...draftOf(kind, named, found, known) };
}

/** The sentence for a record that a row meets: one that is stored, or that a row above tells of. */
function meeting<S extends Stored>(other: Beside<S>): string {
  return other.row_number === undefined
    ? overlapSentence(other, other.label)
    : `Platnost se překrývá s řádkem ${other.row_number} (${other.label}).`;
}

/**
 * Judges the rows of one space one after the other, each beside what is stored and no row changes,
 * and beside the rows above it that are right.
 */
function judgeSpace<S extends Stored, K extends Known<S>>(
  { rules }: RecordKind<S, K>,
  rows: readonly Told<S>[],
  known: K,
): Map<number, RowFault[]> {
  const faulty = new Map<number, RowFault[]>();
  const changing = rows.flatMap(({ row_number, draft, faults, plan }) =>
    draft === undefined || faults.length > 0 || plan.state === 'same'
      ? []
      : [{ row_number, draft }],
  );
  const right = changing.filter(({ draft }) => soundFaults(rules, draft.record).length === 0);
  const replaced = new Set(right.map(({ draft }) => draft.id));
  const pasportId = changing[0]?.draft.pasport_id ?? 0;
  const beside: Beside<S>[] = (known.records.get(pasportId) ?? []).filter(
    ({ id }) => !replaced.has(id),
  );
  for (const { row_number, draft } of changing) {
    const wrong = datedFaults(rules, draft, known, beside, meeting);
    if (wrong.length > 0) faulty.set(row_number, inFile(wrong, FILE_NAMES));
    else beside.push({ ...draft.record, row_number });
  }
  return faulty;
}

/** Judges rows that tell who is in which space since when. */
export async function judgeRecords<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  { db, unit, keep, turn }: Scene,
  rows: readonly ReadRow[],
): Promise<Judgement> {
  const resolved = await inSlices(rows, turn, await recordResolver(db, unit, kind.hasPerson));
  const pasportIds = [...new Set(resolved.flatMap(({ pasportId }) => pasportId ?? []))];
  const addressIds = [...new Set(resolved.flatMap(({ person }) => person?.address_id ?? []))];
  if (keep) await selectSpacesLocked(db, unit, pasportIds);
  const known = await kind.load(db, unit, { pasportIds, addressIds });
  const stored = grouped([...known.records.values()].flat(), (one) =>
    keyOfRecord(one.pasport_id, kind.whose(one), one.valid_from),
  );
  const repeats = new Repeats();
  const told = await inSlices(resolved, turn, (one) => tell(kind, one, known, stored, repeats));
  const spaces = grouped(told, ({ group_key }) => group_key);
  const faulty = new Map(
    [...spaces.values()].flatMap((space) => [...judgeSpace(kind, space, known)]),
  );
  const judged = told.map(({ draft: _draft, ...row }) => ({
    ...row,
    faults: [...row.faults, ...(faulty.get(row.row_number) ?? [])],
  }));
  return judgement(judged, kind);
}
