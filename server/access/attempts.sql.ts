import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from '#server/db/db.ts';

export interface Attempt {
  subject: string;
  attempt_id: number;
}

/** The subject of `subjectOf` as the database makes it of a text, so that attempts may be told beside whom they are of. */
export const subjectIn = (kind: string, value: Expression<unknown>): RawBuilder<string> =>
  sql<string>`${`${kind}:`}::text || rtrim(translate(
    encode(sha256(convert_to(${value}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/**
 * Lets one transaction at a time work with each subject, until its end. Subjects come sorted, so
 * that two transactions never wait for each other.
 */
export async function selectSubjectsLocked(db: Db, subjects: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(subject, 0))
              from unnest(${[...subjects]}::text[]) subject`.execute(db);
}

/** Attempts of the subject within the last seconds. */
export async function selectAttemptCount(
  db: Db,
  subject: string,
  seconds: number,
): Promise<number> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select((column) => column.fn.countAll<number>().as('attempts'))
    .where('subject', '=', subject)
    .where('at', '>', sql<string>`clock_timestamp() - make_interval(secs => ${seconds})`)
    .executeTakeFirstOrThrow();
  return row.attempts;
}

/** Seconds until one of so many attempts within the seconds is forgotten; 0 when there are fewer. */
export async function selectWait(
  db: Db,
  { subject, most, seconds }: { subject: string; most: number; seconds: number },
): Promise<number> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select(
      sql<number>`extract(epoch from at + make_interval(secs => ${seconds}) - clock_timestamp())::float8`.as(
        'wait',
      ),
    )
    .where('subject', '=', subject)
    .orderBy('at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return Math.max(0, row?.wait ?? 0);
}

export async function insertAttempts(db: Db, subjects: readonly string[]): Promise<Attempt[]> {
  return db
    .insertInto('sign_in_attempts')
    .values(subjects.map((subject) => ({ subject })))
    .returning(['subject', 'attempt_id'])
    .execute();
}

export async function deleteAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('subject', '=', attempt.subject)
    .where('attempt_id', '=', attempt.attempt_id)
    .execute();
}

/** Forgets all attempts of the subject. */
export async function deleteAttemptsOf(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('subject', '=', subject).execute();
}
