import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import {
  ofUnit,
  recordsOf,
  recordsOn,
  within,
  type DatedTable,
  type Scope,
} from '#server/core/time/records-on.sql.ts';
import type { Day } from '#server/core/time/valid-on.sql.ts';
import type { Db } from '#server/db/db.ts';

type Sql = RawBuilder<unknown>;

/** Owners, tenants and roommates of the records as one table. */
function bindings(recordsIn: (table: DatedTable) => Sql): Sql {
  return sql`
    select 'owner' as relation, pasport_ownership_id as record_id, unit_id, pasport_id, address_id,
           valid_from, valid_to, null::date as contract_valid_to, null::date as contract_warning
      from (${recordsIn('pasport_ownerships')}) r
    union all
    select 'tenant', pasport_tenant_id, unit_id, pasport_id, address_id, valid_from, valid_to,
           contract_valid_to, contract_warning
      from (${recordsIn('pasport_tenants')}) r
    union all
    select 'roommate', pasport_roommate_id, unit_id, pasport_id, address_id, valid_from, valid_to,
           null, null
      from (${recordsIn('pasport_roommates')}) r`;
}

/**
 * What binds people to spaces whenever, as a table: relation (owner, tenant, roommate), record_id,
 * unit_id, pasport_id, address_id, valid_from, valid_to, contract_valid_to and contract_warning.
 */
export function bindingsOf(of: Scope): Sql {
  return bindings((table) => recordsOf(table, of));
}

/** What binds people to spaces on the day, as the same table. */
export function bindingsOn(of: Scope, day: Day): Sql {
  return bindings((table) => recordsOn(table, of, day));
}

/** Spaces in which the addresses are named; nobody else records anything there until the end. */
export async function selectSpacesForUpdate(
  db: Db,
  unit: OwnedUnit,
  addressIds: readonly number[],
): Promise<void> {
  const theirs = within(ofUnit(unit), sql`address_id = any (${[...addressIds]}::integer[])`);
  await sql`
    select pasport_id from pasports
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and pasport_id in (select pasport_id from (${bindingsOf(theirs)}) b)
     order by pasport_id for update`.execute(db);
}
