import { validityFault, type Validity } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { ReadRow, RowFault } from '../columns/read-rows.ts';
import type { Claim, Conflicts } from './claims.ts';
import type { Scene, Verdict } from './kind.ts';
import { personIndex, type PersonName } from './person-index.ts';
import { selectPersonRefs } from './persons.sql.ts';
import { differs, given, NOTHING, type Plan, type WrittenTable } from './plan.ts';
import { Repeats } from './repeated.ts';
import { grouped, inSlices } from './slices.ts';
import { spaceIndex, type SpaceName } from './space-index.ts';
import { selectBuildingRefs, selectSpaceRefs, selectSpacesLocked } from './spaces.sql.ts';

/** A record of a space as it is stored. */
export interface Stored extends Validity {
  readonly id: number;
  readonly version: number;
  readonly pasport_id: number;
  readonly address_id: number;
  readonly full_name: string;
}

/** What is particular to one kind of records of a space. */
export interface RecordKind {
  readonly table: WrittenTable;
  readonly blank: Readonly<Record<string, unknown>>;
  select(this: void, db: Db, unit: OwnedUnit, pasportIds: readonly number[]): Promise<Stored[]>;
  /** The columns that a row sets, without space and person. */
  columnsOf(this: void, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** What is wrong with a record by itself. */
  faultsOf(this: void, record: Readonly<Record<string, unknown>>): RowFault[];
  /** Rows of one space that cannot stand beside the others. */
  conflictsOf(this: void, claims: readonly Claim[]): Conflicts;
}

type Values = SpaceName & PersonName & { readonly valid_from?: string; readonly valid_to?: string };

interface Resolved {
  readonly row: ReadRow;
  readonly faults: readonly RowFault[];
  readonly pasportId: number | undefined;
  readonly person: { readonly address_id: number; readonly full_name: string } | undefined;
}

async function resolver({ db, unit }: Scene): Promise<(row: ReadRow) => Resolved> {
  const findSpace = spaceIndex(await selectBuildingRefs(db, unit), await selectSpaceRefs(db, unit));
  const findPerson = personIndex(await selectPersonRefs(db, unit));
  return (row) => {
    const values: Values = row.values;
    const space = findSpace(values);
    const person = findPerson(values);
    // A cell that could not be read has its own fault already.
    const unread = new Set(row.faults.map(({ field }) => field));
    const faults = [space, person].flatMap((found) =>
      'fault' in found && !unread.has(found.field)
        ? [{ field: found.field, message: found.fault }]
        : [],
    );
    return {
      row,
      faults: [...row.faults, ...faults],
      pasportId: 'record' in space ? space.record.pasport_id : undefined,
      person: 'record' in person ? person.record : undefined,
    };
  };
}

interface Judged extends Verdict {
  readonly claim: Claim | undefined;
  readonly storedId: number | undefined;
}

const keyOfRecord = (pasportId: number, addressId: number, from: string) =>
  `${pasportId}/${addressId}/${from}`;

function planOf(
  kind: RecordKind,
  key: string,
  stored: Stored | undefined,
  columns: Record<string, unknown>,
): Plan {
  if (stored === undefined) {
    const inserts = [{ table: kind.table, key, columns: { ...kind.blank, ...columns } }];
    return { state: 'new', inserts, updates: [] };
  }
  if (!differs({ ...stored }, columns)) return NOTHING;
  const { id, version } = stored;
  return { state: 'changed', inserts: [], updates: [{ table: kind.table, id, version, columns }] };
}

function judgeRow(
  kind: RecordKind,
  { row, faults, pasportId, person }: Resolved,
  known: ReadonlyMap<string, readonly Stored[]>,
  repeats: Repeats,
): Judged {
  const { row_number } = row;
  const { valid_from }: Values = row.values;
  const group_key = pasportId === undefined ? '' : `space ${pasportId}`;
  const nothing = {
    row_number,
    faults,
    group_key,
    plan: NOTHING,
    claim: undefined,
    storedId: undefined,
  };
  if (pasportId === undefined || person === undefined || valid_from === undefined) return nothing;
  const key = keyOfRecord(pasportId, person.address_id, valid_from);
  const [stored, another] = known.get(key) ?? [];
  const repeated =
    another === undefined ? repeats.fault(key, row_number) : 'Takových záznamů je více';
  if (repeated !== null)
    return { ...nothing, faults: [...faults, { field: null, message: repeated }] };
  const own = given(kind.columnsOf(row.values));
  const columns = { ...own, pasport_id: pasportId, address_id: person.address_id };
  const record = { ...kind.blank, ...stored, ...columns };
  const wrong = [...faults, ...kind.faultsOf(record)];
  const plan = planOf(kind, `record ${row_number}`, stored, columns);
  const claim = {
    ...record,
    row_number: plan.state === 'same' ? null : row_number,
    name: person.full_name,
  };
  return {
    ...nothing,
    faults: wrong,
    plan,
    claim: wrong.length === 0 ? (claim as unknown as Claim) : undefined,
    storedId: stored?.id,
  };
}

/** Claims on one space: those of the rows, and those recorded that no row changes. */
function claimsOf(rows: readonly Judged[], stored: readonly Stored[]): Claim[] {
  const replaced = new Set(
    rows.flatMap(({ claim, storedId }) => (claim === undefined ? [] : [storedId])),
  );
  const others = stored
    .filter(({ id }) => !replaced.has(id))
    .map((record) => ({
      share_numerator: 1,
      share_denominator: 1,
      ...record,
      row_number: null,
      name: record.full_name,
    }));
  return [...others, ...rows.flatMap(({ claim }) => (claim === undefined ? [] : [claim]))];
}

function withConflicts(
  kind: RecordKind,
  judged: readonly Judged[],
  stored: readonly Stored[],
): Verdict[] {
  const recorded = grouped(stored, ({ pasport_id }) => `space ${pasport_id}`);
  const conflicts: Conflicts = new Map();
  for (const [space, rows] of grouped(judged, ({ group_key }) => group_key)) {
    const found = kind.conflictsOf(claimsOf(rows, recorded.get(space) ?? []));
    for (const [row, message] of found) conflicts.set(row, message);
  }
  return judged.map(({ claim: _claim, storedId: _id, ...verdict }) => {
    const message = conflicts.get(verdict.row_number);
    if (message === undefined) return verdict;
    return { ...verdict, faults: [...verdict.faults, { field: 'valid_from', message }] };
  });
}

/** Judges rows that tell who is in which space since when. */
export async function judgeRecords(
  kind: RecordKind,
  scene: Scene,
  rows: readonly ReadRow[],
): Promise<Verdict[]> {
  const resolved = await inSlices(rows, scene.turn, await resolver(scene));
  const ids = new Set(
    resolved.flatMap(({ pasportId }) => (pasportId === undefined ? [] : [pasportId])),
  );
  if (scene.keep) await selectSpacesLocked(scene.db, scene.unit, [...ids]);
  const stored = await kind.select(scene.db, scene.unit, [...ids]);
  const known = grouped(stored, (one) =>
    keyOfRecord(one.pasport_id, one.address_id, one.valid_from),
  );
  const repeats = new Repeats();
  const judged = await inSlices(resolved, scene.turn, (one) => judgeRow(kind, one, known, repeats));
  return withConflicts(kind, judged, stored);
}

/** What is wrong with the validity of a record. */
export function validityFaults(record: Readonly<Record<string, unknown>>): RowFault[] {
  const message = validityFault(record as unknown as Validity);
  return message === null ? [] : [{ field: 'valid_to', message }];
}
