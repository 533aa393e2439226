import { createHash } from 'node:crypto';
import type { Limit } from '#contract/rules/wait.ts';
import type { Db } from '#server/db/db.ts';
import { limited } from '#server/errors.ts';
import {
  deleteAttempt,
  insertAttempts,
  selectAttemptCount,
  selectSubjectsLocked,
  selectWait,
  type Attempt,
} from './attempts.sql.ts';

/** How many attempts of a subject are let through within the seconds. */
export interface Allowance {
  readonly subject: string;
  readonly most: number;
  readonly seconds: number;
}

export const HOUR = 3600;

/** The longest that attempts are remembered: housekeeping removes older ones. */
export const DAY = 86_400;

/** A subject of attempts. What was typed is kept as a hash: it may be a password by mistake. */
export function subjectOf(kind: string, value: string): string {
  return `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
}

/**
 * Takes one attempt of every allowance before the attempt is made, so that no number of calls at
 * once can get around the count. Undefined, and nothing taken, when any of them is used up.
 */
export async function takeAttempt(
  db: Db,
  allowances: readonly Allowance[],
): Promise<readonly Attempt[] | undefined> {
  const subjects = [...new Set(allowances.map(({ subject }) => subject))].toSorted();
  await selectSubjectsLocked(db, subjects);
  for (const { subject, most, seconds } of allowances) {
    if ((await selectAttemptCount(db, subject, seconds)) >= most) return undefined;
  }
  return insertAttempts(db, subjects);
}

/** The same where the call ends with the limit, which says when it will be let through. Errors: the limit. */
export async function ensureAttempt(
  db: Db,
  allowances: readonly Allowance[],
  limit: Limit,
): Promise<readonly Attempt[]> {
  const taken = await takeAttempt(db, allowances);
  if (taken !== undefined) return taken;
  const waits: number[] = [];
  for (const allowance of allowances) waits.push(await selectWait(db, allowance));
  throw limited(limit, Math.max(...waits));
}

/** Gives attempts back: they were no guesses. */
export async function returnAttempts(db: Db, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await deleteAttempt(db, attempt);
}

/** Lets what makes or changes the account of one identity through one after the other. */
export async function inTurnOfIdentity(db: Db, identity: string): Promise<void> {
  await selectSubjectsLocked(db, [subjectOf('identity', identity)]);
}

/** One mail a minute and five an hour of one kind to one person. */
function mailAllowances(kind: string, identity: string): Allowance[] {
  const subject = subjectOf(`mail-${kind}`, identity);
  return [
    { subject, most: 1, seconds: 60 },
    { subject, most: 5, seconds: HOUR },
  ];
}

/** Whether a mail may be sent; false when it would be one too many, of which nobody is told. */
export async function mayMail(db: Db, kind: string, identity: string): Promise<boolean> {
  return (await takeAttempt(db, mailAllowances(kind, identity))) !== undefined;
}

/** The same where whoever asks is told. Errors: `too-many-requests`. */
export async function ensureMail(db: Db, kind: string, identity: string): Promise<void> {
  await ensureAttempt(db, mailAllowances(kind, identity), 'too-many-requests');
}
