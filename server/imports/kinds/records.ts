import { overlapSentence } from '#contract/rules/validity.ts';
import { datedFaults, type Known, type Stored } from '#server/core/time/dated.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { ReadRow } from '../columns/read-rows.ts';
import { changeNotes } from './change-notes.ts';
import { NOTHING_PLANNED, type Ground } from './ground.ts';
import { inFile, judgement } from './judgement.ts';
import type { Judgement, Scene } from './kind.ts';
import { differing, SAME } from './plan.ts';
import type { Beside, RecordKind, Told } from './record-kind.ts';
import { takeTurns } from './record-turns.ts';
import { Repeats } from './repeated.ts';
import { recordResolver, type RecordValues, type ResolvedRow } from './record-names.ts';
import { inSlices } from './slices.ts';
import { selectSpacesLocked } from '#server/core/pasports/unit-spaces.sql.ts';

/** Columns of records by the names that they have in a file. */
const FILE_NAMES = {
  address_id: 'person',
  share_numerator: 'share',
  share_denominator: 'share',
};

const keyOfRecord = (pasportId: number, whose: string, from: string) =>
  `${pasportId}/${from}/${whose}`;

/** A row whose space, person and beginning are known. */
interface NamedRow<S> extends ResolvedRow {
  readonly pasportId: number;
  readonly valid_from: string;
  /** The id of its record where that is new; 0 while it has none. */
  readonly newId: number;
  /** The columns that it sets. */
  readonly columns: Partial<S>;
}

/** The record that a row tells of, as it is going to be. */
function recordOf<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  { pasportId, person, valid_from, columns, newId }: NamedRow<S>,
  stored: S | undefined,
  known: K,
): S {
  const { id, version } = stored ?? { id: newId, version: 0 };
  const { address_id, full_name: label } = person ?? { address_id: 0, full_name: '' };
  const named = { id, version, pasport_id: pasportId, address_id, label, valid_from };
  return kind.whole({ ...named, valid_to: null }, columns, stored, known);
}

type Said<S> = Pick<Told<S>, 'plan' | 'draft' | 'notes'>;

/** What a row says of a new record. */
function saidOfNew<S extends Stored>(record: S): Said<S> {
  const changed = new Set(Object.keys(record));
  const draft = { id: 0, pasport_id: record.pasport_id, record, changed };
  return { plan: { state: 'new', made: record }, notes: [], draft };
}

/** What a row says of a record that is stored. */
function saidOf<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  named: NamedRow<S>,
  stored: S,
  known: K,
): Said<S> {
  const { pasportId, columns } = named;
  const { id, version } = stored;
  const record = recordOf(kind, named, stored, known);
  const changed = differing(stored, columns);
  const plan: Told<S>['plan'] =
    changed.size === 0 ? SAME : { state: 'changed', change: { id, version, columns } };
  const notes = changeNotes(kind.fields, stored, columns);
  return { plan, notes, draft: { id, pasport_id: pasportId, record, changed } };
}

/** What a row says by itself. */
function tell<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  { newId, ...resolved }: ResolvedRow & { readonly newId: number },
  known: K,
  stored: ReadonlyMap<string, readonly S[]>,
  repeats: Repeats,
): Told<S> {
  const { row, faults, pasportId, person } = resolved;
  const { row_number } = row;
  const { valid_from }: RecordValues = row.values;
  const group_key = pasportId === undefined ? '' : `space ${pasportId}`;
  const columns = kind.columnsOf(row.values);
  const nothing = { row_number, faults, group_key, plan: SAME, draft: undefined, columns };
  const isNobody = kind.hasPerson && person === undefined;
  if (pasportId === undefined || isNobody || valid_from === undefined) return nothing;
  const named = { ...resolved, pasportId, valid_from, columns, newId };
  const fresh = recordOf(kind, named, undefined, known);
  const key = keyOfRecord(pasportId, kind.whose(fresh), valid_from);
  const [found, another] = stored.get(key) ?? [];
  const repeated =
    another === undefined ? repeats.fault(key, row_number) : 'Takových záznamů je více';
  if (repeated !== null)
    return { ...nothing, faults: [...faults, { field: null, message: repeated }] };
  const said = found === undefined ? saidOfNew(fresh) : saidOf(kind, named, found, known);
  return { ...nothing, ...said };
}

/** The sentence for a record that a row meets: one that is stored, or that a row above tells of. */
function meeting<S extends Stored>(other: Beside<S>): string {
  if (other.row_number === undefined) return overlapSentence(other, other.label);
  const name = other.label === '' ? '' : ` (${other.label})`;
  return `Platnost se překrývá s řádkem ${other.row_number}${name}.`;
}

/**
 * Judges the rows of one space one after the other, each beside what is stored and no row changes,
 * and beside the rows above it that are right.
 */
function judgeSpace<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  told: readonly Told<S>[],
  known: K,
): Told<S>[] {
  const { rows, stored } = takeTurns(kind, told, known);
  const beside = stored.filter(({ row_number }) => row_number === undefined);
  return rows.map((row) => {
    const { row_number, draft, plan, faults } = row;
    if (draft === undefined || faults.length > 0 || plan.state === 'same') return row;
    const wrong = datedFaults(kind.rules, draft, known, beside, meeting);
    if (wrong.length > 0) return { ...row, faults: inFile(wrong, FILE_NAMES) };
    beside.push({ ...draft.record, row_number });
    return row;
  });
}

/** What is stored, with what is going to be written before these rows. */
function standing<S extends Stored, K extends Known<S>>(known: K, ground: Ground): K {
  if (ground === NOTHING_PLANNED) return known;
  const named = (one: S): S => {
    const name = 'address_id' in one ? ground.nameOf(Number(one.address_id)) : undefined;
    return name === undefined ? one : { ...one, label: name };
  };
  const records = [...known.records].map(([id, some]) => [id, some.map(named)] as const);
  return { ...known, records: new Map(records), addresses: ground.addresses(known.addresses) };
}

/** Judges rows that tell who is in which space since when. */
export async function judgeRecords<S extends Stored, K extends Known<S>>(
  kind: RecordKind<S, K>,
  scene: Scene,
  rows: readonly ReadRow[],
): Promise<Judgement> {
  const { db, unit, keep, turn, ground = NOTHING_PLANNED } = scene;
  const resolved = await inSlices(rows, turn, await recordResolver(scene, kind.hasPerson));
  const pasportIds = [...new Set(resolved.flatMap(({ pasportId }) => pasportId ?? []))];
  const addressIds = [...new Set(resolved.flatMap(({ person }) => person?.address_id ?? []))];
  if (keep) await selectSpacesLocked(db, unit, pasportIds);
  const known = standing(await kind.load(db, unit, { pasportIds, addressIds }, ground), ground);
  const newIds = (await kind.ground?.ids(scene, rows)) ?? [];
  const stored = grouped([...known.records.values()].flat(), (one) =>
    keyOfRecord(one.pasport_id, kind.whose(one), one.valid_from),
  );
  const repeats = new Repeats();
  const told = await inSlices(resolved, turn, (one, at) =>
    tell(kind, { ...one, newId: newIds[at] ?? 0 }, known, stored, repeats),
  );
  const spaces = grouped(told, ({ group_key }) => group_key);
  // A row of a whole house may tell of more records, so its number does not tell them apart.
  const judged = new Map(
    [...spaces.values()].flatMap((space) =>
      judgeSpace(kind, space, known).map((row, at) => [space[at], row] as const),
    ),
  );
  const settled = told.map((row) => judged.get(row) ?? row);
  return {
    ...judgement(settled, kind),
    tellGround: (planned) => {
      for (const { draft, plan } of settled)
        if (draft !== undefined && plan.state !== 'same') kind.ground?.add(planned, draft.record);
    },
  };
}
