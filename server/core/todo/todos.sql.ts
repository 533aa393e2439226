import { sql, type RawBuilder } from 'kysely';
import { todoFields } from '#contract/todo/todo-record.ts';
import type { Todo } from '#contract/todo/todos.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { ownColumns } from '#server/db/record-columns.ts';
import { selectAllBeside } from '#server/db/rows-under.sql.ts';
import { related, relatedJoins, type Reader, type RelatedParts } from './relations.sql.ts';

/** A task without the name of the record that it is of, which is made of the parts. */
export interface TodoRow extends Omit<
  Todo,
  'relation_name' | 'is_relation_gone' | 'relation_within'
> {
  readonly parts: RelatedParts;
  /** The name that the record had when the task was saved last. */
  readonly kept_name: string;
}

/** The name of a user `u` of the portal as text; empty where there is none. */
export const userName = (alias: string): RawBuilder<string> => sql<string>`
  coalesce(nullif(concat_ws(' ', nullif(${sql.ref(`${alias}.first_name`)}, ''),
                            nullif(${sql.ref(`${alias}.last_name`)}, '')), ''),
           ${sql.ref(`${alias}.user_identity`)}, '')`;

function todosFrom(
  { client_id, unit_id }: OwnedUnit,
  { client_user_id }: Reader,
  condition: RawBuilder<unknown>,
): RawBuilder<TodoRow> {
  return sql<TodoRow>`
    with t as materialized (
      select x.*, ${client_user_id}::integer as reader_id from todos x
       where x.client_id = ${client_id} and x.unit_id = ${unit_id} and ${condition})
    select t.todo_id, t.unit_id, ${ownColumns('t', todoFields)}, t.relation_name as kept_name,
           ${related} as parts,
           ${userName('b')} as assignee_name, ${userName('c')} as created_by_name,
           ${userName('f')} as done_by_name,
           t.assignee_id is not null and not coalesce(b.may_sign_in, false) as is_assignee_away,
           ${momentOrEmpty('t.done_at')} as done_at, t.series_number, t.series_on,
           (select n.todo_id from todos n
             where n.client_id = t.client_id and n.unit_id = t.unit_id and n.series_id = t.series_id
               and n.series_number = t.series_number + 1) as next_todo_id,
           i.item_count, i.ticked_count,
           (select count(*)::integer from todo_comments k
             where k.client_id = t.client_id and k.unit_id = t.unit_id and k.todo_id = t.todo_id) as comment_count,
           (select count(*)::integer from files g
             where g.client_id = t.client_id and g.unit_id = t.unit_id and g.todo_id = t.todo_id) as file_count,
           t.created, t.updated, t.version
      from t
      ${relatedJoins}
      left join portal_users b on b.client_id = t.client_id and b.client_user_id = t.assignee_id
      left join portal_users c on c.client_id = t.client_id and c.client_user_id = t.created_by
      left join portal_users f on f.client_id = t.client_id and f.client_user_id = t.done_by
     cross join lateral (
       select count(*)::integer as item_count, count(j.ticked_at)::integer as ticked_count
         from todo_items j
        where j.client_id = t.client_id and j.unit_id = t.unit_id and j.todo_id = t.todo_id) i
     order by t.state in ('done', 'cancelled'), t.due_on nulls last,
              array_position(array['high', 'normal', 'low'], t.priority), t.todo_id`;
}

/** Tasks of the unit that wait, or all of them, as the reader is told of them. */
export async function selectTodos(
  db: Db,
  unit: OwnedUnit,
  reader: Reader,
  all: boolean,
): Promise<{ rows: TodoRow[]; closed_count: number }> {
  const waiting = sql`x.state not in ('done', 'cancelled')`;
  const closed = sql<{ closed_count: number }>`
    select count(*) as closed_count from todos
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and state in ('done', 'cancelled')`;
  const rows = todosFrom(unit, reader, all ? sql`true` : waiting);
  const found = await selectAllBeside(db, { one: closed, rows });
  return { rows: found.rows, ...found.one };
}

export async function selectTodo(
  db: Db,
  unit: OwnedUnit,
  reader: Reader,
  id: number,
): Promise<TodoRow | undefined> {
  return (await todosFrom(unit, reader, sql`x.todo_id = ${id}`).execute(db)).rows[0];
}

/** Tasks of these ids as the reader is told of them. */
export async function selectTodosOf(
  db: Db,
  unit: OwnedUnit,
  reader: Reader,
  ids: readonly number[],
): Promise<TodoRow[]> {
  const named = sql`x.todo_id = any (${[...ids]}::integer[])`;
  return (await todosFrom(unit, reader, named).execute(db)).rows;
}

/** Tasks as they are kept; nobody changes them before the transaction ends. */
export async function selectTodosForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
) {
  return db
    .selectFrom('todos')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where(sql<boolean>`todo_id = any (${[...ids]}::integer[])`)
    .orderBy('todo_id')
    .forUpdate()
    .$narrowType<{
      state: Todo['state'];
      priority: Todo['priority'];
      relation_kind: Todo['relation_kind'];
      repeat_from: Todo['repeat_from'];
    }>()
    .execute();
}
export type KeptTodo = Awaited<ReturnType<typeof selectTodosForUpdate>>[number];

/** The same of one task. */
export async function selectTodoForUpdate(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<KeptTodo | undefined> {
  const [todo] = await selectTodosForUpdate(db, unit, [id]);
  return todo;
}

/** The task of the number of the series, held; undefined where there is none. */
export async function selectOfSeries(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  series_id: number,
  series_number: number,
): Promise<{ todo_id: number; version: number; is_touched: boolean } | undefined> {
  const { rows } = await sql<{ todo_id: number; version: number; is_touched: boolean }>`
    select t.todo_id, t.version,
           t.version > 1
           or exists (select from todo_comments k
                       where k.client_id = t.client_id and k.unit_id = t.unit_id and k.todo_id = t.todo_id)
           or exists (select from files f
                       where f.client_id = t.client_id and f.unit_id = t.unit_id and f.todo_id = t.todo_id)
           or exists (select from todo_items i
                       where i.client_id = t.client_id and i.unit_id = t.unit_id and i.todo_id = t.todo_id
                         and (i.version > 1 or i.created <> t.created)) as is_touched
      from todos t
     where t.client_id = ${client_id} and t.unit_id = ${unit_id}
       and t.series_id = ${series_id} and t.series_number = ${series_number}
       for update of t`.execute(db);
  return rows[0];
}
