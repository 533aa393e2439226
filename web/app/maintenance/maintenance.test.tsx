import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getRuntimeSettings } from '#contract/settings.ts';
import { sampleSignIn } from '#tests/web/sample-session.ts';
import { identity } from '#web/lib/identity.ts';
import { rendered } from '#tests/web/rendered.tsx';
import { eventually } from '#tests/web/screen.tsx';
import { checkMaintenance, maintenance, pollMaintenance, readFlag } from './maintenance.ts';
import { MaintenanceGate } from './MaintenanceGate.tsx';

const off = { isOn: false, text: '', until: '' };
const on = { isOn: true, text: 'Nová verze', until: '2026-11-20T20:00:00.000Z' };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function flag(content: object | string, status = 200): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  fetched.mockImplementation(async () => new Response(text, { status }));
}

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  maintenance.set(off);
  identity.set(null);
  vi.useRealTimers();
});

describe('the maintenance flag', () => {
  test('is on only when the file says so', () => {
    expect(readFlag('{"maintenanceMode":false}')).toEqual(off);
    expect(
      readFlag('{"maintenanceMode":true,"text":"Nová verze","until":"2026-11-20T20:00:00.000Z"}'),
    ).toEqual(on);
    expect(readFlag('{"maintenanceMode":"yes"}')?.isOn).toBe(false);
    expect(readFlag('[]')).toBeNull();
  });

  test('is asked for now and every 60 seconds, past the cache', async () => {
    vi.useFakeTimers();
    flag({ maintenanceMode: false });
    const stop = pollMaintenance();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(fetched.mock.lastCall?.[0]).toBe(`${location.origin}/maintenance.json`);
    expect(fetched.mock.lastCall?.[1].cache).toBe('no-store');
    stop();
  });

  test.each([
    ['cannot be read', '<html>', 200],
    ['is missing', '{"maintenanceMode":false}', 404],
  ])('holds its last state when the file %s', async (_name, content, status) => {
    maintenance.set(on);
    flag(content, status);
    await checkMaintenance();
    expect(maintenance.get()).toEqual(on);
  });
});

describe('while maintenance is on', () => {
  const shown = async () => {
    const { host, leave } = rendered(
      <MaintenanceGate>
        <i>portál</i>
      </MaintenanceGate>,
    );
    await eventually(() => expect(host.querySelector('main, i')).not.toBeNull());
    const text = (host.querySelector('main, i') ?? host).textContent ?? '';
    leave();
    return text;
  };

  test('people see its page with text and expected end', async () => {
    act(() => maintenance.set(on));
    expect(await shown()).toContain('Údržba systému');
    expect(await shown()).toContain('Nová verze');
    expect(await shown()).toContain('20.\u00a011.\u00a02026 21:00');
    expect(await shown()).toContain('Načíst znovu');
  });

  test('a system admin goes on', async () => {
    maintenance.set(on);
    identity.set({ token: 't', user_identity: 'a@b.cz', client_id: 1, is_sys_admin: true });
    expect(await shown()).toBe('portál');
  });

  test('a system admin gets to the sign-in form by the mark in the address', async () => {
    maintenance.set(on);
    history.replaceState(null, '', '/client/user/login?admin=1');
    expect(await shown()).toBe('portál');
    history.replaceState(null, '', '/pasports?admin=1');
    expect(await shown()).not.toBe('portál');
    history.replaceState(null, '', '/');
  });
});

describe('turning it on', () => {
  async function watchedPortal(isSysAdmin: boolean) {
    vi.resetModules();
    const { page } = await import('#web/session/page.ts');
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    const { signIn } = await import('#web/session/session.ts');
    const { maintenance: flagStore } = await import('./maintenance.ts');
    const { watchMaintenance } = await import('./watch.ts');
    fetched.mockImplementation(
      async () => new Response('{"result":{"signed_out":true}}', { status: 200 }),
    );
    signIn(sampleSignIn({ is_sys_admin: isSysAdmin }), true);
    sessionStorage.setItem('kastelan.draft.unit-1', '{}');
    const stop = watchMaintenance();
    flagStore.set(on);
    await Promise.resolve();
    return { reload, stop };
  }

  test('signs the user out, and his drafts stay', async () => {
    const { reload, stop } = await watchedPortal(false);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(sessionStorage.getItem('kastelan.session')).toBeNull();
    expect(localStorage.getItem('kastelan.session')).toBeNull();
    expect(sessionStorage.getItem('kastelan.draft.unit-1')).toBe('{}');
    stop();
  });

  test('is known at once to the admin who has switched it', async () => {
    const { stop } = await watchedPortal(true);
    const { maintenance: flagStore } = await import('./maintenance.ts');
    const { keyOf, queryClient } = await import('#web/lib/query.ts');
    flagStore.set(off);
    flag({ maintenanceMode: true, text: on.text, until: on.until });
    queryClient.setQueryData(keyOf(getRuntimeSettings), { maintenance_mode: true });
    await vi.waitFor(() => expect(flagStore.get()).toEqual(on));
    stop();
  });

  test('leaves a system admin signed in', async () => {
    const { reload, stop } = await watchedPortal(true);
    expect(sessionStorage.getItem('kastelan.session')).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
    stop();
  });
});
