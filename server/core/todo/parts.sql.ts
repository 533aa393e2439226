import { sql, type RawBuilder } from 'kysely';
import type { TodoComment, TodoItem } from '#contract/todo/parts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { userName } from './todos.sql.ts';

/** Lines of the checklist of a task, as a table in their order. */
const itemsOf = (
  { client_id, unit_id }: OwnedUnit,
  todo_id: number,
): RawBuilder<TodoItem> => sql<TodoItem>`
  select i.todo_item_id, i.todo_id, i.title, i.item_order, i.ticked_at is not null as is_ticked,
         ${momentOrEmpty('i.ticked_at')} as ticked_at, ${userName('u')} as ticked_by_name, i.version
    from todo_items i
    left join portal_users u on u.client_id = i.client_id and u.client_user_id = i.ticked_by
   where i.client_id = ${client_id} and i.unit_id = ${unit_id} and i.todo_id = ${todo_id}
   order by i.item_order, i.todo_item_id`;

/** Lines of the checklist of a task in their order. */
export async function selectItems(db: Db, unit: OwnedUnit, todo_id: number): Promise<TodoItem[]> {
  return (await itemsOf(unit, todo_id).execute(db)).rows;
}

/** Comments of a task or one of them, as a table from the first one. */
const commentsFrom = (
  { client_id, unit_id }: OwnedUnit,
  condition: RawBuilder<unknown>,
): RawBuilder<TodoComment> => sql<TodoComment>`
  select k.todo_comment_id, k.todo_id, k.client_user_id, ${userName('u')} as author_name, k.content,
         coalesce((select jsonb_agg(jsonb_build_object('client_user_id', p.client_user_id,
                                                       'name', ${userName('p')})
                                    order by p.client_user_id)
                     from portal_users p
                    where p.client_id = k.client_id
                      and k.mentioned_ids @> to_jsonb(p.client_user_id)), '[]'::jsonb) as mentioned,
         ${momentOrEmpty('k.created')} as created, ${momentOrEmpty('k.edited_at')} as edited_at, k.version
    from todo_comments k
    left join portal_users u on u.client_id = k.client_id and u.client_user_id = k.client_user_id
   where k.client_id = ${client_id} and k.unit_id = ${unit_id} and ${condition}
   order by k.created, k.todo_comment_id`;

/** What people say of a task, from the first one. */
export async function selectComments(
  db: Db,
  unit: OwnedUnit,
  todo_id: number,
): Promise<TodoComment[]> {
  return (await commentsFrom(unit, sql`k.todo_id = ${todo_id}`).execute(db)).rows;
}

export async function selectComment(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<TodoComment | undefined> {
  return (await commentsFrom(unit, sql`k.todo_comment_id = ${id}`).execute(db)).rows[0];
}

/** The checklist and the comments of a task at once; undefined where the unit has no such one. */
export async function selectParts(
  db: Db,
  unit: OwnedUnit,
  todo_id: number,
): Promise<{ items: TodoItem[]; comments: TodoComment[] } | undefined> {
  const { rows } = await sql<{ items: TodoItem[]; comments: TodoComment[] }>`
    select coalesce((select jsonb_agg(i) from (${itemsOf(unit, todo_id)}) i), '[]'::jsonb) as items,
           coalesce((select jsonb_agg(k) from (${commentsFrom(unit, sql`k.todo_id = ${todo_id}`)}) k),
                    '[]'::jsonb) as comments
      from todos t
     where t.client_id = ${unit.client_id} and t.unit_id = ${unit.unit_id} and t.todo_id = ${todo_id}`.execute(
    db,
  );
  return rows[0];
}

/** Whether the unit has the task; it is not deleted before the transaction ends. */
export async function selectTodoHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  todo_id: number,
): Promise<{ title: string; assignee_id: number | null } | undefined> {
  return db
    .selectFrom('todos')
    .select(['title', 'assignee_id'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('todo_id', '=', todo_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
