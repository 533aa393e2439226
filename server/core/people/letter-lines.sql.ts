import { sql, type RawBuilder } from 'kysely';

/**
 * To whom and where a person is written to, of `person_names` by its alias: the lines of the envelope, the
 * name first; without what is not known.
 */
export function letterLines(of: string): RawBuilder<string[]> {
  const at = (column: string) => sql`nullif(${sql.ref(`${of}.${column}`)}, '')`;
  return sql<string[]>`array_remove(array[
    ${at('letter_name')}, ${at('letter_street')},
    nullif(concat_ws(' ', ${at('letter_zip')}, ${at('letter_city')}), '')], null)`;
}
