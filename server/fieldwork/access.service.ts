import type { saveVisitAccess, VisitAccess } from '#contract/fieldwork/visit-places.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { selectAccessForUpdate } from '#server/core/fieldwork/access.sql.ts';
import { accessTable } from '#server/core/fieldwork/visit-tables.sql.ts';
import { selectKindsHeld } from '#server/core/pasports/places.sql.ts';
import { selectSpacesLocked } from '#server/core/pasports/unit-spaces.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Writes how one gets to a house or a space of the unit. Errors: `not-found`, `version-conflict`. */
export async function saveAccess({
  unit,
  db,
  params: { pasport_id },
  body: { version, ...access },
}: UnitCall<typeof saveVisitAccess>): Promise<VisitAccess> {
  // The place is held, so two who write for the first time take turns.
  await selectSpacesLocked(db, unit, [pasport_id]);
  const kind = (await selectKindsHeld(db, unit, [pasport_id])).get(pasport_id);
  ensure(kind === 'space' || kind === 'building', 'not-found');
  const before = await selectAccessForUpdate(db, unit, pasport_id);
  if (before === undefined) {
    await accessTable.insertOne(db, unit, { pasport_id, ...access });
  } else {
    const { visit_access_id, ...told } = before;
    // Who saw nothing must not write over what somebody else has written first.
    await ensureSeen(version === null ? 0 : version, told);
    await accessTable.updateOne(db, unit, { id: visit_access_id, columns: access });
  }
  const after = await selectAccessForUpdate(db, unit, pasport_id);
  ensure(after !== undefined, 'not-found');
  const { visit_access_id: _id, ...told } = after;
  return told;
}
