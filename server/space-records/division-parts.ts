import type { DividedPart } from '#contract/pasports/reshapings.ts';
import type { OwnedSpace, OwnedUnit } from '#server/access/owned.ts';
import { areasOfRooms } from '#server/core/pasports/areas.ts';
import type { Standing } from '#server/core/pasports/space-rows.sql.ts';
import { insertSpaces, updateSpaces, type FormerColumns } from '#server/core/pasports/spaces.ts';
import { pasportTable, spaceTable } from '#server/core/pasports/tables.sql.ts';
import type { StoredReshapedSpace } from '#server/core/people/reshapings.sql.ts';
import type { Db } from '#server/db/db.ts';
import { given } from '#server/db/given.ts';
import { idIn, type ChangedRow } from '#server/db/record-table.sql.ts';

// Parts of a divided space, written by the writers of all spaces.

/** What a part says besides its share, which changes on the day. */
function detailsOf(part: DividedPart) {
  const { common_share_numerator: _one, common_share_denominator: _other, ...details } = part;
  return given(details);
}

/** The first part is the space going on. Returns the columns that change, as they were before. */
export async function goOnAs(
  db: Db,
  space: OwnedSpace,
  part: DividedPart,
  at: { readonly standing: Standing; readonly today: string },
): Promise<FormerColumns> {
  const isNamed = at.standing.pasport_name === at.standing.space_number;
  const place = isNamed ? { pasport_name: part.space_number } : {};
  return changeKept(db, space, { ...at, details: detailsOf(part), place });
}

interface Kept {
  readonly standing: Standing;
  readonly today: string;
  readonly details: ChangedRow<'pasport_spaces'>;
  readonly place: { readonly pasport_name?: string };
}

/** Changes the space that goes on. Returns the columns that change, as they were before. */
export async function changeKept(
  db: Db,
  space: OwnedSpace,
  { standing, today, details, place }: Kept,
): Promise<FormerColumns> {
  const { heated_area, countable_area, ...rest } = details;
  const { pasport_id } = space;
  const { pasport_space_id, heated_area_fixed } = standing;
  const isCounted =
    !heated_area_fixed && (await areasOfRooms(db, space, pasport_id, today)) !== undefined;
  // Areas that are not set by hand follow from the rooms of the day.
  const changing = isCounted ? rest : { ...rest, ...given({ heated_area, countable_area }) };
  const change = { pasport_id, pasport_space_id, place, details: changing };
  const written = await updateSpaces(db, space, [change]);
  const before = Object.assign(
    {},
    ...written.map((one) => JSON.parse(one.before ?? '{}') as object),
  ) as Record<string, unknown>;
  const changed = Object.entries({ ...place, ...changing }).filter(
    ([name, value]) => before[name] !== value,
  );
  return Object.fromEntries(changed.map(([name]) => [name, before[name]]));
}

/** Founds a part beside the space, on its floor. Returns its pasport_id. */
export async function foundPart(
  db: Db,
  space: OwnedSpace,
  part: DividedPart,
  { parent_id, pasport_order, pasport_floor_id }: Standing,
): Promise<number> {
  const details = detailsOf(part);
  const { heated_area = 0, countable_area = 0 } = details;
  const written = await insertSpaces(db, space, [
    {
      place: { pasport_name: part.space_number, parent_id, pasport_order },
      details: {
        ...details,
        space_number: part.space_number,
        pasport_type_id: part.pasport_type_id,
        pasport_floor_id,
        heated_area_fixed: heated_area > 0 || countable_area > 0,
      },
    },
  ]);
  return idIn(written, pasportTable);
}

/** Puts spaces back as they were before their columns changed. */
export async function goOnAsBefore(
  db: Db,
  unit: OwnedUnit,
  spaces: readonly StoredReshapedSpace[],
): Promise<void> {
  const changed = spaces.filter(({ former }) => Object.keys(former).length > 0);
  await updateSpaces(
    db,
    unit,
    changed.map(({ pasport_id, pasport_space_id, former }) => {
      const { pasport_name, hidden, ...details } = former;
      return { pasport_id, pasport_space_id, place: given({ pasport_name, hidden }), details };
    }),
  );
}

/** Deletes founded parts; nothing refers to them any more. */
export async function removeParts(
  db: Db,
  space: OwnedSpace,
  parts: readonly { readonly pasport_id: number; readonly pasport_space_id: number }[],
): Promise<void> {
  await spaceTable.remove(
    db,
    space,
    parts.map(({ pasport_space_id }) => pasport_space_id),
  );
  await pasportTable.remove(
    db,
    space,
    parts.map(({ pasport_id }) => pasport_id),
  );
}
