import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#server/core/time/records-on.sql.ts';
import type { Day } from '#server/core/time/valid-on.sql.ts';
import { ownershipsOn } from './holders-on.sql.ts';

/**
 * What the shares of the owners of each space make together on the day, as a table: pasport_id, the
 * exact fraction in lowest terms (numerator, denominator) and whether it is `uneven`, other than the
 * whole. What spouses in joint property are both recorded with counts as `rules/owner-parties.ts` says. A
 * space without owners has no row.
 */
export function sharesOn(of: Scope, day: Day): RawBuilder<unknown> {
  return sql`
    select pasport_id, div(parts, divisor) as numerator, div(multiple, divisor) as denominator,
           parts <> multiple as uneven
      from (select pasport_id, multiple,
                   case when sum(parts * owners) > multiple and bool_and(owners % 2 = 0) filter (where is_joint)
                        then sum(case when is_joint then parts * owners / 2 else parts * owners end)
                        else sum(parts * owners) end as parts
              from (${alikeOn(of, day)}) alike
             group by pasport_id, multiple) sums
     cross join lateral (select gcd(parts, multiple) as divisor) lowest`;
}

/** Equal shares of a space on the day: how many owners have them, and how many parts of the multiple they are. */
function alikeOn(of: Scope, day: Day): RawBuilder<unknown> {
  return sql`
    select pasport_id, multiple, is_joint, parts, count(*) as owners
      from (select pasport_id, multiple, is_joint, share_numerator * div(multiple, share_denominator) as parts
              from (select pasport_id, share_numerator, share_denominator, is_joint,
                           access.common_multiple(share_denominator) over (partition by pasport_id) as multiple
                      from (${ownershipsOn(of, day)}) o) fractions) each
     group by pasport_id, multiple, is_joint, parts`;
}
