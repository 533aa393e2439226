import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/**
 * Rows of a query, in its order, that hang on a record; undefined where the query of that brings none. One
 * statement in place of two, of which the second is asked for when the first brings nothing.
 */
export async function selectRowsUnder<Row extends object>(
  db: Db,
  record: Expression<unknown>,
  rows: Expression<Row>,
): Promise<Row[] | undefined> {
  const found = await sql<Row & { row_turn: number | null }>`
    select r.*
      from (${record}) n
      left join (select x.*, row_number() over () as row_turn from (${rows}) x) r on true
     order by r.row_turn`.execute(db);
  if (found.rows.length === 0) return undefined;
  return found.rows.flatMap(({ row_turn, ...row }) => (row_turn === null ? [] : [row as Row]));
}

/**
 * Rows of a query in its order, as one value in SQL: JSON, in which exact decimals are numbers, and moments have
 * to be texts already.
 */
export function jsonOf<Row>(rows: Expression<Row>): RawBuilder<Row[]> {
  return sql<Row[]>`(select coalesce(json_agg(x), '[]') from (${rows}) x)`;
}

/** One row and rows that are read beside it. */
interface Beside<One, Row> {
  /** Tables `with` which both are written. */
  readonly tables?: RawBuilder<unknown>;
  readonly one: Expression<One>;
  readonly rows: Expression<Row>;
}

/** A row of what `rowsBeside` brings: one of the rows, or the one that they stand beside. */
type Told<One, Row> = Row & { readonly row_one: One | null };

/**
 * One row and rows beside it, in their order, as one query; `besideOf` takes it apart. The one comes in a row of
 * its own, as JSON as `jsonOf` writes it. Nothing is joined: a full join on nothing lets both through as they
 * come, which costs long lists no sorting and no numbering of their rows.
 */
export function rowsBeside<One extends object, Row extends object>({
  tables,
  one,
  rows,
}: Beside<One, Row>): RawBuilder<Told<One, Row>> {
  return sql`${tables === undefined ? sql`` : sql`with ${tables}`}
    select r.*, n.row_one
      from (${rows}) r
      full join (select to_json(o) as row_one from (${one}) o) n on false`;
}

/** What `rowsBeside` has brought; undefined where there is not the one. */
export function besideOf<One extends object, Row extends object>(
  found: readonly Told<One, Row>[],
): { one: One; rows: Row[] } | undefined {
  const rows: Row[] = [];
  let one: One | undefined;
  for (const { row_one, ...row } of found)
    if (row_one === null) rows.push(row as unknown as Row);
    else one = row_one;
  return one && { one, rows };
}

/** One row and rows beside it, by one statement (`rowsBeside`); undefined where there is not the one. */
export async function selectRowsBeside<One extends object, Row extends object>(
  db: Db,
  beside: Beside<One, Row>,
): Promise<{ one: One; rows: Row[] } | undefined> {
  return besideOf((await rowsBeside(beside).execute(db)).rows);
}

/** The same where the one is always there, as counts are. */
export async function selectAllBeside<One extends object, Row extends object>(
  db: Db,
  beside: Beside<One, Row>,
): Promise<{ one: One; rows: Row[] }> {
  const found = await selectRowsBeside(db, beside);
  if (found === undefined) throw new Error('What is always there was not told.');
  return found;
}
