import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Deletes files of the unit that were left lying: all but the newest that nobody accepted; what a program has sent waits for somebody. */
export async function deleteLeftBatches(db: Db, unit: OwnedUnit, newest: number): Promise<void> {
  await sql`
    delete from import_batches b
     where b.client_id = ${unit.client_id} and b.unit_id = ${unit.unit_id}
       and b.import_id in (
         select x.import_id from import_batches x
           left join tasks t on t.client_id = x.client_id and t.task_id = x.task_id
          where x.client_id = ${unit.client_id} and x.unit_id = ${unit.unit_id}
            and x.state in ('uploaded', 'checked') and x.sender_key is null
            and coalesce(t.state not in ('waiting', 'running'), true)
          order by x.import_id desc offset ${newest})
  `.execute(db);
}
