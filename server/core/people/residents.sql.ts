import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { validOn } from '#server/core/time/valid-on.sql.ts';

const TABLES = ['pasport_tenants', 'pasport_ownerships', 'pasport_roommates'] as const;

/** A query for the address_ids that use, own or live in a space of the unit on the day, each once. */
export function residentsOn({ client_id, unit_id }: OwnedUnit, day: string): RawBuilder<unknown> {
  return residentsIn(client_id, sql`unit_id = ${unit_id}`, day);
}

/** The same for the units of the client that meet the condition. */
export function residentsIn(
  client_id: OwnedClientId,
  units: RawBuilder<unknown>,
  day: string,
): RawBuilder<unknown> {
  const held = TABLES.map(
    (table) => sql`
      select address_id from ${sql.table(table)}
       where client_id = ${client_id} and ${units}
         and ${validOn(day)}`,
  );
  return sql.join(held, sql` union `);
}
