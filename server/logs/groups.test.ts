import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listLogGroups, readLogGroup, solveLogGroup } from '#contract/log-groups.ts';
import { sendLogs } from '#contract/logs.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let token: string;
let system: string;
beforeAll(async () => {
  world = await createWorld();
  ({ token, user_identity: system } = await world.makeUser({ is_sys_admin: true }));
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
  dateTime: '',
  level: 'ERROR',
  uid: 'jana@example.cz',
  file_name: 'call.ts',
  function: 'report',
  line_number: 12,
  messages: ['60000500: Příliš žluťoučký kůň', '/v1/units/12'],
  unit_name: 'Lipová 12',
  app_version: '2025.01.20.01',
  request_id: 'req-1',
};
const send = (...records: object[]) => world.call(sendLogs, { body: { records } });
const list = async (search?: string) =>
  (
    await world.call(listLogGroups, {
      token,
      ...(search === undefined ? {} : { query: { search } }),
    })
  ).result;
const only = async () => (await list()).values[0]!;
const read = (fingerprint: string) => world.call(readLogGroup, { token, params: { fingerprint } });
const solve = (fingerprint: string, solved = true) =>
  world.call(solveLogGroup, { token, params: { fingerprint }, body: { solved } });

describe('records of browsers', () => {
  test('are put together by message and place, with count, first and last time', async () => {
    await send(record, { ...record, messages: ['60000500: Příliš žluťoučký kůň', '/v1/units/7'] });
    await send({ ...record, uid: 'petr@example.cz', unit_name: 'Javorová', request_id: 'req-2' });
    await send({ ...record, level: 'warn' });
    const { values, capped } = await list();
    expect(capped).toBe(false);
    expect(values.map(({ level, occurrences }) => [level, occurrences])).toEqual([
      ['WARN', 1],
      ['ERROR', 3],
    ]);
    expect(values[1]).toMatchObject({
      file_name: 'call.ts',
      function_name: 'report',
      line_number: 12,
      message: '60000500: Příliš žluťoučký kůň · /v1/units/12',
      uid: 'petr@example.cz',
      unit_name: 'Javorová',
      app_version: '2025.01.20.01',
      request_id: 'req-2',
      state: 'open',
      solved: '',
      solved_by: '',
    });
    expect(Date.parse(values[1]!.first_seen)).toBeLessThan(Date.parse(values[1]!.last_seen));
  });

  test('are found without diacritics by message, user, unit, place and number of the event', async () => {
    await send(record, { ...record, level: 'INFO', uid: '', messages: ['jiné'], unit_name: '' });
    for (const words of ['zlutoucky KUN', 'jana@', 'lipova 12', 'prilis lipova', '  ']) {
      expect((await list(words)).values.some(({ level }) => level === 'ERROR')).toBe(true);
    }
    expect((await list('lipova jine')).values).toEqual([]);
    for (const sign of ['%', '_', '\\']) expect((await list(sign)).values).toEqual([]);
    expect((await list('req-1')).values).toHaveLength(2);
    await send({ ...record, request_id: 'req-2' });
    const found = (await list('req-1')).values.map(({ level, request_id }) => [level, request_id]);
    expect(found).toEqual([
      ['ERROR', 'req-2'],
      ['INFO', 'req-1'],
    ]);
  });

  test('are told one by one, the newest first, with their numbers of events', async () => {
    await send({ ...record, messages: ['60000500: Příliš žluťoučký kůň\nat a.js:1', 'x'] });
    await send({
      ...record,
      messages: ['60000500: Příliš žluťoučký kůň\nat b.js:2', 'x'],
      request_id: 'req-2',
    });
    const { status, result } = await read((await only()).fingerprint);
    expect(status).toBe(200);
    expect(result.group.occurrences).toBe(2);
    expect(result.records).toMatchObject([
      { request_id: 'req-2', messages: ['60000500: Příliš žluťoučký kůň\nat b.js:2', 'x'] },
      { request_id: 'req-1', unit_name: 'Lipová 12', logged: '2025-01-20T10:30:00.000Z' },
    ]);
    expect((await read('nothing-such')).status).toBe(404);
  });

  test('are a thousand groups at most in one answer, and more are told of', async () => {
    await world.db.owner.query(
      `insert into client_log_groups
              (fingerprint, level, uid, file_name, function_name, line_number, message, last_seen)
       select 'f' || n, 'INFO', '', '', '', 1, 'zpráva ' || n, now() - n * interval '1 minute'
         from generate_series(1, 1001) n`,
    );
    const { values, capped } = await list();
    expect([values.length, capped, values[0]?.fingerprint]).toEqual([1000, true, 'f1']);
    expect(await list('zprava 1001')).toMatchObject({
      values: [{ fingerprint: 'f1001' }],
      capped: false,
    });
  });
});

describe('a group marked as solved', () => {
  test('says when and by whom, and can be opened again', async () => {
    await send(record);
    const { fingerprint } = await only();
    const { result } = await solve(fingerprint);
    expect(result).toMatchObject({ state: 'solved', solved_by: system });
    expect(result.solved).not.toBe('');
    expect((await solve(fingerprint)).result.solved).toBe(result.solved);
    expect((await solve(fingerprint, false)).result).toMatchObject({ state: 'open', solved: '' });
    expect((await solve('nothing-such')).status).toBe(404);
  });

  test('comes back as one that occurred again, and can be solved again', async () => {
    await send(record);
    const { fingerprint } = await only();
    await solve(fingerprint);
    await send({ ...record, level: 'INFO' });
    expect((await read(fingerprint)).result.group.state).toBe('solved');
    await send(record);
    expect(await only()).toMatchObject({
      fingerprint,
      state: 'again',
      occurrences: 2,
      solved_by: '',
    });
    expect((await solve(fingerprint)).result.state).toBe('solved');
  });
});

test('a flood of hostile records leaves only records that the contract knows', async () => {
  const hostile = [
    '\u0000\u001b[2J',
    '\u202egpj.exe',
    '<script>alert(1)</script>',
    '=1+1',
    '\ud800',
    '',
    '0'.repeat(400),
  ];
  const sends = Array.from({ length: 40 }, (_, at) =>
    send(
      ...Array.from({ length: 50 }, (__, n) => ({
        ...record,
        messages: Array.from(
          { length: 1 + (n % 6) },
          (___, m) => hostile[(at + n + m) % hostile.length],
        ),
        uid: hostile[n % 5],
        file_name: hostile[(n + 1) % 5],
        unit_name: hostile[(n + 2) % 5],
        request_id: hostile[(n + 3) % 5],
        line_number: n % 7,
        timestamp: n % 2 === 0 ? 0 : 8_640_000_000_000_000,
      })),
    ),
  );
  const replies = await Promise.all(sends);
  expect(new Set(replies.map(({ text }) => text))).toEqual(
    new Set(['{"result":{"accepted":true}}']),
  );
  const { values } = listLogGroups.result.parse(await list());
  const { rows } = await world.db.owner.query<{ count: number }>(
    'select count(*)::integer as count from client_logs',
  );
  expect(rows[0]?.count).toBeGreaterThan(0);
  expect(values.reduce((sum, { occurrences }) => sum + occurrences, 0)).toBe(rows[0]?.count);
  for (const { fingerprint } of values) {
    const { result } = await read(fingerprint);
    expect(JSON.stringify(readLogGroup.result.parse(result))).not.toMatch(
      /[\u0000-\u0008\u202a-\u202e\u2066-\u2069]|\\u00/u,
    );
  }
});
