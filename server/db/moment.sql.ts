import { sql, type RawBuilder } from 'kysely';

/** A moment that may be missing, as the wire carries it: ISO 8601 in UTC, or the empty text. */
export function momentOrEmpty(column: string | RawBuilder<unknown>): RawBuilder<string> {
  const moment = typeof column === 'string' ? sql.ref(column) : column;
  const text = sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql<string>`coalesce(${text}, '')`;
}
