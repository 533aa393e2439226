import { sql } from 'kysely';
import type { UnitService } from '#contract/pasports/unit-services.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { serviceNamesOf } from '#server/core/people/service-names.sql.ts';
import { paymentNamesOf } from '#server/core/values/payment-rows.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Services as costs of the unit name them, those that most costs have first. */
export async function selectUnitServices(db: Db, unit: OwnedUnit): Promise<UnitService[]> {
  const { rows } = await sql<UnitService>`
    select n.name, n.costs_count, n.spaces_count,
           (n.name in (${paymentNamesOf(unit)})
            or exists (select from services s
                        where s.client_id = ${unit.client_id} and s.name = n.name)) as is_listed
      from (${serviceNamesOf(unit)}) n
     order by n.costs_count desc, n.name collate public.czech`.execute(db);
  return rows;
}
