import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#server/core/time/records-on.sql.ts';
import type { Day } from '#server/core/time/valid-on.sql.ts';
import { ownershipsOn, roommatesOn, tenanciesOn } from './holders-on.sql.ts';

/** The address_ids that use, own or live in a space on the day, each once, as a table. */
export function residentsOn(of: Scope, day: Day): RawBuilder<unknown> {
  const held = [tenanciesOn, ownershipsOn, roommatesOn].map(
    (recordsOf) => sql`select address_id from (${recordsOf(of, day)}) h`,
  );
  return sql.join(held, sql` union `);
}
