import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** The import that the sender made under the key. */
export async function selectSent(
  db: Db,
  unit: OwnedUnit,
  senderKey: string,
): Promise<{ import_id: number; sender_hash: Buffer | null } | undefined> {
  return db
    .selectFrom('import_batches')
    .select(['import_id', 'sender_hash'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('sender_key', '=', senderKey)
    .executeTakeFirst();
}
