import { sql } from 'kysely';
import type { z } from 'zod';
import type { cost } from '#contract/pasports/costs.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
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
