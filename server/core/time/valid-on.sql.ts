import { sql, type RawBuilder } from 'kysely';

/**
 * The condition that a row with a validity holds on the day, both of its days included; one without an
 * end still holds. `of` is what the query calls the row.
 */
export function validOn(day: string | RawBuilder<unknown>, of?: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(of === undefined ? name : `${of}.${name}`);
  const when = typeof day === 'string' ? sql`${day}::date` : day;
  return sql`(${column('valid_from')} <= ${when}
    and (${column('valid_to')} is null or ${column('valid_to')} >= ${when}))`;
}
