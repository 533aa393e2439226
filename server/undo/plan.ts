import type { Endpoint } from '#contract/endpoint.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { ChangeRow } from '#server/access/changes.sql.ts';
import type { Db } from '#server/db/db.ts';
import { folded, type Folded } from './folded.ts';
import { PLACES, type Kind, type PlaceKind } from './kind.ts';
import { kindOf } from './kinds.ts';
import { selectPlacesOf, type PlaceIds, type PlaceOf } from './places.sql.ts';

/** One record of a change that is to be taken back. */
export interface Step extends Folded {
  readonly kind: Kind;
  /** Its place in the tree, where it stands in one. */
  readonly pasport_id: number | null;
}

/** More rows than that are no change of a person: many records changed at once are at most 500. */
export const MOST_ROWS = 1000;

const PLACED: readonly string[] = ['pasport_buildings', 'pasport_spaces'];

const isOf = (type: string) => (one: Folded) => one.record_type === type;
const idsOf = (all: readonly Folded[], type: string) =>
  all.filter(isOf(type)).map(({ record_id }) => record_id);

/** What the change itself says of places that it made or deleted. */
function placesTold(all: readonly Folded[]): PlaceOf[] {
  const told = all.filter(({ action }) => action !== 'update');
  return told
    .filter(({ record_type }) => PLACED.includes(record_type))
    .flatMap((one) => {
      const { pasport_id } = { ...one.before, ...one.after } as { pasport_id: number };
      const place = told.find((other) => isOf(PLACES)(other) && other.record_id === pasport_id);
      const kind = { ...place?.before, ...place?.after }['kind'] as PlaceKind | undefined;
      return kind === undefined ? [] : [{ pasport_id, kind, id: one.record_id }];
    });
}

const placeIdsOf = (all: readonly Folded[]): PlaceIds => ({
  places: idsOf(all, PLACES),
  houses: idsOf(all, 'pasport_buildings'),
  spaces: idsOf(all, 'pasport_spaces'),
});

/** Those of the places that the records stand at. */
function standingAt(all: readonly Folded[], found: readonly PlaceOf[]): PlaceOf[] {
  const { places, houses, spaces } = placeIdsOf(all);
  return found.filter(
    ({ pasport_id, kind, id }) =>
      places.includes(pasport_id) || (kind === 'space' ? spaces : houses).includes(id),
  );
}

const tableOf = (kind: PlaceKind) => (kind === 'space' ? 'pasport_spaces' : 'pasport_buildings');

/** A record that stands at a place, with what changed of either; undefined for an unknown one. */
function placedStep(all: readonly Folded[], { pasport_id, kind: place, id }: PlaceOf) {
  const own = all.find((one) => isOf(tableOf(place))(one) && one.record_id === id);
  const at = all.find((one) => isOf(PLACES)(one) && one.record_id === pasport_id);
  const kind = kindOf(tableOf(place), place);
  const either = own ?? at;
  if (kind === undefined || either === undefined) return undefined;
  return {
    kind,
    pasport_id,
    record_type: kind.table,
    record_id: id,
    action: either.action,
    before: { ...at?.before, ...own?.before },
    after: { ...at?.after, ...own?.after },
    last: Math.max(own?.last ?? 0, at?.last ?? 0),
  };
}

/** The field of the call's body that a column is. */
export const fieldOf = ({ aliases }: Endpoint, column: string) => aliases[column] ?? column;

/** Whether the step is the end of a record, which has a call of its own that takes it back. */
export function isEnding({ kind: { ended }, action, before, after }: Step): boolean {
  if (ended === undefined || action !== 'update') return false;
  const [told] = ended.columns;
  return (
    Object.keys(after).every((column) => ended.columns.includes(column)) &&
    before[told] === null &&
    (after[told] ?? null) !== null
  );
}

/** Whether the step gave the record for the first time what a call of its own takes away. */
export function isFilling({ kind: { cleared }, action, before, after }: Step): boolean {
  return (
    cleared !== undefined &&
    action === 'update' &&
    before[cleared.column] === null &&
    (after[cleared.column] ?? null) !== null
  );
}

/** Whether the opposite of the step can be said to a call. */
function isTakeable(step: Step): boolean {
  const { kind, action, after } = step;
  if (isEnding(step)) return true;
  if (action === 'insert') return (kind.remove ?? kind.blank) !== undefined;
  if (action === 'delete') return kind.add !== undefined && kind.goesForGood !== true;
  const { save, follows = [], order, swapped, belongs } = kind;
  if (save === undefined) return false;
  return Object.keys(after).every(
    (column) =>
      fieldOf(save, column) in save.body.shape ||
      follows.includes(column) ||
      order?.column === column ||
      swapped?.column === column ||
      belongs?.column === column,
  );
}

/** Records out of the tree; undefined for one of no known kind that no other brought along. */
function stepsOf(all: readonly Folded[]): (Step | undefined)[] {
  const out = all.filter(
    ({ record_type }) => record_type !== PLACES && !PLACED.includes(record_type),
  );
  const brought = new Set<string>(out.flatMap((one) => kindOf(one.record_type)?.brings ?? []));
  const isBrought = ({ record_type, action }: Folded) =>
    action !== 'delete' && kindOf(record_type) === undefined && brought.has(record_type);
  return out
    .filter((one) => !isBrought(one))
    .map((one) => {
      const kind = kindOf(one.record_type);
      return kind && { ...one, kind, pasport_id: null };
    });
}

/** Steps that people made; what came of them by itself goes back by itself. */
function leading(steps: readonly Step[]): Step[] {
  const beside = new Set<string>(
    steps.flatMap(({ kind: { brings = [], tells = [] } }) => [...brings, ...tells]),
  );
  const own = steps.filter(({ record_type }) => !beside.has(record_type));
  const ofClient = own.filter(({ kind }) => !kind.ofUnit);
  return ofClient.length > 0 ? ofClient : own;
}

/** How many of the deleted records the deleted one belongs to. */
function owners(step: Step, steps: readonly Step[]): number {
  if (step.action !== 'delete') return 0;
  const names = (owner: Step) =>
    owner !== step && owner.action === 'delete' && step.before[owner.kind.id] === owner.record_id;
  return steps.filter(names).length;
}

/** The last one first; of deleted records the owner before what went with it. */
const opposite = (steps: readonly Step[]): Step[] =>
  steps.toSorted(
    (one, other) => owners(one, steps) - owners(other, steps) || other.last - one.last,
  );

/**
 * How a change is taken back, the last step of it first; undefined for one that cannot be, because
 * something in it is of no known kind or has no opposite. Of places those are known that its houses and
 * spaces stand at.
 */
export function planWith(
  rows: readonly ChangeRow[],
  found: readonly PlaceOf[],
): Step[] | undefined {
  if (rows.length === 0 || rows.length > MOST_ROWS) return undefined;
  const all = folded(rows);
  const known = [...placesTold(all), ...standingAt(all, found)];
  const places = new Map(known.map((place) => [place.pasport_id, place]));
  const inTree = [...places.values()].map((place) => placedStep(all, place));
  const others = stepsOf(all);
  const steps = [...inTree, ...others];
  if (!steps.every((step) => step !== undefined)) return undefined;
  const own = leading(steps);
  if (own.length === 0 || !own.every(isTakeable)) return undefined;
  return opposite(own);
}

/** The same with the places looked for. */
export async function planOf(
  db: Db,
  clientId: OwnedClientId,
  rows: readonly ChangeRow[],
): Promise<Step[] | undefined> {
  if (rows.length === 0 || rows.length > MOST_ROWS) return undefined;
  const ids = placeIdsOf(folded(rows));
  const isInTree = Object.values(ids).some((list) => list.length > 0);
  return planWith(rows, isInTree ? await selectPlacesOf(db, clientId, ids) : []);
}
