import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#server/core/time/records-on.sql.ts';
import type { Day } from '#server/core/time/valid-on.sql.ts';
import { payersOn } from './payers-on.sql.ts';

/** That a record is of one of the spaces, which are found once, whatever the planner thinks of them. */
export function oneOf(spaces: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pasport_id = any (array(${spaces}))`;
}

/** Who bears the costs of the spaces on the day, as a table: pasport_id, names, and whoever stands for them. */
export function standingFor(of: Scope, day: Day) {
  return sql`
    select w.pasport_id, string_agg(a.full_name, ', ' order by w.place) as names,
           (array_agg(a.address_id order by w.place))[1] as address_id,
           (array_agg(a.email order by w.place))[1] as email
      from (${payersOn(of, day)}) w
      join person_names a on a.client_id = ${of.client_id} and a.address_id = w.address_id
     group by w.pasport_id`;
}
