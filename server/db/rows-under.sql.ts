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

/** One row and rows that are read beside it. */
interface Beside<One, Row> {
  /** Tables `with` which both are written. */
  readonly tables?: RawBuilder<unknown>;
  readonly one: Expression<One>;
  readonly rows: Expression<Row>;
}

/** A row of what `rowsBeside` brings. */
type Told<One, Row> = Row & { readonly row_turn: number | null; readonly row_one: One | null };

/**
 * One row and rows beside it, in their order, as one query; `besideOf` takes it apart. The one is told once, in
 * the first row, and as JSON: exact decimals are numbers in it, and moments have to be texts already.
 */
export function rowsBeside<One extends object, Row extends object>({
  tables,
  one,
  rows,
}: Beside<One, Row>): RawBuilder<Told<One, Row>> {
  return sql`${tables === undefined ? sql`` : sql`with ${tables}`}
    select r.*, case when coalesce(r.row_turn, 1) = 1 then to_json(n) end as row_one
      from (${one}) n
      left join (select x.*, row_number() over () as row_turn from (${rows}) x) r on true
     order by r.row_turn`;
}

/** What `rowsBeside` has brought; undefined where there is not the one. */
export function besideOf<One extends object, Row extends object>(
  found: readonly Told<One, Row>[],
): { one: One; rows: Row[] } | undefined {
  const [first] = found;
  if (first === undefined) return undefined;
  const rows = found.flatMap(({ row_turn, row_one, ...row }) =>
    row_turn === null ? [] : [row as unknown as Row],
  );
  return { one: first.row_one as One, rows };
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
