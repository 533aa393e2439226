import { sql, type RawBuilder } from 'kysely';
import { ownNames, type WrittenFields } from '#contract/record.ts';

/** Kinds of values that the database keeps as exact decimals and the wire tells as numbers. */
const DECIMALS: ReadonlySet<string> = new Set(['area', 'decimal']);

/** The columns of the record's own table, all or those chosen by their names, as the wire tells them. */
export function ownColumns(
  table: string,
  fields: WrittenFields,
  isChosen: (name: string) => boolean = () => true,
): RawBuilder<unknown> {
  return sql.join(
    ownNames(fields)
      .filter(isChosen)
      .map((name) => {
        const column = sql.ref(`${table}.${name}`);
        const isDecimal = DECIMALS.has(fields[name]?.value.kind ?? '');
        return isDecimal ? sql`${column}::float8 as ${sql.ref(name)}` : column;
      }),
  );
}
