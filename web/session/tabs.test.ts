import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadedPage as freshPage } from '#tests/web/loaded-page.ts';
import { sampleSignIn } from '#tests/web/sample-session.ts';

const KEY = 'kastelan.session';
let stops: (() => void)[] = [];

async function loadedPage() {
  const loaded = await freshPage();
  stops.push(loaded.stop);
  return loaded;
}

/** What is written to the local storage from now on, by key. */
function watchedStorage(): [string, string][] {
  const writes: [string, string][] = [];
  const real = localStorage;
  const setItem = (key: string, value: string) => {
    writes.push([key, value]);
    real.setItem(key, value);
  };
  const watched = {
    setItem,
    getItem: real.getItem.bind(real),
    removeItem: real.removeItem.bind(real),
    clear: real.clear.bind(real),
  };
  vi.stubGlobal('localStorage', watched);
  return writes;
}

beforeEach(() => {
  const signedOut = '{"result":{"signed_out":true}}';
  vi.stubGlobal('fetch', async () => new Response(signedOut, { status: 200 }));
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  sessionStorage.clear();
  localStorage.clear();
});

describe('other tabs', () => {
  const said = (message: object) =>
    dispatchEvent(
      new StorageEvent('storage', { key: 'kastelan.tabs', newValue: JSON.stringify(message) }),
    );

  test('sign out with the same user, without telling on', async () => {
    const { signIn, reload } = await loadedPage();
    signIn(sampleSignIn(), false);
    const writes = watchedStorage();
    said({ kind: 'sign-out', user_identity: 'jana@example.cz' });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(writes.map(([key]) => key)).not.toContain('kastelan.tabs');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('with another user stay signed in', async () => {
    const { signIn, reload, currentSession } = await loadedPage();
    signIn(sampleSignIn(), false);
    said({ kind: 'sign-out', user_identity: 'petr@example.cz' });
    expect(currentSession()).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('are told by the channel and by the storage, and no trace is left', async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel('kastelan');
    channel.addEventListener('message', ({ data }) => heard.push(data));
    const { signIn, signOut } = await loadedPage();
    signIn(sampleSignIn(), false);
    const writes = watchedStorage();
    await signOut();
    const message = { kind: 'sign-out', user_identity: 'jana@example.cz' };
    await vi.waitFor(() => expect(heard).toEqual([message]));
    const written = new Map(writes).get('kastelan.tabs') ?? '{}';
    expect(JSON.parse(written)).toMatchObject(message);
    expect(localStorage.getItem('kastelan.tabs')).toBeNull();
    channel.close();
  });

  test('take a new token only in place of the very token it replaces', async () => {
    const { signIn, identity } = await loadedPage();
    signIn(sampleSignIn(), false);
    said({ kind: 'new-token', old_token: 'other', token: 't5' });
    expect(identity.get()?.token).toBe('t1');
    said({ kind: 'new-token', old_token: 't1', token: 't5' });
    expect(identity.get()?.token).toBe('t5');
  });
});
