import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#server/core/time/records-on.sql.ts';
import type { Day } from '#server/core/time/valid-on.sql.ts';
import { ownershipsOn } from './holders-on.sql.ts';

/**
 * What the shares of the owners of each space make together on the day, as a table: pasport_id, the
 * exact fraction in lowest terms (numerator, denominator) and whether it is `uneven`, other than the
 * whole. A space without owners has no row.
 */
export function sharesOn(of: Scope, day: Day): RawBuilder<unknown> {
  return sql`
    select pasport_id, div(parts, divisor) as numerator, div(multiple, divisor) as denominator,
           parts <> multiple as uneven
      from (select pasport_id, multiple,
                   sum(share_numerator * div(multiple, share_denominator)) as parts
              from (select pasport_id, share_numerator, share_denominator,
                           access.common_multiple(share_denominator) over (partition by pasport_id) as multiple
                      from (${ownershipsOn(of, day)}) o) fractions
             group by pasport_id, multiple) sums
     cross join lateral (select gcd(parts, multiple) as divisor) lowest`;
}
