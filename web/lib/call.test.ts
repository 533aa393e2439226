import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getClient } from '#contract/clients.ts';
import { errors, GENERIC_MESSAGE } from '#contract/errors.ts';
import { sendLogs } from '#contract/logs.ts';
import { updateProfile } from '#contract/profile.ts';
import { confirmAllUserMessages } from '#contract/messages.ts';
import { requestPasswordReset, signIn, signOut } from '#contract/session.ts';
import { createUnit } from '#contract/units.ts';
import { ApiError, userMessage } from './api-error.ts';
import { call } from './call.ts';
import { identity, onTokenRefused } from './identity.ts';

const caller = { token: 't1', user_identity: 'jana@example.cz', client_id: 4, is_sys_admin: false };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function answer(status: number, content?: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  fetched.mockImplementation(async () => new Response(status === 204 ? null : text, { status }));
}

function lastRequest() {
  const [url = '', init = {}] = fetched.mock.lastCall ?? [];
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  return { url, method: init.method, headers: init.headers as Record<string, string>, body };
}

async function faultOf(made: Promise<unknown>): Promise<ApiError> {
  const fault: unknown = await made.catch((error: unknown) => error);
  if (fault instanceof ApiError) return fault;
  throw new Error('The call has not failed');
}

const refusal = (code: keyof typeof errors, more: object = {}) => ({
  error: { errorCode: errors[code].errorCode, errorMsg: errors[code].errorMsg, ...more },
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  identity.set(caller);
});
afterEach(() => {
  fetched.mockReset();
  identity.set(null);
  vi.useRealTimers();
});

describe('a request', () => {
  test('carries the token, the application header and the claims its body knows', async () => {
    answer(200, { result: { accepted: true } });
    await faultOf(call(updateProfile, { params: { client_user_id: 9 }, body: { unit_id: 3 } }));
    const { url, method, headers, body } = lastRequest();
    expect(url).toBe(location.origin + updateProfile.path.replace('{client_user_id}', '9'));
    expect(method).toBe('PUT');
    expect(headers).toMatchObject({
      Authorization: 'Bearer t1',
      'X-Application-Auth': 'kastelan-web',
    });
    expect(body).toEqual({ user_identity: 'jana@example.cz', client_id: 4, unit_id: 3 });
  });

  test('without a body has none and no content type', async () => {
    answer(404, refusal('not-found'));
    await faultOf(call(getClient, { params: { client_id: 4 } }));
    expect(lastRequest().body).toBeUndefined();
    expect(lastRequest().headers).not.toHaveProperty('Content-Type');
  });

  test('of a public endpoint claims no identity of its own', async () => {
    answer(200, { result: { accepted: true } });
    await call(requestPasswordReset, { body: { user_identity: 'petr@example.cz' } });
    expect(lastRequest().body).toEqual({ user_identity: 'petr@example.cz' });
  });

  test('of the log says nothing about the caller', async () => {
    answer(200, { result: { accepted: true } });
    await call(sendLogs, { body: { records: [] }, anonymous: true });
    expect(lastRequest().headers).not.toHaveProperty('Authorization');
    expect(lastRequest().headers).toHaveProperty('X-Application-Auth');
  });

  test('by another token claims nothing in the name of who is signed in', async () => {
    answer(200, { result: { ended: true } });
    const headers = { Authorization: 'Bearer t2' };
    await faultOf(call(updateProfile, { params: { client_user_id: 9 }, body: {}, headers }));
    expect(lastRequest().body).toEqual({});
  });

  test('may bring another authorization, as the sign-in does', async () => {
    answer(401, refusal('wrong-credentials'));
    await faultOf(call(signIn, { body: {}, headers: { Authorization: 'Basic eA==' } }));
    expect(lastRequest().headers['Authorization']).toBe('Basic eA==');
  });
});

describe('a creating request', () => {
  const create = () => call(createUnit, { body: { new_unit: 'Lipová' } });
  const key = () => lastRequest().headers['Idempotency-Key'];

  test('repeats its key while nobody has answered, and has a new one afterwards', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    await faultOf(create());
    const first = key();
    expect(first).toMatch(/^[\da-f-]{36}$/);
    answer(503, refusal('overloaded'));
    await faultOf(create());
    expect(key()).toBe(first);
    answer(409, refusal('unit-limit-reached'));
    await faultOf(create());
    expect(key()).toBe(first);
    await faultOf(create());
    expect(key()).not.toBe(first);
  });
});

describe('an answer', () => {
  test('is the result of the envelope', async () => {
    answer(200, { result: { signed_out: true } });
    expect(await call(signOut)).toEqual({ signed_out: true });
  });

  test.each([
    ['of another shape', 200, { result: { signed_out: 'maybe' } }],
    ['without the envelope', 200, { signed_out: true }],
    ['that is no JSON', 200, '<html>'],
    ['of an unexpected status', 201, { result: { signed_out: true } }],
    ['of a broken server', 502, '<html>'],
  ])('%s does not contain proper data', async (_name, status, content) => {
    answer(status, content);
    const fault = await faultOf(call(signOut));
    expect(fault).toMatchObject({
      kind: 'bad-data',
      status,
      message: 'Odpověď neobsahuje správná data',
    });
  });

  test('204 is empty data', async () => {
    answer(204);
    expect((await faultOf(call(signOut))).message).toBe('Datový server vrátil prázdná data');
  });

  test('401 without the envelope is an unauthorized access', async () => {
    answer(401, '');
    expect((await faultOf(call(signIn, { body: {} }))).message).toBe('Neoprávněný přístup');
  });

  test('of a refusal keeps all it says', async () => {
    const fields = [{ field: 'name', message: 'Toto pole je povinné' }];
    answer(409, refusal('version-conflict', { fields, current: { version: 2 }, requestId: 'r-1' }));
    const fault = await faultOf(call(signOut));
    expect(fault).toMatchObject({
      kind: 'api',
      status: 409,
      code: 'version-conflict',
      fields,
      requestId: 'r-1',
    });
    expect(fault.current).toEqual({ version: 2 });
    expect(fault.message).toBe(errors['version-conflict'].errorMsg);
  });
});

describe('a call without an answer', () => {
  test('to an unreachable server is a network fault', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await faultOf(call(signOut))).toMatchObject({
      kind: 'network',
      errorCode: 'ERR_NETWORK',
      status: 0,
    });
  });

  const untilAborted = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );

  test('is given up after the time of its endpoint', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(untilAborted);
    const made = faultOf(call(signOut));
    await vi.advanceTimersByTimeAsync(4999);
    expect(fetched.mock.lastCall?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await made).toMatchObject({ kind: 'timeout', errorCode: 'ETIMEDOUT' });
  });

  test('is cancelled by its caller', async () => {
    fetched.mockImplementation(untilAborted);
    const control = new AbortController();
    const made = faultOf(call(signOut, { signal: control.signal }));
    control.abort();
    expect(await made).toMatchObject({ kind: 'cancelled', errorCode: 'ERR_CANCELED' });
  });
});

describe('a refused token', () => {
  const refused = vi.fn<() => void>();
  let stop: () => void;
  beforeEach(() => (stop = onTokenRefused(refused)));
  afterEach(() => {
    stop();
    refused.mockReset();
  });

  test('ends the session', async () => {
    answer(401, refusal('unauthorized'));
    await faultOf(call(getClient, { params: { client_id: 4 } }));
    expect(refused).toHaveBeenCalledTimes(1);
  });

  test('of an older session ends nothing', async () => {
    fetched.mockImplementation(async () => {
      identity.set({ ...caller, token: 't2' });
      return new Response('', { status: 401 });
    });
    await faultOf(call(getClient, { params: { client_id: 4 } }));
    expect(refused).not.toHaveBeenCalled();
  });

  test('is not what a refused sign-in is about', async () => {
    identity.set(null);
    answer(401, refusal('wrong-credentials'));
    await faultOf(call(signIn, { body: {}, headers: { Authorization: 'Basic eA==' } }));
    expect(refused).not.toHaveBeenCalled();
  });
});

describe('what people are told', () => {
  const told = async (status: number, content: unknown, isSysAdmin: boolean) => {
    answer(status, content);
    return userMessage(await faultOf(call(signOut)), isSysAdmin);
  };

  test('is the sentence of a known fault, for everybody', async () => {
    const sentence = errors['unit-limit-reached'].errorMsg;
    expect(await told(409, refusal('unit-limit-reached'), false)).toBe(sentence);
    expect(await told(409, refusal('unit-limit-reached'), true)).toBe(sentence);
  });

  test('is generic for an unexpected fault, and detailed for a system admin', async () => {
    const content = { error: { errorCode: 12345, errorMsg: 'relation missing' } };
    expect(await told(500, content, false)).toBe(GENERIC_MESSAGE);
    expect(await told(500, content, true)).toBe(
      `12345: relation missing (${location.origin}${signOut.path})`,
    );
  });

  test('is numbered where a call of the message store fails', async () => {
    answer(500, { error: { errorCode: 12345, errorMsg: 'relation missing' } });
    const fault = await faultOf(call(confirmAllUserMessages));
    expect(userMessage(fault, false)).toBe(`${GENERIC_MESSAGE} (3)`);
  });

  test('is the cause when no proper answer came', async () => {
    expect(await told(204, undefined, false)).toBe('Datový server vrátil prázdná data');
  });

  test('of a fault in the page itself is generic', () => {
    expect(userMessage(new TypeError('x is undefined'), false)).toBe(GENERIC_MESSAGE);
    expect(userMessage(new TypeError('x is undefined'), true)).toBe('x is undefined');
  });
});
