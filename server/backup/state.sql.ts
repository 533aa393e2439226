import { sql } from 'kysely';
import type { BackupState } from '#contract/backups.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** What a person may change of the plan. */
export type PlanChanges = Partial<Pick<BackupState, 'backup_time' | 'keep_daily' | 'keep_weekly'>>;

/** The state without what only the answering process knows of itself. */
export type StateRow = Omit<BackupState, 'enabled' | 'folder'>;

/** The time of the plan so many days from the moment's own day; PostgreSQL knows when clocks change. */
const planned = (now: Date, days: number) =>
  sql<string>`(((${now}::timestamptz at time zone 'Europe/Prague')::date + ${days}::integer
                + backup_time::time) at time zone 'Europe/Prague')`;

/** The newest time of the plan that has passed. */
const lastPlanned = (now: Date) =>
  sql`case when ${planned(now, 0)} <= ${now}::timestamptz then ${planned(now, 0)} else ${planned(now, -1)} end`;

const nextPlanned = (now: Date) =>
  sql`case when ${planned(now, 0)} > ${now}::timestamptz then ${planned(now, 0)} else ${planned(now, 1)} end`;

const columns = (now: Date) =>
  [
    'backup_time',
    'keep_daily',
    'keep_weekly',
    sql<string>`to_char((${nextPlanned(now)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
      'next_planned',
    ),
    sql<boolean>`asked is not null and asked > coalesce(last_attempt, '-infinity')`.as('asked'),
    sql<boolean>`lease is not null and lease_until > ${now}::timestamptz`.as('running'),
    momentOrEmpty('last_success').as('last_success'),
    'last_file',
    'last_bytes',
    'last_rows',
    momentOrEmpty('last_failure').as('last_failure'),
    'last_fault',
    'updated',
    'version',
  ] as const;

export async function selectState(db: Db, now: Date): Promise<StateRow> {
  return db.selectFrom('backup_state').select(columns(now)).executeTakeFirstOrThrow();
}

/** The state, held until the end of the transaction. */
export async function selectStateForUpdate(db: Db, now: Date): Promise<StateRow> {
  return db.selectFrom('backup_state').select(columns(now)).forUpdate().executeTakeFirstOrThrow();
}

export async function updatePlan(db: Db, changes: PlanChanges, now: Date): Promise<StateRow> {
  return db
    .updateTable('backup_state')
    .set(changes)
    .returning(columns(now))
    .executeTakeFirstOrThrow();
}

/** Writes down that somebody wants a backup now. */
export async function updateAsked(db: Db, now: Date): Promise<StateRow> {
  return db
    .updateTable('backup_state')
    .set({ asked: now })
    .returning(columns(now))
    .executeTakeFirstOrThrow();
}

export interface Lease {
  readonly lease: string;
  readonly now: Date;
  /** For how long nobody else begins one. */
  readonly seconds: number;
  /** How soon a failed one is tried again. */
  readonly againAfter: number;
}

/** What the maker of a backup needs to know. */
export interface TakenBackup {
  readonly last_bytes: number;
  readonly keep_daily: number;
  readonly keep_weekly: number;
}

/** Takes a backup that is due, or that was asked for; undefined when there is none to make. */
export async function updateBackupTaken(db: Db, taking: Lease): Promise<TakenBackup | undefined> {
  const { now, lease, seconds, againAfter } = taking;
  const after = (base: Date, more: number) => new Date(base.getTime() + more * 1000);
  const due = sql<boolean>`(
    coalesce(asked > coalesce(last_attempt, '-infinity'), false)
    or (${lastPlanned(now)}) > planned_since
       and (${lastPlanned(now)}) > coalesce(last_success, '-infinity')
       and (coalesce(last_attempt, '-infinity') < (${lastPlanned(now)})
            or last_attempt < ${after(now, -againAfter)}::timestamptz))`;
  return db
    .updateTable('backup_state')
    .set({ lease, lease_until: after(now, seconds), last_attempt: now })
    .where(sql<boolean>`(lease is null or lease_until < ${now}::timestamptz)`)
    .where(due)
    .returning(['last_bytes', 'keep_daily', 'keep_weekly'])
    .executeTakeFirst();
}

/** Forgets a lease whose process is known to be dead; its backup is due again. */
export async function updateLeaseForgotten(db: Db): Promise<void> {
  await db
    .updateTable('backup_state')
    .set({ lease: null, lease_until: null, last_attempt: null })
    .where('lease', 'is not', null)
    .execute();
}

/** How a backup ended. */
export type Outcome =
  | { readonly last_success: Date; last_file: string; last_bytes: number; last_rows: number }
  | { readonly last_failure: Date; readonly last_fault: string }
  /** It was given up before its end, and is due again. */
  | { readonly last_attempt: null };

/** Writes down how it ended and gives the lease back, unless somebody else has it by now. */
export async function updateBackupEnded(db: Db, lease: string, outcome: Outcome): Promise<void> {
  const repaired = 'last_success' in outcome ? { last_fault: '' } : {};
  await db
    .updateTable('backup_state')
    .set({ ...outcome, ...repaired, lease: null, lease_until: null })
    .where('lease', '=', lease)
    .execute();
}
