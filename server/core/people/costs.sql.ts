import { sql } from 'kysely';
import type { z } from 'zod';
import type { cost } from '#contract/pasports/costs.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { validOn } from '#server/core/time/valid-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { costKind } from './record-kinds.sql.ts';

/** Costs that end with the tenancy of the unit by their services, the newest first. */
export async function selectCosts(
  db: Db,
  unit: OwnedUnit,
  tenantId: number,
): Promise<z.infer<typeof cost>[]> {
  const { rows } = await sql<z.infer<typeof cost>>`
    select ${costKind.columns} ${costKind.from}
     where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id}
       and t.pasport_tenant_id = ${tenantId}
     order by ${costKind.order}`.execute(db);
  return rows;
}

export async function selectHasTenant(db: Db, unit: OwnedUnit, tenantId: number): Promise<boolean> {
  const row = await db
    .selectFrom('pasport_tenants')
    .select('pasport_tenant_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a service of a space came to in the last settled time, in hellers. */
export interface PeriodCost {
  readonly pasport_id: number;
  readonly name: string;
  readonly cost: number;
}

/** Writes what services came to beside the advances for them that hold on the day; a service is known by its name. */
export async function updatePeriodCosts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  day: string,
  costs: readonly PeriodCost[],
): Promise<void> {
  await sql`
    update pasport_tenant_costs r set last_period_cost = g.cost
      from (select g.pasport_id, folded(g.name) as name, g.cost
              from jsonb_to_recordset(${JSON.stringify(costs)}::jsonb)
                as g (pasport_id integer, name text, cost integer)) g
     where r.client_id = ${client_id} and r.unit_id = ${unit_id}
       and r.pasport_id = g.pasport_id and folded(r.service_name) = g.name
       and ${validOn(day, 'r')} and r.last_period_cost is distinct from g.cost`.execute(db);
}
