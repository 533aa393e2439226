import { sql } from 'kysely';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { payersOn } from '#server/core/people/payers-on.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Services of the client's list with the usual way in which each is divided. */
export async function selectServices(db: Db, clientId: OwnedClientId) {
  return db
    .selectFrom('services')
    .select(['name', 'allocation'])
    .where('client_id', '=', clientId)
    .execute();
}

/** In which of the spaces a tenant or a member pays on the day, and who of them represents the others. */
export async function selectPayingTenants(
  db: Db,
  unit: OwnedUnit,
  day: string,
  pasportIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const of = within(ofUnit(unit), sql`pasport_id = any (${[...pasportIds]}::integer[])`);
  const { rows } = await sql<{ pasport_id: number; address_id: number }>`
    select pasport_id, address_id from (${payersOn(of, day)}) w
     where payer in ('tenant', 'member') and place = 1`.execute(db);
  return new Map(rows.map(({ pasport_id, address_id }) => [pasport_id, address_id]));
}
