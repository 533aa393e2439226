import type { deleteReshaping } from '#contract/pasports/reshapings.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import { heldSpace } from '#server/core/pasports/owned-space.ts';
import { takeShareSetBack } from '#server/core/pasports/share-sets.ts';
import { selectUses } from '#server/core/pasports/space-rows.sql.ts';
import {
  selectReshapingHeld,
  type StoredReshapedSpace,
} from '#server/core/people/reshapings.sql.ts';
import { deleteTransferRow } from '#server/core/people/transfers.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { goOnAsBefore, removeParts } from './division-parts.ts';
import { refused, takeRecordsBack } from './transfer-back.service.ts';

const TOLD = { division: 'Rozdělení', joining: 'Spojení' } as const;

/**
 * Takes a division or a joining back: founded spaces are gone, and all else is as before. Refused when any
 * of it was changed since. Errors: `not-found`, `record-used`.
 */
export async function takeReshapingBack({
  db,
  actor,
  params,
}: ActorCall<typeof deleteReshaping>): Promise<{ deleted: true }> {
  const space = await heldSpace(db, actor, params);
  const step = await selectReshapingHeld(db, space, params.id);
  ensure(step !== undefined, 'not-found');
  const { spaces, records, pasport_share_set_id } = step;
  const told = TOLD[step.transfer_kind];
  for (const one of spaces) ensureStands(one, told);
  const pasportIds = spaces.map(({ pasport_id }) => pasport_id);
  await takeRecordsBack(db, space, { records, pasportIds, told });
  const founded = spaces.filter(({ part }) => part === 'founded');
  for (const one of founded) await ensureFree(db, space, one, told);
  await deleteTransferRow(db, space, params.id);
  if (pasport_share_set_id !== null) await takeShareSetBack(db, space, pasport_share_set_id, told);
  await removeParts(db, space, founded);
  await goOnAsBefore(
    db,
    space,
    spaces.filter(({ part }) => part !== 'founded'),
  );
  return { deleted: true };
}

function ensureStands(
  { space_number, changed, followed }: StoredReshapedSpace,
  told: string,
): void {
  if (followed)
    throw refused(told, `prostor ${space_number} se od té doby znovu dělil nebo spojil.`);
  if (changed) throw refused(told, `prostor ${space_number} byl od té doby změněn.`);
}

/** Nothing refers to a founded space but what the division itself has written, which is gone by now. */
async function ensureFree(
  db: Db,
  space: OwnedSpace,
  { pasport_id, space_number }: StoredReshapedSpace,
  told: string,
): Promise<void> {
  const uses = await selectUses(db, space, pasport_id);
  if (Object.values(uses).some((count) => count > 0))
    throw refused(told, `prostor ${space_number} má od té doby další záznamy.`);
}
