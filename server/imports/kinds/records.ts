import type { ReadRow } from '../columns/read-rows.ts';
import type { Claim, Conflicts } from './claims.ts';
import type { Scene, Verdict } from './kind.ts';
import { differs, given, NOTHING, type Plan } from './plan.ts';
import { Repeats } from './repeated.ts';
import { grouped, inSlices } from './slices.ts';
import type { RecordKind, Stored } from './record-kind.ts';
import { recordResolver, type RecordValues, type ResolvedRow } from './record-names.ts';
import { selectSpacesLocked } from './spaces.sql.ts';

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
  { row, faults, pasportId, person }: ResolvedRow,
  known: ReadonlyMap<string, readonly Stored[]>,
  repeats: Repeats,
): Judged {
  const { row_number } = row;
  const { valid_from }: RecordValues = row.values;
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
  const resolved = await inSlices(rows, scene.turn, await recordResolver(scene));
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
