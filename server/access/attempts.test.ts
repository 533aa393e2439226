import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database } from '#server/db/db.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database.ts';
import { subjectIn } from './attempts.sql.ts';
import {
  ensureAttempt,
  HOUR,
  mayMail,
  returnAttempts,
  subjectOf,
  takeAttempt,
} from './attempts.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const take = (name: string, most: number, database = db.database) =>
  database.transaction((tx) =>
    takeAttempt(tx, [{ subject: subjectOf('test', name), most, seconds: HOUR }]),
  );

test('a limit that is used up says how long it will be so', async () => {
  const subject = subjectOf('test', 'waits');
  const allowed = [{ subject, most: 2, seconds: HOUR }];
  const ask = () => db.database.transaction((tx) => ensureAttempt(tx, allowed, 'sign-in-locked'));
  for (const minutes of [48, 5]) {
    await ask();
    await db.owner.query(
      `update sign_in_attempts set at = clock_timestamp() - make_interval(mins => $2, secs => 30)
        where subject = $1 and at > clock_timestamp() - interval '1 minute'`,
      [subject, minutes],
    );
  }
  await expect(ask()).rejects.toMatchObject({
    code: 'sign-in-locked',
    message: 'Příliš mnoho neúspěšných pokusů o přihlášení. Zkuste to, prosím, znovu za 12 minut.',
    details: { retryAfter: expect.closeTo(690, -1) },
  });
});

describe('attempts', () => {
  test('are let through up to the allowance, also when made at once by two processes', async () => {
    const second = new Database({ connection: db.connection, connections: 6 });
    const calls = Array.from({ length: 30 }, (_, at) =>
      take('at once', 10, at % 2 === 0 ? db.database : second),
    );
    const outcomes = await Promise.all(calls);
    await second.close();
    expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(10);
  });

  test('count for an hour', async () => {
    await take('an hour', 1);
    expect(await take('an hour', 1)).toBeUndefined();
    const age = (minutes: number) =>
      db.owner.query(
        `update sign_in_attempts set at = clock_timestamp() - make_interval(mins => $2) where subject = $1`,
        [subjectOf('test', 'an hour'), minutes],
      );
    await age(59);
    expect(await take('an hour', 1)).toBeUndefined();
    await age(61);
    expect(await take('an hour', 1)).toBeDefined();
  });

  test('given back do not count', async () => {
    const attempts = await take('given back', 1);
    await db.database.transaction((tx) => returnAttempts(tx, attempts ?? []));
    expect(await take('given back', 1)).toBeDefined();
  });

  test('take nothing when one of the allowances is used up', async () => {
    const allowance = (name: string, most: number) => ({
      subject: subjectOf('test', name),
      most,
      seconds: HOUR,
    });
    await take('narrow', 1);
    const both = [allowance('narrow', 1), allowance('wide', 1)];
    expect(await db.database.transaction((tx) => takeAttempt(tx, both))).toBeUndefined();
    expect(await take('wide', 1)).toBeDefined();
  });

  test('are of the same subject whether the portal or the database makes it', async () => {
    const identities = [
      '',
      'osoba@example.cz',
      'Žluťoučký kůň',
      ...Array.from({ length: 200 }, (_, at) => `${at}`),
    ];
    const { rows } = await db.database.reading((tx) =>
      sql<{ subject: string }>`
        select ${subjectIn('account', sql.ref('i.identity'))} as subject
          from unnest(${identities}::text[]) with ordinality i (identity, at) order by i.at`.execute(
        tx,
      ),
    );
    expect(rows.map(({ subject }) => subject)).toEqual(
      identities.map((identity) => subjectOf('account', identity)),
    );
  });

  test('keep nothing of what was typed', async () => {
    await take('heslo-omylem', 1);
    const { rows } = await db.owner.query('select subject from sign_in_attempts');
    expect(JSON.stringify(rows)).not.toContain('heslo-omylem');
  });
});

describe('mails of one kind to one person', () => {
  const mail = () => db.database.transaction((tx) => mayMail(tx, 'reset', 'osoba@example.cz'));
  const age = (seconds: number) =>
    db.owner.query(
      `update sign_in_attempts set at = at - make_interval(secs => $2) where subject = $1`,
      [subjectOf('mail-reset', 'osoba@example.cz'), seconds],
    );

  test('leave once a minute and five times an hour', async () => {
    expect(await mail()).toBe(true);
    expect(await mail()).toBe(false);
    for (let more = 0; more < 4; more += 1) {
      await age(61);
      expect(await mail()).toBe(true);
    }
    await age(61);
    expect(await mail()).toBe(false);
    await age(HOUR);
    expect(await mail()).toBe(true);
  });
});
