import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#contract/errors.ts';
import { sampleSignIn } from '#tests/web/sample-session.ts';
import { currentSession } from './session.ts';
import { submitSignIn } from './submitSignIn.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const credentials = {
  user_identity: 'jana@example.cz',
  password: 'příliš žluťoučký',
  remember: true,
};

function answer(status: number, content: unknown): void {
  fetched.mockImplementation(async () => new Response(JSON.stringify(content), { status }));
}

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a sign-in', () => {
  test('sends the password in the body and, as UTF-8, in the Basic header', async () => {
    answer(401, {});
    await submitSignIn(credentials);
    const { headers, body } = fetched.mock.lastCall?.[1] ?? {};
    const { Authorization = '' } = headers as Record<string, string>;
    expect(Buffer.from(Authorization.replace(/^Basic /, ''), 'base64').toString('utf8')).toBe(
      'jana@example.cz:příliš žluťoučký',
    );
    expect(JSON.parse(body as string)).toEqual({
      user_identity: 'jana@example.cz',
      password: 'příliš žluťoučký',
      remember_me: true,
      device: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  test('that succeeds begins the session', async () => {
    answer(200, { result: sampleSignIn() });
    expect(await submitSignIn(credentials)).toEqual({ kind: 'signed-in' });
    expect(currentSession()?.remember).toBe(true);
  });

  test('of an unconfirmed registration sets the flag and begins nothing', async () => {
    answer(200, {
      result: { ...sampleSignIn(), client_confirmed: '', token: '', client: null, units: [] },
    });
    expect(await submitSignIn(credentials)).toEqual({ kind: 'unconfirmed_registration' });
    expect(sessionStorage.getItem('kastelan.session')).toBeNull();
  });

  const message = async () => {
    const outcome = await submitSignIn(credentials);
    return outcome.kind === 'refused' ? outcome.message : outcome.kind;
  };

  test('that the server refuses shows its message', async () => {
    const { errorCode, errorMsg, status } = errors['wrong-credentials'];
    answer(status, { error: { errorCode, errorMsg } });
    expect(await message()).toBe(errorMsg);
  });

  test('refused without a message is an unauthorized access', async () => {
    answer(401, {});
    expect(await message()).toBe('Neoprávněný přístup');
  });

  test.each([
    ['of another shape', { result: { token: 't' } }],
    ['without a client', { result: { ...sampleSignIn(), client: null } }],
  ])('answered by data %s is malformed', async (_name, content) => {
    answer(200, content);
    expect(await message()).toBe('Chybná vrácená data');
  });

  test('without an answer shows the transport’s message', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    expect(await message()).toBe('Nepodařilo se spojit se serverem.');
  });
});
