import { sql, type RawBuilder } from 'kysely';
import type { OwnedSpace } from '#server/access/owned.ts';
import { lastsTo } from '#server/core/time/valid-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** The tenants of one contract who leave a space, and their last day in it. */
export interface Leaving {
  readonly space: OwnedSpace;
  readonly tenantIds: readonly number[];
  readonly lastDay: string;
}

function ofSpace({ space }: Pick<Leaving, 'space'>): RawBuilder<unknown> {
  return sql`client_id = ${space.client_id} and unit_id = ${space.unit_id}
    and pasport_id = ${space.pasport_id}`;
}

/** The condition for costs that end with those who leave. */
function ofTheirs({ tenantIds }: Leaving): RawBuilder<unknown> {
  return sql`pasport_tenant_id = any (${[...tenantIds]}::integer[])`;
}

/** The condition for what would still hold on the day after. */
function goesOn({ lastDay }: Leaving): RawBuilder<unknown> {
  return lastsTo(sql`${lastDay}::date + 1`);
}

/** Roommates who live in the space on the last day and would on the next one. */
export async function selectRoommatesGoingOn(
  db: Db,
  leaving: Leaving,
): Promise<{ pasport_roommate_id: number; address_id: number }[]> {
  const { rows } = await sql<{ pasport_roommate_id: number; address_id: number }>`
    select pasport_roommate_id, address_id from pasport_roommates
     where ${ofSpace(leaving)} and valid_from <= ${leaving.lastDay}::date
       and ${goesOn(leaving)}`.execute(db);
  return rows;
}

/** Costs of those who leave that would hold after their last day, also those that would only begin then. */
export async function selectCostsGoingOn(db: Db, leaving: Leaving): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select pasport_tenant_cost_id as id from pasport_tenant_costs
     where ${ofSpace(leaving)} and ${ofTheirs(leaving)}
       and ${goesOn(leaving)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ends the roommates on the last day. */
export async function updateRoommatesEnded(
  db: Db,
  leaving: Leaving,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update pasport_roommates set valid_to = ${leaving.lastDay}::date
     where ${ofSpace(leaving)} and pasport_roommate_id = any (${[...ids]}::integer[])`.execute(db);
}

/** Ends on the last day the number of persons that holds then. */
export async function updateOccupantsEnded(db: Db, leaving: Leaving): Promise<void> {
  await sql`
    update pasport_users set valid_to = ${leaving.lastDay}::date
     where ${ofSpace(leaving)} and valid_from <= ${leaving.lastDay}::date
       and ${goesOn(leaving)}`.execute(db);
}

/** The next tenant takes over the advances of the costs from the day, or from when they begin. */
export async function insertCostsCarried(
  db: Db,
  leaving: Leaving,
  ids: readonly number[],
  next: { readonly tenantId: number; readonly day: string },
): Promise<void> {
  await sql`
    insert into pasport_tenant_costs (client_id, unit_id, pasport_id, pasport_tenant_id,
           service_name, monthly_advance, allocation, comment, valid_from, valid_to)
    select client_id, unit_id, pasport_id, ${next.tenantId}::integer,
           service_name, monthly_advance, allocation, comment,
           greatest(valid_from, ${next.day}::date), valid_to
      from pasport_tenant_costs
     where ${ofSpace(leaving)} and ${ofTheirs(leaving)}
       and pasport_tenant_cost_id = any (${[...ids]}::integer[])
     order by pasport_tenant_cost_id`.execute(db);
}

/** Ends the costs of those who leave on their last day; those that would begin later never come to hold. */
export async function updateCostsEnded(db: Db, leaving: Leaving): Promise<void> {
  await sql`
    delete from pasport_tenant_costs
     where ${ofSpace(leaving)} and ${ofTheirs(leaving)}
       and valid_from > ${leaving.lastDay}::date`.execute(db);
  await sql`
    update pasport_tenant_costs set valid_to = ${leaving.lastDay}::date
     where ${ofSpace(leaving)} and ${ofTheirs(leaving)}
       and ${goesOn(leaving)}`.execute(db);
}
