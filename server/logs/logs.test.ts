import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { KEPT_LOGS, sendLogs } from '#contract/logs.ts';
import { createWorld, type World } from '#tests/world.ts';
import { LOG_LIMITS } from './log-budget.ts';
import { deleteOldLogs } from './logs.sql.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
let minute = 0;
beforeEach(async () => {
  minute += 1;
  world.setNow(new Date(Date.UTC(2025, 0, 20, 10, minute)).toISOString());
  await world.db.owner.query('truncate client_logs, client_log_groups');
});
afterAll(() => world.close());

const record = {
  timestamp: Date.UTC(2025, 0, 20, 10, 30),
  dateTime: '20. 1. 2025 11:30:00',
  level: 'warn',
  uid: 'jana@example.cz',
  file_name: 'call.ts',
  function: 'call',
  line_number: 12,
  messages: ['SendLogs', 'Chyba při volání API'],
};

const send = (body: unknown, from = '192.0.2.1') => world.call(sendLogs, { body, from });
const raw = (payload: string, type = 'application/json') =>
  world.request({
    method: 'POST',
    url: sendLogs.path,
    payload,
    headers: { 'content-type': type, 'x-application-auth': world.portal.config.applicationAuth },
  });
async function stored() {
  const { rows } = await world.db.owner.query<Record<string, unknown>>(
    `select logged, level, uid, file_name, function_name, line_number, messages
       from client_logs order by client_log_id`,
  );
  return rows;
}

describe('logs of browsers', () => {
  test('are stored without signing in, the level in capitals', async () => {
    const { status, result } = await send({ records: [record, { ...record, level: 'Error' }] });
    expect([status, result]).toEqual([200, { accepted: true }]);
    const [first, second] = await stored();
    expect(first).toEqual({
      logged: new Date(record.timestamp),
      level: 'WARN',
      uid: 'jana@example.cz',
      file_name: 'call.ts',
      function_name: 'call',
      line_number: 12,
      messages: ['SendLogs', 'Chyba při volání API'],
    });
    expect(second?.['level']).toBe('ERROR');
  });

  test('may be an empty list, and may lack what the browser does not know', async () => {
    expect((await send({ records: [] })).status).toBe(200);
    const { timestamp, dateTime } = record;
    await send({ records: [{ timestamp, dateTime, level: 'INFO', messages: [] }] });
    expect(await stored()).toMatchObject([{ uid: '', file_name: '', line_number: 0 }]);
  });

  test('survive any text, and keep it as data', async () => {
    const hostile =
      '\u0000\u001b[2J\r\n<img src=x onerror=alert(1)>\ud800"\'); drop table units; --';
    const { status } = await send({ records: [{ ...record, messages: [hostile] }] });
    expect(status).toBe(200);
    expect((await stored())[0]?.['messages']).toEqual([
      '[2J\n<img src=x onerror=alert(1)>\ufffd"\'); drop table units; --',
    ]);
  });

  test.each([
    ['no records', {}],
    ['records that are no list', { records: 'x' }],
  ])('are refused with %s, and nothing of them is stored', async (_title, body) => {
    const { status, error } = await send(body);
    expect([status, error.errorCode]).toEqual([400, errors['invalid-input'].errorCode]);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['a record that is no object', 1],
    ['a record without messages', { ...record, messages: 'žádné' }],
    ['nothing', null],
  ])('are kept but for %s', async (_title, bad) => {
    expect((await send({ records: [record, bad, record] })).status).toBe(200);
    expect(await stored()).toHaveLength(2);
  });

  test.each([
    ['a message that is too long', { messages: ['x'.repeat(4001)] }, ['x'.repeat(4000)]],
    ['too many messages', { messages: Array(21).fill('x') }, Array(20).fill('x')],
    ['messages that are no texts', { messages: [{ a: 1 }, 'b'] }, ['(není text)', 'b']],
    ['a timestamp that is no number', { timestamp: 'now' }, record.messages],
    ['a line that is none', { line_number: -1 }, record.messages],
    [
      'a level that is no text',
      { level: 5, uid: null, function: 'x'.repeat(999) },
      record.messages,
    ],
  ])('are kept with %s mended', async (_title, bad, messages) => {
    expect((await send({ records: [{ ...record, ...bad }] })).status).toBe(200);
    expect(await stored()).toMatchObject([{ file_name: 'call.ts', messages }]);
  });

  test('are kept up to two hundred of one send', async () => {
    await send({ records: Array.from({ length: 201 }, () => record) });
    expect(await stored()).toHaveLength(200);
  });

  test('are refused over 256 KB, as broken JSON and as another type', async () => {
    const big = JSON.stringify({ records: [], more: 'x'.repeat(262_144) });
    const answers = [await raw(big), await raw('{"records":['), await raw('a=1', 'text/plain')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 400, 415]);
    expect(answers.map((answer) => answer.json<{ error: object }>().error)).toMatchObject([
      { errorCode: errors['too-large'].errorCode },
      { errorCode: errors['malformed-body'].errorCode },
      { errorCode: errors['unsupported-media'].errorCode },
    ]);
    const fits = JSON.stringify({ records: [], more: 'x'.repeat(262_000) });
    expect((await raw(fits)).statusCode).toBe(200);
  });
});

describe('a flood of logs', () => {
  test('gets the same answer, and what is over the limit is not stored', async () => {
    const replies = [];
    for (let at = 0; at < LOG_LIMITS.sendsOfOne + 30; at += 1) {
      replies.push(await send({ records: [record] }));
    }
    expect(new Set(replies.map(({ text }) => text))).toEqual(
      new Set(['{"result":{"accepted":true}}']),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored()).toHaveLength(LOG_LIMITS.sendsOfOne);
    await send({ records: [record] }, '192.0.2.2');
    expect(await stored()).toHaveLength(LOG_LIMITS.sendsOfOne + 1);
  });

  test('is not even read when its address is over the limit', async () => {
    for (let at = 0; at < LOG_LIMITS.sendsOfOne; at += 1) await send({ records: [] });
    const broken = await world.request({
      method: 'POST',
      url: sendLogs.path,
      payload: '{"records":[',
      remoteAddress: '192.0.2.1',
      headers: {
        'content-type': 'application/json',
        'x-application-auth': world.portal.config.applicationAuth,
      },
    });
    expect([broken.statusCode, broken.json()]).toEqual([200, { result: { accepted: true } }]);
  });
});

describe('the number of records kept', () => {
  test('has a limit: the oldest give way', async () => {
    await send({ records: Array.from({ length: 8 }, (_, at) => ({ ...record, line_number: at })) });
    await world.portal.database.transaction((db) => deleteOldLogs(db, false, 3));
    expect((await stored()).map((row) => row['line_number'])).toEqual([5, 6, 7]);
  });

  test('is fifty thousand of nobody in particular, held by every send', async () => {
    expect(KEPT_LOGS.anonymous).toBe(50_000);
    await world.db.owner.query(
      `insert into client_logs (level, uid, file_name, function_name, line_number, messages, place)
       select 'INFO', '', '', '', n, '[]', n from generate_series(1, $1::int) n`,
      [KEPT_LOGS.anonymous],
    );
    await send({ records: [record, record] });
    const { rows } = await world.db.owner.query<{ count: string; oldest: number }>(
      'select count(*), min(line_number) filter (where uid = $1) as oldest from client_logs',
      [''],
    );
    expect(rows).toEqual([{ count: String(KEPT_LOGS.anonymous), oldest: 3 }]);
  });
});
