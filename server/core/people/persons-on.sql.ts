import { sql, type RawBuilder } from 'kysely';
import { recordsOn, type Scope } from '#server/core/time/records-on.sql.ts';
import type { Day } from '#server/core/time/valid-on.sql.ts';

/**
 * How many persons live in each space on the day, as a table: pasport_id and users_count. A space of
 * which nothing is recorded for the day has no row: it is not known, which is not nobody.
 */
export function personsOn(of: Scope, day: Day): RawBuilder<unknown> {
  return sql`
    select distinct on (pasport_id) pasport_id, users_count
      from (${recordsOn('pasport_users', of, day)}) u
     order by pasport_id, valid_from desc, pasport_user_id desc`;
}
