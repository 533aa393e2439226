import { given } from '#server/db/given.ts';
import { spaceFields } from '#contract/pasports/space-record.ts';
import { blankOf, ownNames } from '#contract/record.ts';
import { orderAfter } from '#server/core/pasports/placed.ts';
import type { NewSpace, SpaceChange, SpaceDetails } from '#server/core/pasports/spaces.ts';
import { differing, SAME, type Plan } from './plan.ts';
import type { OnFloor } from './space-floors.ts';
import type { KnownSpaces, SpaceValues } from './space-known.ts';
import type { Resolved } from './space-references.ts';
import type { SpaceRow } from '#server/core/pasports/unit-spaces.sql.ts';

const OWN = new Set<string>(ownNames(spaceFields));

/** What a space is where nothing is told of it. */
const BLANK = Object.fromEntries(
  Object.entries(blankOf(spaceFields)).filter(([name]) => OWN.has(name)),
) as SpaceDetails & Pick<SpaceRow, (typeof BY_HAND)[number]>;

export type SpacePlan = Plan<NewSpace & OnFloor, SpaceChange & OnFloor>;

const BY_HAND = ['heated_area', 'countable_area'] as const;

/** Areas that the row says otherwise than they are: from now on they are set by hand. */
function fixedAreas(values: SpaceValues, stored: Pick<SpaceRow, (typeof BY_HAND)[number]>) {
  const isFixed = BY_HAND.some(
    (area) => values[area] !== undefined && values[area] !== stored[area],
  );
  return isFixed ? { heated_area_fixed: true } : {};
}

/** The columns of the space that the row sets, and those of its place. */
export function columnsOf(values: SpaceValues, { references }: Pick<Resolved, 'references'>) {
  const { building: _building, pasport_type: _type, floor: _floor, common_share, ...rest } = values;
  const { pasport_name, pasport_order, ...own } = rest;
  const details = given({
    ...own,
    ...references,
    common_share_numerator: common_share?.numerator,
    common_share_denominator: common_share?.denominator,
  });
  return { details, place: given({ pasport_name, pasport_order }) };
}

function nextOrder({ lastOrders }: KnownSpaces, buildingId: number): number {
  const order = orderAfter(lastOrders.get(buildingId));
  lastOrders.set(buildingId, order);
  return order;
}

/** Makes the space, and the floor that its building lacks. */
export function newSpace(
  values: SpaceValues,
  resolved: Resolved & { readonly buildingId: number },
  known: KnownSpaces,
  newId: number | undefined,
): SpacePlan {
  const { buildingId: parent_id, newFloor } = resolved;
  const { details, place } = columnsOf(values, resolved);
  const { space_number = '', pasport_order } = values;
  const own = {
    hidden: false,
    pasport_name: space_number,
    ...place,
    parent_id,
    ...(newId !== undefined && { pasport_id: newId }),
    pasport_order: pasport_order ?? nextOrder(known, parent_id),
  };
  const { pasport_type_id = known.usualType ?? 0 } = details;
  const all = { ...BLANK, ...details, ...fixedAreas(values, BLANK), space_number, pasport_type_id };
  return { state: 'new', made: { place: own, details: all, newFloor } };
}

/** Changes what the row says otherwise than the space has it. */
export function changedSpace(values: SpaceValues, resolved: Resolved, space: SpaceRow): SpacePlan {
  const { details, place } = columnsOf(values, resolved);
  const { newFloor } = resolved;
  const columns = { ...details, ...fixedAreas(values, space) };
  const isMoved = differing(space, place).size > 0;
  if (!isMoved && newFloor === undefined && differing(space, columns).size === 0) return SAME;
  const { pasport_id, pasport_space_id, version, place_version } = space;
  const ids = { pasport_id, pasport_space_id, version, place_version };
  const change = { ...ids, place: isMoved ? place : {}, details: columns, newFloor };
  return { state: 'changed', change };
}
