import { foldText } from '#contract/rules/search.ts';
import type { Validity } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { DatedRules, Known } from '#server/core/time/dated.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { Db } from '#server/db/db.ts';
import { selectRooms, type StoredRoom } from './rooms.sql.ts';

type Room = Validity & { readonly room_name: string };

/** Of rooms of one name a space has one at a time. */
export const roomRules: DatedRules<Room, StoredRoom, Known<StoredRoom>> = {
  alike: ({ room_name }) => foldText(room_name),
  weighed: ['room_name'],
};

/** What rooms of the spaces are judged by. */
export async function knownRooms(
  db: Db,
  unit: OwnedUnit,
  { pasportIds }: { readonly pasportIds: readonly number[] },
): Promise<Known<StoredRoom>> {
  const records = await selectRooms(db, unit, pasportIds);
  return {
    records: grouped(records, ({ pasport_id }) => pasport_id),
    addresses: new Set(),
  };
}
