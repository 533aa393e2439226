import type {
  HouseValueKind,
  OvertakenValue,
  ValueChange,
} from '#contract/pasports/house-values.ts';
import { foldText } from '#contract/rules/search.ts';
import type { Actor } from '#server/access/actor.ts';
import { selectLastAuthors } from '#server/access/history.sql.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectKindHeld, selectSpacesOfHouseHeld } from '#server/core/pasports/held.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import { AppError, ensure, ensureFaultless, type RecordFault } from '#server/errors.ts';
import { insertHouseChange, type WrittenValue } from './changes.sql.ts';
import { groundOf } from './ground.ts';
import { kinds, type Judge, type ValueRecord } from './kinds.ts';
import { planOf, type Planned } from './plan.ts';

/** Which values of a house or of a whole unit are to hold from a day, and who says so. */
export interface NewValues {
  /** pasport_id of the house; null for the whole unit. */
  readonly houseId: number | null;
  readonly kind: HouseValueKind;
  readonly day: string;
  readonly changes: readonly ValueChange[];
  readonly user: Pick<Actor, 'first_name' | 'last_name'>;
}

/**
 * Has values of the spaces of a house, or of the whole unit, hold from a day: all of them, or none; the one writer of many at
 * once. The change is null when all held already. Errors: `not-found`, `version-conflict` with the values
 * that were changed meanwhile and by whom, `invalid-input`, `overlapping-validity`.
 */
export async function saveValues(
  db: Db,
  unit: OwnedUnit,
  { houseId, kind, day, changes, user }: NewValues,
): Promise<{ changed_count: number; house_change_id: number | null }> {
  const pasportIds = await heldSpaces(db, unit, houseId, changes);
  const ground = await groundOf(db, unit, { kind, day }, pasportIds);
  const planned = changes.map((change) => planOf(ground, change));
  await ensureSeenAll(db, unit, kinds[kind].writer.name, planned);
  const judge = await kinds[kind].judgeOf(db, unit, pasportIds);
  ensureFaultless(planned.flatMap((one, at) => placed(faultsOf(one, judge), at)));

  const written = await writeAll(db, unit, kind, planned);
  const changed_count = planned.filter(({ turn }) => turn.does !== 'nothing').length;
  if (changed_count === 0) return { changed_count, house_change_id: null };
  const user_name = [user.first_name, user.last_name].join(' ').trim();
  const change = { pasport_id: houseId, kind, valid_from: day, changed_count, user_name, written };
  return { changed_count, house_change_id: await insertHouseChange(db, unit, change) };
}

/** The spaces of the changes, each of the house and each value once. Errors: `not-found`, `invalid-input`. */
async function heldSpaces(
  db: Db,
  unit: OwnedUnit,
  houseId: number | null,
  changes: readonly ValueChange[],
): Promise<number[]> {
  if (houseId !== null)
    ensure((await selectKindHeld(db, unit, houseId)) === 'building', 'not-found');
  const pasportIds = [...new Set(changes.map(({ pasport_id }) => pasport_id))];
  const found = await selectSpacesOfHouseHeld(db, unit, houseId, pasportIds);
  const met = new Set<string>();
  const faults = changes.flatMap((change, at): RecordFault[] => {
    const field = `changes.${at}.pasport_id`;
    if (!found.has(change.pasport_id))
      return [{ code: 'not-found', field, message: 'Vybraný záznam neexistuje' }];
    const key = `${change.pasport_id} ${foldText(change.name.trim())}`;
    if (met.has(key))
      return [{ code: 'invalid-input', field, message: 'Tuto hodnotu prostoru měníte dvakrát' }];
    met.add(key);
    return [];
  });
  ensureFaultless(faults);
  return pasportIds;
}

const isSeen = ({ change: { seen }, held }: Planned) =>
  seen?.record_id === held?.id && seen?.version === held?.version;

/** Goes on only when the person saw every value that changes as it stands. Errors: `version-conflict`. */
async function ensureSeenAll(
  db: Db,
  unit: OwnedUnit,
  recordType: string,
  planned: readonly Planned[],
): Promise<void> {
  const unseen = planned.filter((one) => !isSeen(one));
  if (unseen.length === 0) return;
  const ids = unseen.flatMap(({ change, held }) => [held?.id ?? 0, change.seen?.record_id ?? 0]);
  const authors = await selectLastAuthors(db, unit.client_id, recordType, ids);
  const values = unseen.map(({ change, held }): OvertakenValue => {
    const author = authors.get(held?.id ?? 0) ?? authors.get(change.seen?.record_id ?? 0);
    return { ...shown(change, held), user_name: author ?? '' };
  });
  throw new AppError('version-conflict', { current: { values } });
}

function shown({ pasport_id, name }: ValueChange, held: Planned['held']) {
  if (held === undefined) return { pasport_id, name, held: null };
  const { id: record_id, version, valid_from, holds_to: valid_to, amount } = held;
  return {
    pasport_id,
    name,
    held: { name: held.name, amount, record_id, version, valid_from, valid_to },
  };
}

/** The fault told at its change among the others. */
function placed(faults: readonly RecordFault[], at: number): RecordFault[] {
  return faults.map((fault) => ({ ...fault, field: `changes.${at}.${fault.field}` }));
}

/** What of a change the form of one record would refuse too. */
function faultsOf({ change, held, changed, begun, faults }: Planned, judge: Judge): RecordFault[] {
  if (faults.length > 0) return [...faults];
  const { pasport_id } = change;
  const own = { service_name: held?.name };
  const former = { ...held, ...own, ...changed?.columns } as unknown as ValueRecord;
  const names = new Set(Object.keys(changed?.columns ?? {}));
  const ended =
    changed === undefined
      ? []
      : judge({ id: changed.id, pasport_id, record: former, changed: names }, new Map());
  if (begun === undefined || ended.length > 0) return ended;
  const standing = new Map(changed === undefined ? [] : [[changed.id, former] as const]);
  const record = begun as unknown as ValueRecord;
  return judge({ id: 0, pasport_id, record, changed: new Set(Object.keys(begun)) }, standing);
}

/** Ends, corrects and begins the records. */
async function writeAll(
  db: Db,
  unit: OwnedUnit,
  kind: keyof typeof kinds,
  planned: readonly Planned[],
): Promise<WrittenValue[]> {
  const { writer, amount } = kinds[kind];
  const changes = planned.flatMap(({ changed }) => changed ?? []);
  const records = planned.flatMap(({ begun }) => begun ?? []);
  const written = [
    ...(await writer.updateAll(db, unit, changes)),
    ...(await writer.insert(db, unit, records)),
  ];
  return written.map((one) => keptOf(one, ['valid_to', amount]));
}

/** Of what a record was before only what the change may have written over: its texts are not kept. */
function keptOf({ id, version, before }: Written, columns: readonly string[]): WrittenValue {
  if (before === null) return { id, version, before };
  const row = JSON.parse(before) as Record<string, string | number | null>;
  const kept = columns.map((name) => [name, row[name] ?? null] as const);
  return { id, version, before: Object.fromEntries(kept) };
}
