import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getClient } from '#contract/clients.ts';
import { errors } from '#contract/errors.ts';
import { getProfile } from '#contract/profile.ts';
import { signOut as signOutCall } from '#contract/session.ts';
import { listClientUnits } from '#contract/units.ts';
import { loadedPage as freshPage } from '#tests/web/loaded-page.ts';
import { sampleClient, sampleSignIn, sampleUnit, sampleUser } from '#tests/web/sample-session.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const pathOf = ([url]: readonly [string, ...unknown[]]) => new URL(url).pathname;
const KEY = 'kastelan.session';
const DRAFT = 'kastelan.draft.unit-1';

let stops: (() => void)[] = [];

async function loadedPage() {
  const loaded = await freshPage();
  stops.push(loaded.stop);
  return loaded;
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(
    async () => new Response('{"result":{"signed_out":true}}', { status: 200 }),
  );
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  fetched.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

describe('signing in', () => {
  test('keeps user, token and client for the tab, and nothing for others', async () => {
    const { signIn, currentSession, identity } = await loadedPage();
    signIn(sampleSignIn(), false);
    expect(currentSession()).toMatchObject({ token: 't1', ready: true, remember: false });
    expect(currentSession()?.units).toHaveLength(3);
    expect(identity.get()).toEqual({
      token: 't1',
      user_identity: 'jana@example.cz',
      client_id: 4,
      is_sys_admin: false,
    });
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    expect(kept).toMatchObject({
      token: 't1',
      user: { user_identity: 'jana@example.cz' },
      client: { client_id: 4 },
    });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('keeps them for new tabs as well when it is to be remembered', async () => {
    const first = await loadedPage();
    first.signIn(sampleSignIn(), true);
    sessionStorage.clear();
    const { currentSession } = await loadedPage();
    expect(currentSession()).toMatchObject({ token: 't1', ready: false, remember: true });
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
  });

  test('never writes the import token into the browser', async () => {
    const { signIn } = await loadedPage();
    signIn(sampleSignIn(), true);
    expect(sessionStorage.getItem(KEY)).toContain('external_token');
    expect(sessionStorage.getItem(KEY)).not.toContain('tajne');
    expect(localStorage.getItem(KEY)).not.toContain('tajne');
  });

  test('of somebody else drops the drafts an automatic logout has left', async () => {
    sessionStorage.setItem('kastelan.drafts-of', 'petr@example.cz');
    sessionStorage.setItem(DRAFT, '{}');
    const { signIn } = await loadedPage();
    signIn(sampleSignIn(), false);
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
  });

  test('of the same person keeps them', async () => {
    sessionStorage.setItem('kastelan.drafts-of', 'jana@example.cz');
    sessionStorage.setItem(DRAFT, '{}');
    const { signIn } = await loadedPage();
    signIn(sampleSignIn(), false);
    expect(sessionStorage.getItem(DRAFT)).toBe('{}');
  });
});

describe('a page without a usable session', () => {
  test.each(['', 'no json', '{"token":""}', '{"token":"t","user":{},"client":{},"remember":true}'])(
    'begins signed out: %s',
    async (kept) => {
      localStorage.setItem(KEY, kept);
      const { currentSession } = await loadedPage();
      expect(currentSession()).toBeNull();
    },
  );
});

describe('the session', () => {
  test('follows what is read or changed of units, client and profile', async () => {
    const { signIn, currentSession, queryClient, keyOf } = await loadedPage();
    signIn(sampleSignIn(), false);
    queryClient.setQueryData(keyOf(listClientUnits), {
      client: sampleClient(),
      units: [sampleUnit(7, 'Nová')],
    });
    expect(currentSession()?.units.map(({ name }) => name)).toEqual(['Nová']);
    queryClient.setQueryData(keyOf(getProfile), {
      ...sampleUser({ first_name: 'Eva' }),
      version: 2,
    });
    expect(currentSession()?.user.first_name).toBe('Eva');
    const changed = sampleClient({ name: 'Jiný název' });
    queryClient.setQueryData(keyOf(getClient, { params: { client_id: 4 } }), changed);
    expect(currentSession()?.client.name).toBe('Jiný název');
  });

  test('is not touched by another client a system admin looks at', async () => {
    const { signIn, currentSession, queryClient, keyOf } = await loadedPage();
    signIn(sampleSignIn(), false);
    const other = sampleClient({ client_id: 5, name: 'Soused' });
    queryClient.setQueryData(keyOf(getClient, { params: { client_id: 5 } }), other);
    expect(currentSession()?.client.name).toBe('Správa Brno');
  });

  test('takes a new token after a password change, also where it is remembered', async () => {
    const { signIn, replaceToken, identity } = await loadedPage();
    signIn(sampleSignIn(), true);
    replaceToken('t2');
    expect(identity.get()?.token).toBe('t2');
    expect(localStorage.getItem(KEY)).toContain('"t2"');
  });
});

describe('signing out', () => {
  test('ends the token, clears both storages and reloads', async () => {
    const { signIn, signOut, reload, leaveWarnings } = await loadedPage();
    signIn(sampleSignIn(), true);
    sessionStorage.setItem(DRAFT, '{}');
    await signOut();
    expect(fetched.mock.calls.map(pathOf)).toEqual([signOutCall.path]);
    expect(fetched.mock.lastCall?.[1].headers).toMatchObject({ Authorization: 'Bearer t1' });
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(leaveWarnings.get()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('leaves the look of the portal and of its tables to the device', async () => {
    localStorage.setItem('kastelan.appearance', '{"large_print":true}');
    localStorage.setItem('kastelan.columns.x1.spaces', '["Typ"]');
    const { signIn, signOut } = await loadedPage();
    signIn(sampleSignIn(), true);
    await signOut();
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'kastelan.appearance',
      'kastelan.columns.x1.spaces',
    ]);
  });

  test('leaves readings that were not sent to the next sign-in of the same person', async () => {
    const { signIn, signOut } = await loadedPage();
    signIn(sampleSignIn(), true);
    localStorage.setItem('kastelan.readings.x1.3.7.2026-01-15.11', '{"text":"12"}');
    await signOut();
    expect(Object.keys(localStorage)).toEqual(['kastelan.readings.x1.3.7.2026-01-15.11']);
  });

  test('happens even when the server cannot be told', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    const { signIn, signOut, reload } = await loadedPage();
    signIn(sampleSignIn(), false);
    await signOut();
    expect(sessionStorage).toHaveLength(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('happens once however often it is asked for', async () => {
    const { signIn, signOut, reload } = await loadedPage();
    signIn(sampleSignIn(), false);
    await Promise.all([signOut(), signOut()]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('for maintenance keeps the drafts, because nobody has asked to leave', async () => {
    const { signIn, signOut } = await loadedPage();
    signIn(sampleSignIn(), true);
    sessionStorage.setItem(DRAFT, '{}');
    await signOut({ tellOthers: false, keepDrafts: true });
    expect(sessionStorage.getItem(DRAFT)).toBe('{}');
    expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual([null, null]);
  });
});

describe('a refused token', () => {
  const { errorCode, errorMsg } = errors.unauthorized;
  const refuse = async () =>
    new Response(JSON.stringify({ error: { errorCode, errorMsg } }), { status: 401 });

  test('forgets the session, leaves the notice and reloads; drafts stay', async () => {
    fetched.mockImplementation(refuse);
    const { signIn, call, reload, leaveWarnings } = await loadedPage();
    signIn(sampleSignIn(), true);
    sessionStorage.setItem(DRAFT, '{}');
    await expect(call(getProfile)).rejects.toThrow(errorMsg);
    expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual([null, null]);
    expect(sessionStorage.getItem('kastelan.info')).toBe('Došlo k automatickému odhlášení');
    expect(sessionStorage.getItem(DRAFT)).toBe('{}');
    expect(leaveWarnings.get()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads once for many calls', async () => {
    fetched.mockImplementation(refuse);
    const { signIn, call, reload } = await loadedPage();
    signIn(sampleSignIn(), false);
    await Promise.allSettled([call(getProfile), call(listClientUnits), call(getProfile)]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('leaves a session alone that has been remembered since', async () => {
    fetched.mockImplementation(refuse);
    const { signIn, call } = await loadedPage();
    signIn(sampleSignIn(), true);
    localStorage.setItem(KEY, (sessionStorage.getItem(KEY) ?? '').replace('"t1"', '"t9"'));
    await call(getProfile).catch(() => undefined);
    expect(localStorage.getItem(KEY)).toContain('"t9"');
  });

  test('is forgotten with its notice by the next sign-in', async () => {
    sessionStorage.setItem('kastelan.info', 'Došlo k automatickému odhlášení');
    const { signIn } = await loadedPage();
    signIn(sampleSignIn(), false);
    expect(sessionStorage.getItem('kastelan.info')).toBeNull();
  });
});
