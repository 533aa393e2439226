import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Whose a task is and which. */
export interface TaskKey {
  readonly client_id: number;
  readonly task_id: number;
}

/** A task with the mark of the process that runs it. */
export interface TaskLease extends TaskKey {
  readonly lease: string;
}

export interface TaskRow extends TaskLease {
  readonly client_user_id: number;
  readonly unit_id: number | null;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly cancel_asked: boolean;
}

const DUE_AT_ONCE = 5;

export async function insertTask(
  db: Db,
  owner: { client_id: OwnedClientId; client_user_id: number },
  task: { kind: string; message: string; unit_id: number | null; payload: string },
): Promise<number> {
  const row = await db
    .insertInto('tasks')
    .values({ ...task, client_id: owner.client_id, client_user_id: owner.client_user_id })
    .returning('task_id')
    .executeTakeFirstOrThrow();
  return row.task_id;
}

/**
 * Tasks of these kinds that may be taken now, of all tenants; those first whose tenant has the least
 * work going on. Only the keys are read: a task is opened in its tenant.
 */
export async function selectDueTasks(db: Db, kinds: readonly string[]): Promise<TaskKey[]> {
  await sql`select set_config('app.worker', 'queue', true)`.execute(db);
  const { rows } = await sql<TaskKey>`
    select t.client_id, t.task_id
      from tasks t
     where t.state in ('waiting', 'running') and t.due <= clock_timestamp()
       and t.kind = any (${[...kinds]})
     order by (select count(*) from tasks r
                where r.client_id = t.client_id and r.state = 'running' and r.due > clock_timestamp()),
              t.due, t.task_id
     limit ${DUE_AT_ONCE}
  `.execute(db);
  return rows;
}

/** Takes the task for the seconds if nobody else has it and it still waits. */
export async function updateTaskTaken(
  db: Db,
  { client_id, task_id, lease }: TaskLease,
  seconds: number,
): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    update tasks t
       set state = 'running', attempts = t.attempts + 1, progress = 0, lease = ${lease},
           due = clock_timestamp() + make_interval(secs => ${seconds})
      from (select client_id, task_id from tasks
             where client_id = ${client_id} and task_id = ${task_id}
               and state in ('waiting', 'running') and due <= clock_timestamp()
               for update skip locked) free
     where t.client_id = free.client_id and t.task_id = free.task_id
    returning t.client_id, t.task_id, t.lease, t.client_user_id, t.unit_id, t.kind, t.payload,
              t.attempts, t.cancel_asked
  `.execute(db);
  return rows[0];
}

/** Who has asked for a task. */
export interface TaskUser {
  readonly client_user_id: number;
  readonly user_identity: string;
  readonly first_name: string;
  readonly last_name: string;
}

export async function selectTaskUser(
  db: Db,
  { client_id, client_user_id }: { client_id: number; client_user_id: number },
): Promise<TaskUser> {
  const { rows } = await sql<TaskUser>`
    select client_user_id, user_identity, first_name, last_name from portal_users
     where client_id = ${client_id} and client_user_id = ${client_user_id}`.execute(db);
  const [user] = rows;
  if (user === undefined) throw new Error('The user of the task is missing.');
  return user;
}

const leased = ({ client_id, task_id, lease }: TaskLease) =>
  sql`client_id = ${client_id} and task_id = ${task_id} and lease = ${lease} and state = 'running'`;

/** Prolongs the lease and tells how far the task is. No row: somebody else has the task. */
export async function updateTaskBeat(
  db: Db,
  key: TaskLease,
  beat: { seconds: number; progress: number },
): Promise<{ cancel_asked: boolean } | undefined> {
  const { rows } = await sql<{ cancel_asked: boolean }>`
    update tasks
       set due = clock_timestamp() + make_interval(secs => ${beat.seconds}), progress = ${beat.progress}
     where ${leased(key)}
    returning cancel_asked
  `.execute(db);
  return rows[0];
}

/** The running task, held until the end of the transaction. No row: somebody else has the task. */
export async function selectTaskLocked(
  db: Db,
  key: TaskLease,
): Promise<{ cancel_asked: boolean } | undefined> {
  const { rows } = await sql<{ cancel_asked: boolean }>`
    select cancel_asked from tasks where ${leased(key)} for update
  `.execute(db);
  return rows[0];
}

export async function updateTaskEnded(
  db: Db,
  key: TaskLease,
  end: { state: 'done' | 'failed' | 'cancelled'; fault: string },
): Promise<void> {
  await sql`
    update tasks
       set state = ${end.state}, fault = ${end.fault}, lease = null, finished = clock_timestamp(),
           progress = case when ${end.state} = 'done' then 100 else progress end
     where ${leased(key)}
  `.execute(db);
}

/** Puts the task back to wait for the seconds; a returned attempt is not counted. */
export async function updateTaskPutBack(
  db: Db,
  key: TaskLease,
  back: { seconds: number; attempts: number },
): Promise<void> {
  await sql`
    update tasks
       set state = 'waiting', lease = null, progress = 0, attempts = ${back.attempts},
           due = clock_timestamp() + make_interval(secs => ${back.seconds})
     where ${leased(key)}
  `.execute(db);
}

/** Keeps the file under the task, in place of one that an earlier attempt has left. */
export async function upsertTaskFile(
  db: Db,
  { client_id, task_id, client_user_id }: TaskKey & { readonly client_user_id: number },
  file: { file_name: string; content_type: string; content: Buffer; size_bytes: number },
): Promise<void> {
  await db
    .insertInto('task_files')
    .values({ client_id, task_id, client_user_id, ...file })
    .onConflict((conflict) => conflict.columns(['client_id', 'task_id']).doUpdateSet(file))
    .execute();
}
