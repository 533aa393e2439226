import { sql, type RawBuilder } from 'kysely';
import type { Task } from '#contract/tasks.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Actor } from '#server/access/actor.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

const MOST_TASKS = 200;

/** A column of what the task has made, or what stands for none; a result is its owner's alone. */
function resultFile<T>(column: 'file_name' | 'size_bytes', none: RawBuilder<unknown>) {
  return sql<T>`coalesce((select f.${sql.raw(column)} from task_files f
    where f.client_id = tasks.client_id and f.task_id = tasks.task_id
      and f.client_user_id = tasks.client_user_id), ${none})`;
}

const columns = [
  'task_id',
  'message',
  'kind',
  sql<Task['state']>`state`.as('state'),
  'progress',
  'fault',
  'unit_id',
  'attempts',
  sql<string>`case when state = 'waiting' and attempts > 0 then ${momentOrEmpty('due')} else '' end`.as(
    'next_try',
  ),
  'cancel_asked',
  resultFile<string>('file_name', sql`''`).as('result_file'),
  resultFile<number>('size_bytes', sql`0`).as('result_bytes'),
  'created',
  'finished',
] as const;

/** Whose tasks: all of the user's, or, by an import token, those of imports into its units. */
export type TaskOwner = Pick<Actor, 'client_id' | 'client_user_id'> &
  Partial<Pick<Actor, 'import_token_id' | 'only_unit_id'>>;

const IMPORTS = ['import-check', 'import-accept', 'import-undo'];

function within({ import_token_id, only_unit_id }: TaskOwner) {
  const unit = only_unit_id ?? null;
  return sql<boolean>`(${import_token_id ?? null}::integer is null
    or tasks.kind = any (${IMPORTS}) and (${unit}::integer is null or tasks.unit_id = ${unit}))`;
}

/** Tasks of the user that go on or wait, and those that ended since the moment; newest first. */
export async function selectTasks(db: Db, user: TaskOwner, since: Date): Promise<Task[]> {
  return db
    .selectFrom('tasks')
    .select(columns)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .where(within(user))
    .where(sql<boolean>`(finished is null or finished > ${since.toISOString()}::timestamptz)`)
    .orderBy('created', 'desc')
    .orderBy('task_id', 'desc')
    .limit(MOST_TASKS)
    .execute();
}

/** Whose the task is, held until the end of the transaction, and whether it has ended. */
export async function selectTaskForUpdate(db: Db, user: TaskOwner, taskId: number) {
  return db
    .selectFrom('tasks')
    .select(['client_user_id', sql<boolean>`finished is not null`.as('ended')])
    .where('client_id', '=', user.client_id)
    .where(within(user))
    .where('task_id', '=', taskId)
    .forUpdate()
    .executeTakeFirst();
}

/** The task of whomever of the client it is. */
export async function selectTask(db: Db, clientId: OwnedClientId, taskId: number): Promise<Task> {
  return db
    .selectFrom('tasks')
    .select(columns)
    .where('client_id', '=', clientId)
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow();
}

/** What the user's task has made; undefined when there is none of his. */
export async function selectTaskFile(db: Db, user: TaskOwner, taskId: number) {
  return db
    .selectFrom('task_files as f')
    .innerJoin('tasks', (join) =>
      join.onRef('tasks.client_id', '=', 'f.client_id').onRef('tasks.task_id', '=', 'f.task_id'),
    )
    .select(['f.file_name', 'f.content_type', 'f.content'])
    .where('f.client_id', '=', user.client_id)
    .where('f.client_user_id', '=', user.client_user_id)
    .where('f.task_id', '=', taskId)
    .where(within(user))
    .executeTakeFirst();
}
