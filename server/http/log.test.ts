import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listClientUnits } from '#contract/units.ts';
import { getRuntimeSettings } from '#contract/settings.ts';
import { AppError } from '#server/errors.ts';
import { createWorld, type World } from '#tests/world.ts';
import { loggedError } from './log.ts';
import { textOf } from './log-text.ts';

const lines: string[] = [];
const records = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

let world: World;
beforeAll(async () => {
  world = await createWorld({
    config: { logLevel: 'debug', logRequests: 'info', trustProxy: '127.0.0.1' },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => world.close());
beforeEach(() => void (lines.length = 0));

describe('a line of the log', () => {
  test('tells of a request its time, level, event, route, status, duration and whose it was', async () => {
    const user = await world.makeUser();
    const { headers } = await world.call(listClientUnits, { token: user.token });
    const record = records().find(({ msg }) => msg === 'request');
    expect(record).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      pid: process.pid,
      event: headers['x-request-id'],
      method: 'GET',
      route: listClientUnits.path,
      client_id: user.client_id,
      client_user_id: user.client_user_id,
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
  });

  test('names the pattern of an address, not what stood in it', async () => {
    await world.request({ url: '/client/user/reset/tajny-odkaz?token=tajny' });
    expect(lines.join('')).not.toContain('tajny');
    expect(records().map(({ route }) => route)).toContain('unknown');
  });

  test('has the number that the caller gets, in the answer and in its header', async () => {
    const { headers, text } = await world.call(listClientUnits);
    const event = headers['x-request-id'];
    expect(event).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(JSON.parse(text)).toMatchObject({ error: { requestId: event } });
    expect(records().at(-1)).toMatchObject({ event, status: 401 });
  });

  test('has the number that a trusted proxy gave', async () => {
    const { headers } = await world.call(getRuntimeSettings, {
      from: '127.0.0.1',
      headers: { 'x-request-id': 'brana-000123' },
    });
    expect(headers['x-request-id']).toBe('brana-000123');
    expect(records().at(-1)).toMatchObject({ event: 'brana-000123' });
  });

  test('tells of every fault of the server what it was', async () => {
    await world.db.owner.query('alter table runtime_settings rename to elsewhere');
    const { status, headers } = await world.call(getRuntimeSettings);
    await world.db.owner.query('alter table elsewhere rename to runtime_settings');
    expect(status).toBe(500);
    expect(records().find(({ level }) => level === 'error')).toMatchObject({
      event: headers['x-request-id'],
      route: getRuntimeSettings.path,
      status: 500,
      err: { code: '42P01', message: expect.stringContaining('runtime_settings') },
    });
  });
});

describe('an error in the log', () => {
  const pgError = (code: string, message: string, rest: object = {}) =>
    Object.assign(new Error(message), { code, ...rest });

  test('says its kind and place, not the row that it was about', () => {
    const told = loggedError(
      pgError('23514', 'new row violates check constraint "units_name_check"', {
        detail: 'Failing row contains (7, tajne-heslo).',
        where: 'COPY units, line 1: "tajne-heslo"',
        constraint: 'units_name_check',
      }),
    );
    expect(told).toMatchObject({ code: '23514', constraint: 'units_name_check' });
    expect(told.stack).toMatch(/^at /);
    expect(JSON.stringify(told)).not.toContain('tajne-heslo');
  });

  test('does not repeat a value that PostgreSQL could not read', () => {
    const told = loggedError(
      pgError('22P02', 'invalid input syntax for type integer: "tajne-heslo"'),
    );
    expect(told.message).toBe('invalid input syntax for type integer: "…"');
    expect(told.stack).not.toContain('tajne-heslo');
  });

  test('does not repeat names that its sentence was made exact by', () => {
    const error = new AppError('record-used', { errorMsg: 'Na záznam odkazuje Jan Tajný.' });
    expect(JSON.stringify(loggedError(error))).not.toContain('Tajný');
  });

  test('brings its causes, and no mail address of theirs', () => {
    const cause = new Error('550 <jan.tajny@example.cz>: user unknown');
    const told = loggedError(new Error('Mail', { cause }));
    expect(told['cause']).toMatchObject({ message: '550 <…@…>: user unknown' });
  });
});

describe('the log for the eyes', () => {
  test('is one line for one event', () => {
    const line = {
      level: 'info',
      time: '2025-01-20T08:09:10.123Z',
      pid: 1,
      event: 'A-B',
      msg: 'request',
      status: 200,
    };
    expect(textOf(JSON.stringify(line))).toBe('08:09:10.123 info  A-B request status=200\n');
  });

  test('shows an error with its places', () => {
    const err = { type: 'Error', message: 'Chyba', stack: 'at a\nat b' };
    expect(
      textOf(
        JSON.stringify({
          level: 'error',
          time: '2025-01-20T08:09:10.123Z',
          msg: 'unexpected',
          err,
        }),
      ),
    ).toBe('08:09:10.123 error unexpected\n  Error: Chyba\n    at a\n    at b\n');
  });
});
