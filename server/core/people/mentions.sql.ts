import { sql, type RawBuilder } from 'kysely';
import { MOST_MENTIONS, type Mention } from '#contract/personal-data.ts';
import type { TableName } from '#server/db/book/entry.ts';
import { freeTextTables, type FreeTextTable } from '#server/db/book/free-texts.ts';
import { personTables } from '#server/db/book/persons.ts';
import { isOf, type Whom } from './of-person.sql.ts';
import type { Sought } from './sought.ts';

// Where a person is named in free texts, in whatever tables the book says that they are.

type Sql = RawBuilder<unknown>;

/** Conditions for rows `t` that an erasure empties as a whole, by their tables. */
export type EmptiedRows = Partial<Record<TableName, Sql>>;

/** Whether the row `t` is of the unit; of what has no unit, of its client, or for everybody to read. */
function isReached({ unit }: Whom, { tenant, ofUnit, seen }: FreeTextTable): Sql {
  const { client_id, unit_id } = unit;
  if (typeof tenant !== 'string') return sql.raw(seen ?? 'false');
  if (tenant === 'unit') return sql`t.client_id = ${client_id} and t.unit_id = ${unit_id}`;
  if (ofUnit === undefined) return sql`t.client_id = ${client_id}`;
  return sql`t.client_id = ${client_id} and exists (
    select from ${sql.table(ofUnit.table)} r
     where r.client_id = ${client_id} and r.unit_id = ${unit_id}
       and ${sql.ref(`r.${ofUnit.column}`)} = ${sql.ref(`t.${ofUnit.column}`)})`;
}

/** Whether the erasure empties the field `f` of the row `t` by itself. */
function isEmptied(whom: Whom, { table }: FreeTextTable, rows: EmptiedRows): Sql {
  const of = personTables.find((one) => one.table === table && one.isEmptied);
  const ofPerson =
    of === undefined
      ? sql`false`
      : sql`f.field = any (${[...of.columns]}::text[]) and ${isOf(whom, of)}`;
  return sql`(coalesce(${rows[table] ?? sql`false`}, false) or ${ofPerson})`;
}

function fieldOf(column: string, lists: readonly string[]): Sql {
  const value = sql.ref(`t.${column}`);
  if (!lists.includes(column)) return sql`(${column}::text, ${value})`;
  return sql`(${column}::text, (
    select string_agg(one #>> '{}', ' | ')
      from jsonb_path_query(to_jsonb(${value}), 'strict $.** ? (@.type() == "string" && @ <> "")') one))`;
}

function textsOf(whom: Whom, of: FreeTextTable, rows: EmptiedRows): Sql {
  const { table, id, within, name, place, columns, lists = [] } = of;
  const known = (column: string | undefined) =>
    column === undefined ? sql`null` : sql.ref(`t.${column}`);
  return sql`
    select ${table}::text as record_type, ${known(id)}::bigint as record_id,
           ${known(within)}::integer as parent_id, coalesce(${known(name)}::text, '') as name,
           ${known(place)}::integer as pasport_id, f.field, f.text
      from ${sql.table(table)} t
     cross join lateral (
       values ${sql.join(columns.map((column) => fieldOf(column, lists)))}) f (field, text)
     where ${isReached(whom, of)} and f.text <> '' and not ${isEmptied(whom, of, rows)}`;
}

/** Characters that are told before what was found, and in all. */
const BEFORE = 60;
const EXCERPT = 160;

/** A mention, with how many there are in all. */
export interface MentionRow extends Mention {
  readonly total: number;
}

/**
 * The free texts of the unit in which something of what is sought stands, of what the erasure leaves, in the
 * order of the book: at most `MOST_MENTIONS` of them.
 */
export function mentionsOf(
  whom: Whom,
  sought: readonly Sought[],
  rows: EmptiedRows,
): RawBuilder<MentionRow> {
  const { client_id, unit_id } = whom.unit;
  const tables = freeTextTables.map(({ table }) => table);
  const texts = freeTextTables.map((of) => textsOf(whom, of, rows));
  return sql<MentionRow>`
    select x.record_type, x.record_id, x.parent_id, x.field, x.name,
           coalesce(p.space_number, '') as space_number, coalesce(p.building_name, '') as building_name,
           p.pasport_space_id as space_id, h.pasport_building_id as building_id, m.by,
           case when m.at > ${BEFORE} + 1 then '…' else '' end
             || regexp_replace(substr(x.text, greatest(1, m.at - ${BEFORE}), ${EXCERPT}),
                  '[[:space:]]+', ' ', 'g')
             || case when length(x.text) >= greatest(1, m.at - ${BEFORE}) + ${EXCERPT} then '…' else '' end
             as excerpt,
           count(*) over ()::integer as total
      from (${sql.join(texts, sql` union all `)}) x
     cross join lateral (
       select array_agg(distinct q.by) as by,
              min(regexp_instr(folded(x.text), folded(q.pattern))) as at
         from unnest(${sought.map(({ by }) => by)}::text[],
                     ${sought.map(({ pattern }) => pattern)}::text[]) q (by, pattern)
        where folded(x.text) ~ folded(q.pattern)) m
      left join pasport_places p on p.client_id = ${client_id} and p.unit_id = ${unit_id}
           and p.pasport_id = x.pasport_id
      left join house_places h on h.client_id = ${client_id} and h.unit_id = ${unit_id}
           and h.pasport_id = x.pasport_id
     where m.by is not null
     order by array_position(${tables}::text[], x.record_type), x.record_id, x.field
     limit ${MOST_MENTIONS}`;
}
