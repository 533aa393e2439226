import type { ReadRow } from '../columns/read-rows.ts';
import { differs, given, NOTHING, type NewRecord, type Plan } from './plan.ts';
import type { KnownSpaces, SpaceValues } from './space-known.ts';
import type { Resolved } from './space-references.ts';
import type { SpaceRow } from './spaces.sql.ts';

const BLANK = {
  pasport_floor_id: null,
  space_size: '',
  variable_symbol: '',
  total_area: 0,
  floor_area: 0,
  heated_area: 0,
  heated_area_fixed: false,
  countable_area: 0,
  land_registry_unit: '',
  ownership_sheet: '',
  common_share_numerator: null,
  common_share_denominator: null,
  comment: '',
};

const BY_HAND = ['heated_area', 'countable_area'] as const;

/** Areas that the row says otherwise than they are: from now on they are set by hand. */
function fixedAreas(values: SpaceValues, stored: Readonly<Record<string, unknown>>) {
  const isFixed = BY_HAND.some(
    (area) => values[area] !== undefined && values[area] !== stored[area],
  );
  return isFixed ? { heated_area_fixed: true } : {};
}

function detailsOf(values: SpaceValues, references: Readonly<Record<string, unknown>>) {
  const { building: _building, pasport_type: _type, floor: _floor, common_share, ...rest } = values;
  const { pasport_name: _name, pasport_order: _order, ...own } = rest;
  return given({
    ...own,
    ...references,
    common_share_numerator: common_share?.numerator,
    common_share_denominator: common_share?.denominator,
  });
}

function nextOrder(known: KnownSpaces, buildingId: number): number {
  const order = Math.min((known.lastOrders.get(buildingId) ?? 0) + 10, 1_000_000);
  known.lastOrders.set(buildingId, order);
  return order;
}

/** Inserts the space, and the floor that its building lacks. */
export function newSpace(row: ReadRow, resolved: Resolved, known: KnownSpaces): Plan {
  const values: SpaceValues = row.values;
  const { buildingId = 0, floors } = resolved;
  const key = `space ${row.row_number}`;
  const place = {
    kind: 'space',
    parent_id: buildingId,
    hidden: false,
    pasport_name: values.pasport_name ?? values.space_number,
    pasport_order: values.pasport_order ?? nextOrder(known, buildingId),
  };
  const details = {
    ...BLANK,
    pasport_type_id: known.usualType,
    ...detailsOf(values, resolved.references),
    ...fixedAreas(values, BLANK),
    pasport_id: { ref: key },
  };
  const inserts: NewRecord[] = [
    ...floors,
    { table: 'pasports', key, columns: place },
    { table: 'pasport_spaces', key, columns: details },
  ];
  return { state: 'new', inserts, updates: [] };
}

/** Changes what the row says otherwise than the space has it. */
export function changedSpace(row: ReadRow, resolved: Resolved, space: SpaceRow): Plan {
  const { pasport_name, pasport_order }: SpaceValues = row.values;
  const place = given({ pasport_name, pasport_order });
  const columns = {
    ...detailsOf(row.values, resolved.references),
    ...fixedAreas(row.values, { ...space }),
  };
  const moved = differs({ ...space }, place);
  if (!moved && !differs({ ...space }, columns)) return NOTHING;
  const { pasport_id, pasport_space_id, version, place_version } = space;
  const update = { table: 'pasport_spaces', id: pasport_space_id, version, columns } as const;
  const placed = {
    table: 'pasports',
    id: pasport_id,
    version: place_version,
    columns: place,
  } as const;
  return {
    state: 'changed',
    inserts: resolved.floors,
    updates: moved ? [update, placed] : [update],
  };
}
