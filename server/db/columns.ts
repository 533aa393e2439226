import type pg from 'pg';

/** A column as the server describes it. */
export interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What a statement brings: names of its columns, and how the text of each is read. */
export interface Columns {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** A row of nothing, of which the rows are copies: objects of one shape are quick to make and to read. */
  readonly blank: Readonly<Record<string, unknown>>;
}

export function columnsOf(fields: readonly Field[], client: pg.ClientBase): Columns {
  return {
    names: fields.map(({ name }) => name),
    parsers: fields.map(
      ({ dataTypeID }) => client.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    ),
    blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}

/** A row of the values that have come as text. */
export function rowOf(
  { names, parsers, blank }: Columns,
  values: readonly (string | null)[],
): Record<string, unknown> {
  const row = { ...blank };
  for (let at = 0; at < names.length; at += 1) {
    const [name, parse, value] = [names[at], parsers[at], values[at]];
    if (name !== undefined && parse !== undefined && value !== null && value !== undefined)
      row[name] = parse(value);
  }
  return row;
}
