import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadedPage as freshPage } from '#tests/web/loaded-page.ts';
import { sampleClient, sampleSignIn, sampleUnit, sampleUser } from '#tests/web/sample-session.ts';

const KEY = 'kastelan.session';
const ADMIN = 'jana@example.cz';
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let stops: (() => void)[] = [];

const viewed = {
  ...sampleUser(),
  user_identity: 'karel@example.cz',
  client_user_id: 77,
  version: 1,
};
const client = { ...sampleClient(), client_id: 9 };

const answers: Readonly<Record<string, object>> = {
  '/v1/user/profile': viewed,
  '/v1/user/clientunits': { client, units: [sampleUnit(1, 'Lipová')] },
  '/v1/admin/view/end': { ended: true },
  '/v1/user/logout': { signed_out: true },
};

async function loadedPage() {
  const loaded = await freshPage();
  const { page } = await import('./page.ts');
  const open = vi.spyOn(page, 'open').mockImplementation(() => undefined);
  const viewing = await import('./viewing.ts');
  stops.push(loaded.stop);
  return { ...loaded, ...viewing, open };
}

const tokensTo = (path: string) =>
  fetched.mock.calls
    .filter(([url]) => new URL(url).pathname === path)
    .map(([, init]) => new Headers(init.headers).get('authorization'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (url) => {
    const result = answers[new URL(url).pathname];
    return new Response(JSON.stringify({ result }), { status: result === undefined ? 404 : 200 });
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  fetched.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

/** A page that looks as Karel; the own session of Jana was to be remembered. */
async function viewingPage() {
  const first = await loadedPage();
  first.signIn(sampleSignIn(), true);
  sessionStorage.setItem('kastelan.draft.unit-1', '{}');
  await first.beginViewing('view-token');
  expect(first.open).toHaveBeenCalledWith('/');
  return loadedPage();
}

describe('looking as another user', () => {
  test('is of this tab only and survives its reload', async () => {
    const { currentSession, identity } = await viewingPage();
    expect(currentSession()).toMatchObject({
      token: 'view-token',
      user: { user_identity: 'karel@example.cz' },
      client: { client_id: 9 },
      viewer: { token: 't1', user: { user_identity: ADMIN } },
    });
    expect(identity.get()).toMatchObject({ token: 'view-token', client_id: 9 });
    expect(localStorage.getItem(KEY)).not.toContain('view-token');
    expect(localStorage.getItem(KEY)).toContain('"t1"');
  });

  test('takes no draft of the own work along', async () => {
    await viewingPage();
    expect(sessionStorage.getItem('kastelan.draft.unit-1')).toBeNull();
  });

  test('ends at the client that was looked at, as oneself, without signing in', async () => {
    const { endViewing, open } = await viewingPage();
    await endViewing();
    expect(open).toHaveBeenCalledWith('/admin/clients?client=9');
    expect(tokensTo('/v1/admin/view/end')).toEqual(['Bearer t1']);
    const { currentSession } = await loadedPage();
    expect(currentSession()).toMatchObject({ token: 't1', user: { user_identity: ADMIN } });
    expect(currentSession()?.viewer).toBeUndefined();
    expect(sessionStorage.getItem(KEY)).not.toContain('view-token');
  });

  test('that the server has ended makes the admin himself again, and says so', async () => {
    const { endSession, open, reload } = await viewingPage();
    endSession('Došlo k automatickému odhlášení');
    expect(reload).not.toHaveBeenCalled();
    expect(open).toHaveBeenCalledWith('/');
    expect(sessionStorage.getItem('kastelan.info')).toMatch(
      /^Prohlížení jako jiný uživatel skončilo/,
    );
    const { currentSession } = await loadedPage();
    expect(currentSession()?.token).toBe('t1');
  });

  test('ends together with the own session when he signs out', async () => {
    const { signOut } = await viewingPage();
    await signOut();
    expect(tokensTo('/v1/admin/view/end')).toEqual(['Bearer t1']);
    expect(tokensTo('/v1/user/logout')).toEqual(['Bearer t1']);
    expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual([null, null]);
  });
});
