import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Gives the places the order in which they are named: 10, 20, 30 … */
export async function updateOrder(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
): Promise<void> {
  await sql`
    update pasports p set pasport_order = o.place * 10
      from unnest(${[...pasportIds]}::integer[]) with ordinality as o (pasport_id, place)
     where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id}
       and p.pasport_id = o.pasport_id and p.pasport_order <> o.place * 10`.execute(db);
}
