import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOG_TICKET_HEADER, logRecord } from '#contract/logs.ts';
import { APP_VERSION } from '#contract/version.ts';
import { ApiError } from './api-error.ts';
import { identity } from './identity.ts';
import { SEND_FAILURE, sendWaitingLogs, startLogSending, stopLogSending } from './log-send.ts';
import { dropRecords, log, waitingRecords } from './log.ts';
import { workedUnit } from './worked-unit.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const accepted = async () => new Response('{"result":{"accepted":true}}', { status: 200 });
const everything = () => waitingRecords(10_000);
const texts = () => everything().map(({ messages }) => messages.join(' '));

function sentRecords(): unknown[] {
  const body = fetched.mock.lastCall?.[1].body;
  return (JSON.parse(typeof body === 'string' ? body : '{}') as { records: unknown[] }).records;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(accepted);
  vi.useFakeTimers();
});
afterEach(() => {
  stopLogSending();
  dropRecords(everything());
  fetched.mockReset();
  vi.useRealTimers();
});

describe('a record', () => {
  test('has what the contract asks, its level in capitals and whose it is', () => {
    identity.set({
      token: 't',
      user_identity: 'jana@example.cz',
      client_id: 1,
      is_sys_admin: false,
    });
    log.warn('Chybí údaj', { spaces_flats: null }, new Error('proč'));
    identity.set(null);
    const [record] = everything();
    expect(logRecord.safeParse(record).success).toBe(true);
    expect(record).toMatchObject({ level: 'WARN', uid: 'jana@example.cz' });
    expect(record?.messages.slice(0, 2)).toEqual(['Chybí údaj', '{"spaces_flats":null}']);
    expect(record?.messages[2]).toContain('proč');
  });

  test('tells the active unit, the version and the number of the event of a refused call', () => {
    workedUnit.set('Lipová 12');
    const fault = { kind: 'api', message: 'Chyba', url: '/v1/units', requestId: 'req-7' } as const;
    log.error('Chyba', new ApiError(fault));
    log.info('nic');
    workedUnit.set('');
    expect(everything()).toMatchObject([
      { unit_name: 'Lipová 12', app_version: APP_VERSION, request_id: 'req-7' },
      { unit_name: 'Lipová 12', request_id: '' },
    ]);
  });

  test('of a warning knows where it was made', () => {
    log.warn('tady');
    expect(everything()[0]?.file_name).toContain('log.test.ts');
    expect(everything()[0]?.line_number).toBeGreaterThan(1);
  });

  test('passes the contract whatever is logged', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    log.error(
      'x'.repeat(9000),
      circle,
      undefined,
      Symbol('s'),
      ...Array.from({ length: 40 }, (_, n) => n),
    );
    expect(logRecord.safeParse(everything()[0]).success).toBe(true);
  });

  test('goes nowhere else, not even to the console', () => {
    const console = vi.spyOn(globalThis.console, 'warn');
    log.warn('ticho');
    expect(console).not.toHaveBeenCalled();
  });

  test('is among a thousand kept at most, the oldest go first', () => {
    for (let n = 0; n < 1100; n += 1) log.info(String(n));
    expect(texts()).toHaveLength(1000);
    expect(texts()[0]).toBe('100');
  });
});

describe('sending', () => {
  test('is in bulk, and what was sent is dropped', async () => {
    log.info('první');
    log.info('druhá');
    await sendWaitingLogs();
    expect(sentRecords()).toHaveLength(2);
    expect(texts()).toEqual([]);
  });

  test('takes at most as many records as one call may carry', async () => {
    for (let n = 0; n < 250; n += 1) log.info(String(n));
    await sendWaitingLogs();
    expect(sentRecords()).toHaveLength(200);
    expect(texts()[0]).toBe('200');
  });

  test('keeps a record that came meanwhile', async () => {
    log.info('dřív');
    fetched.mockImplementation(async () => {
      log.info('mezitím');
      return accepted();
    });
    await sendWaitingLogs();
    expect(texts()).toEqual(['mezitím']);
  });

  test('does not begin again while one is under way', async () => {
    log.info('jednou');
    await Promise.all([sendWaitingLogs(), sendWaitingLogs()]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('that fails keeps the records and notes it once, without an endless loop', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    log.info('čeká');
    await sendWaitingLogs();
    await sendWaitingLogs();
    await sendWaitingLogs();
    expect(texts()[0]).toBe('čeká');
    expect(texts().filter((text) => text.startsWith(SEND_FAILURE))).toHaveLength(1);
    expect(texts()).toHaveLength(2);
  });

  test('comes by itself every so many seconds', async () => {
    startLogSending(30);
    log.info('za chvíli');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('comes at once with a warning whose first argument is SendLogs', async () => {
    startLogSending(3600);
    log.info('SendLogs');
    log.warn('něco', 'SendLogs');
    expect(fetched).not.toHaveBeenCalled();
    log.warn('SendLogs', 'teď');
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(sentRecords()).toHaveLength(3);
  });

  test('tells by a ticket, never by the token, that somebody is signed in', async () => {
    const jana = {
      token: 't',
      user_identity: 'jana@example.cz',
      client_id: 1,
      is_sys_admin: false,
    };
    const headers = () => new Headers(fetched.mock.lastCall?.[1].headers);
    identity.set({ ...jana, log_ticket: '1.2.3.doklad' });
    log.info('přihlášená');
    await sendWaitingLogs();
    expect(headers().get(LOG_TICKET_HEADER)).toBe('1.2.3.doklad');
    expect(headers().has('Authorization')).toBe(false);
    identity.set(null);
    log.info('nikdo');
    await sendWaitingLogs();
    expect(headers().has(LOG_TICKET_HEADER)).toBe(false);
  });

  test('can be switched off', async () => {
    startLogSending(5);
    stopLogSending();
    log.warn('SendLogs');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a page that goes away', () => {
  const leave = async () => {
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
  };

  test('sends what waits in a request that outlives it', async () => {
    startLogSending(3600);
    log.warn('Poslední řádek');
    await leave();
    expect(sentRecords()).toMatchObject([{ messages: ['Poslední řádek'] }]);
    expect(fetched.mock.lastCall?.[1].keepalive).toBe(true);
    expect(texts()).toEqual([]);
  });

  test('sends them with the ticket of who is signed in', async () => {
    const jana = {
      token: 't',
      user_identity: 'jana@example.cz',
      client_id: 1,
      is_sys_admin: false,
    };
    identity.set({ ...jana, log_ticket: '1.2.3.doklad' });
    startLogSending(3600);
    log.warn('Poslední řádek');
    await leave();
    identity.set(null);
    const { headers, keepalive } = fetched.mock.lastCall?.[1] ?? {};
    expect([new Headers(headers).get(LOG_TICKET_HEADER), keepalive]).toEqual([
      '1.2.3.doklad',
      true,
    ]);
  });

  test('sends the newest records where all would be more than a browser lets outlive it', async () => {
    startLogSending(3600);
    for (let line = 1; line <= 40; line += 1) log.info(`${line} ${'ě'.repeat(1500)}`);
    await leave();
    const body = fetched.mock.lastCall?.[1].body;
    expect(new Blob([body as string]).size).toBeLessThan(64 * 1024);
    const sent = (sentRecords() as { messages: string[] }[]).map(({ messages }) =>
      Number.parseInt(messages[0] ?? '', 10),
    );
    expect(sent.at(-1)).toBe(40);
    expect(sent.length).toBeGreaterThan(10);
    expect(texts()).toHaveLength(40 - sent.length);
  });

  test('keeps what could not be sent', async () => {
    startLogSending(3600);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    log.warn('Poslední řádek');
    await leave();
    expect(texts()).toEqual(['Poslední řádek']);
  });
});
