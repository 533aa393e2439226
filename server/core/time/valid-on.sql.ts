import { sql, type RawBuilder } from 'kysely';

/** A day as text, or as what a query calls it. */
export type Day = string | RawBuilder<unknown>;

/**
 * The condition that a row with a validity holds on the day, both of its days included; one without an
 * end still holds. `of` is what the query calls the row.
 */
export function validOn(day: Day, of?: string): RawBuilder<boolean> {
  return sql`(${columnOf('valid_from', of)} <= ${dateOf(day)} and ${lastsTo(day, of)})`;
}

/** The condition that a row does not end before the day; it may begin later. */
export function lastsTo(day: Day, of?: string, end = 'valid_to'): RawBuilder<boolean> {
  const column = columnOf(end, of);
  return sql`(${column} is null or ${column} >= ${dateOf(day)})`;
}

/** The condition that a row holds on the day, where also the begin may be left open. */
export function openOn(day: Day, of?: string): RawBuilder<boolean> {
  const column = columnOf('valid_from', of);
  return sql`((${column} is null or ${column} <= ${dateOf(day)}) and ${lastsTo(day, of)})`;
}

function columnOf(name: string, of: string | undefined) {
  return sql.ref(of === undefined ? name : `${of}.${name}`);
}

function dateOf(day: Day): RawBuilder<unknown> {
  return typeof day === 'string' ? sql`${day}::date` : day;
}
