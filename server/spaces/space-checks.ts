import { commonShareFault, type CommonShare } from '#contract/rules/common-share.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensureNamed, fieldFault } from '#server/errors.ts';
import { selectKindKept } from '#server/core/pasports/kept.sql.ts';
import { selectElementCount, selectFloorKept, selectTypeKept } from './space-checks.sql.ts';

/** Where a space is to be; what is left out stays. */
interface Wanted {
  readonly parent_id?: number;
  readonly pasport_type_id?: number;
  readonly pasport_floor_id?: number | null;
}

/** Where it is; nowhere while it is new. */
interface Present {
  readonly pasport_id: number | null;
  readonly parent_id: number | null;
  readonly pasport_floor_id: number | null;
}

const NOWHERE: Present = { pasport_id: null, parent_id: null, pasport_floor_id: null };

/**
 * The space must be in a building of the unit, on a floor of that building, of a type of the
 * client. Errors: `not-found` for what is not there, `invalid-input` for what does not fit.
 */
export async function ensurePlaced(
  db: Db,
  unit: OwnedUnit,
  wanted: Wanted,
  present: Present = NOWHERE,
): Promise<void> {
  const { parent_id = present.parent_id, pasport_floor_id = present.pasport_floor_id } = wanted;
  if (wanted.parent_id !== undefined) await ensureBuilding(db, unit, wanted.parent_id, present);
  if (wanted.pasport_type_id !== undefined)
    ensureNamed(
      await selectTypeKept(db, unit.client_id, wanted.pasport_type_id),
      'pasport_type_id',
    );
  const isMoved = wanted.parent_id !== undefined || wanted.pasport_floor_id !== undefined;
  if (!isMoved || pasport_floor_id === null) return;
  const floor = await selectFloorKept(db, unit, pasport_floor_id);
  ensureNamed(floor, 'pasport_floor_id');
  if (floor.pasport_id !== parent_id)
    throw fieldFault('pasport_floor_id', 'Podlaží není v tomto domě');
}

async function ensureBuilding(db: Db, unit: OwnedUnit, parentId: number, present: Present) {
  const kind = await selectKindKept(db, unit, parentId);
  ensureNamed(kind, 'parent_id');
  if (kind !== 'building') throw fieldFault('parent_id', 'Vyberte dům');
  if (present.pasport_id === null || present.parent_id === parentId) return;
  // Heating elements belong to a building, and would stay behind.
  const elements = await selectElementCount(db, unit, present.pasport_id);
  const named = `${elements} ${czechPlural(elements, 'otopné těleso', 'otopná tělesa', 'otopných těles')}`;
  if (elements > 0)
    throw fieldFault('parent_id', `Prostor nelze přesunout do jiného domu: má ${named}.`);
}

/** A share of the common parts is a fraction up to the whole, or none at all. Errors: `invalid-input`. */
export function ensureShare(share: CommonShare): void {
  const fault = commonShareFault(share);
  if (fault !== null) throw fieldFault(fault.field, fault.message);
}
