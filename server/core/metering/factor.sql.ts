import { sql, type RawBuilder } from 'kysely';

type Sql = RawBuilder<unknown>;

/** The product of the coefficients of the heating element `e`; null where there is none. */
export const elementFactor: Sql = sql`
  (e.coefficient_output * e.coefficient_contact * e.coefficient_position)`;

/**
 * By what a difference of states of the device is multiplied: its multiplier and, of an allocator, the
 * coefficients of its heating element `e`; of one that was taken away, as they were that day.
 */
export const factorOf = (device: string, kind: Sql): Sql => sql`(
  ${sql.ref(`${device}.multiplier`)} * coalesce(case when ${kind} = 'heat-allocator' then
    coalesce(${sql.ref(`${device}.kept_factor`)}, ${elementFactor}) end, 1))`;

/** Whether a state of the day is the last one of a scale that ends with the month. */
export const closesScale = (day: Sql, month: Sql): Sql => sql`(
  extract(month from ${day}) = ${month} and extract(month from ${day} + 1) <> ${month})`;

/** From which state the counter went on behind a state: from it, or from zero where it closed a scale. */
export const wentOnFrom = (state: Sql, day: Sql, month: Sql): Sql => sql`
  (case when ${closesScale(day, month)} then 0 else ${state} end)`;
