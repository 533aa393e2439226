import { sql, type RawBuilder } from 'kysely';
import { PIECE_ROWS } from '#contract/first-rows.ts';
import { ensure } from '#server/errors.ts';
import { PLANNED_BY_VALUES } from './connection.ts';
import type { Db } from './db.ts';

type Sql = RawBuilder<unknown>;

/** One term of the order of a list; nulls are last, of a descending one first, unless it says otherwise. */
export interface Term {
  readonly by: Sql;
  readonly descending?: boolean;
  readonly nulls?: 'first' | 'last';
}

/** A list that may be told by pieces: what names its rows, in which order they are, and where they come from. */
export interface KeyedList {
  /** Tables `with` which the others are written. */
  readonly tables?: Sql;
  /** What names a row: digits, small letters and hyphens. */
  readonly key: Sql;
  /** The last term tells rows apart. */
  readonly order: readonly Term[];
  /** `from … where …` of all rows of the list. */
  readonly from: Sql;
  /** What else is told with the piece, by names; rows of the piece are `chosen`, with their keys in `key`. */
  readonly beside?: Readonly<Record<string, Sql>>;
}

/** What of a list a call asks for: `first` and `after` of its query. */
interface Asked {
  readonly first?: number | undefined;
  readonly after?: string | undefined;
}

/** A piece of a list: keys of its rows in their order, and what the answer tells of it. */
export interface Piece<Beside> {
  readonly keys: string[];
  readonly told: { readonly total: number; readonly next?: string };
  readonly beside: Beside;
}

interface Found {
  readonly keys: string[];
  readonly total: number;
  readonly sum: string;
  /** The sum of the whole list; null while rows follow. */
  readonly whole_sum: string | null;
}

const column = (at: number) => sql.ref(`k${at}`);
const of = (alias: string, at: number) => sql.ref(`${alias}.k${at}`);

function isNullsFirst({ nulls, descending = false }: Term): boolean {
  return nulls === undefined ? descending : nulls === 'first';
}

/** The terms as an order of SQL. */
export function orderBy(terms: readonly Term[]): Sql {
  return sql.join(
    terms.map((term) => {
      const way = term.descending === true ? sql`desc` : sql`asc`;
      return sql`${term.by} ${way} ${isNullsFirst(term) ? sql`nulls first` : sql`nulls last`}`;
    }),
  );
}

/** The same where the terms are kept in numbered columns. */
const orderOf = (terms: readonly Term[]) =>
  orderBy(terms.map((term, at) => ({ ...term, by: column(at) })));

/** Whether the row `q` is behind the row `l` in the order of the terms. */
function isBehind(terms: readonly Term[], at = 0): Sql {
  const [term, ...others] = terms;
  if (term === undefined) return sql`false`;
  const [own, last] = [of('q', at), of('l', at)];
  const greater = term.descending === true ? sql`${own} < ${last}` : sql`${own} > ${last}`;
  const behindNull = isNullsFirst(term)
    ? sql`${last} is null and ${own} is not null`
    : sql`${own} is null and ${last} is not null`;
  return sql`(coalesce(${greater}, false) or ${behindNull}
    or ${own} is not distinct from ${last} and ${isBehind(others, at + 1)})`;
}

/** Of the rows of a table the sum of what their keys are mixed to: other rows have another one. */
const sumOf = (table: string) => sql`
  (select coalesce(sum(hashtextextended(key, 0)), 0)::text from ${sql.table(table)})`;

/** What a piece before has left in `next`. */
function before(after: string | undefined): { key: string | null; told: number; sum: bigint } {
  if (after === undefined) return { key: null, told: 0, sum: 0n };
  const [key = '', told = '0', sum = '0'] = after.split('.');
  return { key, told: Number(told), sum: BigInt(sum) };
}

/** Whether a piece of the list is asked for; else the whole is. */
export function isPieceAsked({ first, after }: Asked): boolean {
  return first !== undefined || after !== undefined;
}

/**
 * The first piece of a list, or the next one (decision 117). Rows are remembered by a
 * sum of their keys alone: with the last piece it has to be that of the whole list as it stands then, so that
 * together the pieces have each row once. Errors: `list-changed` where they would not, and where the row is
 * gone behind which the piece was to begin.
 */
export async function selectPiece<Beside = unknown>(
  db: Db,
  list: KeyedList,
  { first, after }: Asked,
): Promise<Piece<Beside>> {
  const most = first ?? PIECE_ROWS;
  const { key, told, sum } = before(after);
  const found = await selectKeys<Beside>(db, list, { key, told, most });
  ensure(found !== undefined, 'list-changed');
  const { keys, total, sum: its, whole_sum, ...beside } = found;
  const told_sum = sum + BigInt(its);
  const isEnd = whole_sum !== null;
  ensure(!isEnd || BigInt(whole_sum) === told_sum, 'list-changed');
  const next = isEnd ? {} : { next: `${keys.at(-1)}.${told + keys.length}.${told_sum}` };
  return { keys, told: { total, ...next }, beside: beside as Beside };
}

/** Keys of the rows behind the one, with their sum; undefined when there is no such row. */
async function selectKeys<Beside>(
  db: Db,
  { tables, key, order, from, beside = {} }: KeyedList,
  { key: last, told, most }: { key: string | null; told: number; most: number },
): Promise<(Found & Beside) | undefined> {
  const columns = sql.join(order.map(({ by }, at) => sql`${by} as ${column(at)}`));
  const behind =
    last === null
      ? sql``
      : sql`cross join (select * from keys where key = ${last}) l where ${isBehind(order)}`;
  const others = Object.entries(beside).map(([name, it]) => sql`, ${it} as ${sql.ref(name)}`);
  const isKnown = last === null ? sql`true` : sql`exists (select from keys where key = ${last})`;
  const { rows } = await sql<Found & Beside>`${sql.raw(PLANNED_BY_VALUES)}
    with recursive ${tables === undefined ? sql`` : sql`${tables},`}
    keys as materialized (select (${key})::text as key, ${columns} ${from}),
    chosen as materialized (
      select q.* from keys q ${behind} order by ${orderOf(order)} limit ${most})
    select array(select key from chosen order by ${orderOf(order)}) as keys, c.total,
           ${sumOf('chosen')} as sum,
           case when c.piece < ${most} or ${told}::integer + c.piece >= c.total
             then ${sumOf('keys')} end as whole_sum ${others.length === 0 ? sql`` : sql.join(others, sql``)}
      from (select (select count(*) from keys)::integer as total,
                   (select count(*) from chosen)::integer as piece) c
     where ${isKnown}`.execute(db);
  return rows[0];
}

/**
 * Whether a column is one of the keys of a piece. They are told by one text: of an array that it does not see
 * the planner counts with ten, and walks thousands of rows for each of two thousand. What reads a piece is
 * planned by its values, as its keys are.
 */
export function isOneOf(id: Sql, keys: readonly (string | number)[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(PLANNED_BY_VALUES)}
    ${id} in (select one::integer from string_to_table(${keys.join(',')}, ',') one)`;
}

/** The rows of a piece in the order of its keys, however they were read; those gone meanwhile are left out. */
export function inOrder<Row>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
): Row[] {
  const byKey = new Map(rows.map((row) => [String(keyOf(row)), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
