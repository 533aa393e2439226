import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listLogGroups, MOST_LOG_GROUPS, readLogGroup } from '#contract/log-groups.ts';
import { LOG_TICKET_HEADER, MOST_LOGS_AT_ONCE, sendLogs } from '#contract/logs.ts';
import { getProfile } from '#contract/profile.ts';
import { signIn, signOut } from '#contract/session.ts';
import { makePerson, PASSWORD } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';
import { LOG_LIMITS } from './log-budget.ts';
import { deleteOldLogs } from './logs.sql.ts';

let world: World;
let system: string;
beforeAll(async () => {
  world = await createWorld();
  ({ token: system } = await world.makeUser({ is_sys_admin: true }));
});
afterAll(() => world.close());

let minute = 0;
let token: string;
let ticket: string;
const nextMinute = () => {
  minute += 1;
  world.setNow(new Date(Date.UTC(2025, 0, 20, 10, minute)).toISOString());
};
beforeEach(async () => {
  nextMinute();
  await world.db.owner.query('truncate client_logs, client_log_groups');
  ({ token } = await world.makeUser());
  ticket = (await world.call(getProfile, { token })).result.log_ticket ?? '';
});

const record = {
  timestamp: Date.UTC(2025, 0, 20, 10, 30),
  dateTime: '',
  level: 'ERROR',
  uid: 'jana@example.cz',
  file_name: 'call.ts',
  function: 'report',
  line_number: 12,
  messages: ['Nelze uložit prostor'],
};

const send = (records: object[], headers: Record<string, string> = {}, from = '192.0.2.1') =>
  world.call(sendLogs, { body: { records }, headers, from });
const sendSignedIn = (...records: object[]) => send(records, { [LOG_TICKET_HEADER]: ticket });
const groups = async () => (await world.call(listLogGroups, { token: system })).result;
const stored = async () =>
  (
    await world.db.owner.query<{ signed_in: boolean; count: number }>(
      'select signed_in, count(*)::integer as count from client_logs group by 1 order by 1',
    )
  ).rows;

/** A word for each number: groups are told apart by words, not by numbers. */
const word = (number: number) =>
  Array.from(number.toString(26), (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));

/** So many different anonymous records, from as many addresses as they need. */
async function flood(records: number): Promise<void> {
  for (let at = 0; at < records; at += MOST_LOGS_AT_ONCE) {
    const lines = Array.from({ length: Math.min(MOST_LOGS_AT_ONCE, records - at) }, (_, more) => ({
      ...record,
      uid: '',
      messages: [`vymyšleno ${word(at + more).join('')}`],
    }));
    await send(lines, {}, `198.51.${Math.floor(at / LOG_LIMITS.recordsOfOne)}.1`);
  }
}

describe('a flood of ten thousand anonymous records', () => {
  test('leaves room to the error of somebody signed in, which arrives and stays listed', async () => {
    await flood(LOG_LIMITS.records + 2000);
    expect(await stored()).toEqual([{ signed_in: false, count: LOG_LIMITS.records }]);
    await sendSignedIn(record);
    nextMinute();
    await flood(10_000);
    const { values, capped } = await groups();
    expect([values.length, capped]).toEqual([MOST_LOG_GROUPS, true]);
    const own = values.filter(({ signed_in }) => signed_in);
    expect(own).toMatchObject([{ message: 'Nelze uložit prostor', uid: 'jana@example.cz' }]);
    // Shown by time all the same.
    expect(values.at(-1)).toEqual(own[0]);
  }, 120_000);

  test('does not stand before somebody signed in where records wait to be stored', async () => {
    const anonymous = Array.from({ length: LOG_LIMITS.waiting * 3 }, () => send([record]));
    const own = sendSignedIn(record);
    await Promise.all([...anonymous, own]);
    const [others, signedIn] = await stored();
    expect(signedIn).toEqual({ signed_in: true, count: 1 });
    expect(others?.count).toBeLessThan(anonymous.length);
  });
});

describe('a record of somebody signed in', () => {
  test('is known by the ticket that his profile and his sign-in give him', async () => {
    const { user_identity } = await makePerson(world);
    const body = { user_identity, password: PASSWORD };
    const { result } = await world.call(signIn, { body });
    const profile = await world.call(getProfile, { token: result.token });
    expect(profile.result.log_ticket).toBe(result.log_ticket);
    await send([record], { [LOG_TICKET_HEADER]: result.log_ticket ?? '' });
    expect(await stored()).toEqual([{ signed_in: true, count: 1 }]);
  });

  test('is not what a body says, nor what a forged ticket or one of an ended session says', async () => {
    const [client = '', user = '', session = '', proof = ''] = ticket.split('.');
    const forged = [
      '',
      'x',
      `${client}.${user}.${session}`,
      `${client}.${user}.${Number(session) + 1}.${proof}`,
      `${Number(client) + 1}.${user}.${session}.${proof}`,
      `${ticket}.`,
      `1e0.${user}.${session}.${proof}`,
      token,
    ];
    for (const one of forged) await send([record], { [LOG_TICKET_HEADER]: one });
    await send([{ ...record, signed_in: true, log_ticket: ticket }]);
    await world.call(signOut, { token });
    await sendSignedIn(record);
    expect(await stored()).toEqual([{ signed_in: false, count: forged.length + 2 }]);
  });

  test('opens nothing by its ticket', async () => {
    const { status } = await world.call(getProfile, { token: ticket });
    expect(status).toBe(401);
  });

  test('is counted by its user, however many addresses he sends from', async () => {
    for (let at = 0; at < LOG_LIMITS.sendsOfOne + 5; at += 1)
      await send([record], { [LOG_TICKET_HEADER]: ticket }, `203.0.113.${at}`);
    expect(await stored()).toEqual([{ signed_in: true, count: LOG_LIMITS.sendsOfOne }]);
  });

  test('stays what it is when anybody sends the like, and is read before theirs', async () => {
    await sendSignedIn({ ...record, request_id: 'req-1' });
    const liars = Array.from({ length: 150 }, () => ({ ...record, uid: 'lhar@example.cz' }));
    await send(liars);
    const [group] = (await groups()).values;
    expect(group).toMatchObject({ uid: 'jana@example.cz', request_id: 'req-1', occurrences: 151 });
    const params = { fingerprint: group?.fingerprint ?? '' };
    const { records } = (await world.call(readLogGroup, { token: system, params })).result;
    expect(records).toHaveLength(100);
    expect(records.filter(({ signed_in }) => signed_in)).toMatchObject([{ request_id: 'req-1' }]);
  });

  test('gives way to its own sort alone', async () => {
    await sendSignedIn(record, record);
    await send([record, record, record]);
    const keep = (signedIn: boolean, most: number) =>
      world.portal.database.transaction((db) => deleteOldLogs(db, signedIn, most));
    await keep(false, 1);
    expect(await stored()).toEqual([
      { signed_in: false, count: 1 },
      { signed_in: true, count: 2 },
    ]);
    await keep(true, 1);
    expect(await stored()).toEqual([
      { signed_in: false, count: 1 },
      { signed_in: true, count: 1 },
    ]);
  });
});
