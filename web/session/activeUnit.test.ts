import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listUserMessages } from '#contract/messages.ts';
import { getProfile, updateProfile } from '#contract/profile.ts';
import { addressStatistics, commonStatistics, pasportStatistics } from '#contract/statistics.ts';
import { listClientUnits } from '#contract/units.ts';
import { sampleClient, sampleSignIn, sampleUnit, sampleUser } from '#tests/web/sample-session.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const UNIT_KEY = 'kastelan.unit';

async function loadedPage() {
  vi.resetModules();
  const session = await import('./session.ts');
  const unit = await import('./activeUnit.ts');
  const { startSession } = await import('./start.ts');
  const { queryClient, keyOf } = await import('#web/lib/query.ts');
  const { selectedCity } = await import('./selectedCity.ts');
  stops.push(startSession());
  return { ...session, ...unit, queryClient, keyOf, selectedCity };
}

let stops: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const profile = { ...sampleUser({ last_unit_id: 2 }), version: 2 };
  fetched.mockImplementation(
    async () => new Response(JSON.stringify({ result: profile }), { status: 200 }),
  );
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  fetched.mockReset();
  sessionStorage.clear();
});

describe('the active unit', () => {
  test('is the last one used', async () => {
    const { signIn, currentUnit } = await loadedPage();
    signIn(sampleSignIn({ last_unit_id: 3 }), false);
    expect(currentUnit()?.name).toBe('Zvonařská');
  });

  test('is the first one when none was used, or it is no more', async () => {
    const page = await loadedPage();
    page.signIn(sampleSignIn(), false);
    expect(page.currentUnit()?.name).toBe('Lipová');
    const other = await loadedPage();
    other.signIn(sampleSignIn({ last_unit_id: 99 }), false);
    expect(other.currentUnit()?.name).toBe('Lipová');
  });

  test('is nobody’s while nobody is signed in or the units are not known', async () => {
    const { currentUnit } = await loadedPage();
    expect(currentUnit()).toBeNull();
  });

  test('stays with the tab over a reload, whatever another tab has used since', async () => {
    const first = await loadedPage();
    first.signIn(sampleSignIn({ last_unit_id: 3 }), false);
    const { queryClient, keyOf, currentUnit } = await loadedPage();
    queryClient.setQueryData(keyOf(getProfile), { ...sampleUser({ last_unit_id: 1 }), version: 3 });
    const units = [sampleUnit(1, 'Lipová'), sampleUnit(3, 'Zvonařská')];
    queryClient.setQueryData(keyOf(listClientUnits), { client: sampleClient(), units });
    expect(currentUnit()?.name).toBe('Zvonařská');
  });
});

describe('changing the active unit', () => {
  test('is kept for the tab and told as a new unit selected', async () => {
    const { signIn, setActiveUnit, currentUnit, onNewUnitSelected } = await loadedPage();
    signIn(sampleSignIn(), false);
    const heard = vi.fn<(unit: { name: string }) => void>();
    onNewUnitSelected(heard);
    setActiveUnit(2);
    expect(currentUnit()?.name).toBe('Javorka');
    expect(sessionStorage.getItem(UNIT_KEY)).toBe('2');
    expect(heard.mock.calls.map(([unit]) => unit.name)).toEqual(['Javorka']);
  });

  test('to a unit that is not there takes the first one', async () => {
    const { signIn, setActiveUnit, currentUnit } = await loadedPage();
    signIn(sampleSignIn({ last_unit_id: 2 }), false);
    setActiveUnit(99);
    expect(currentUnit()?.name).toBe('Lipová');
    expect(sessionStorage.getItem(UNIT_KEY)).toBe('1');
  });

  test('resets the city, reloads statistics and messages and clears pasport data', async () => {
    const { signIn, setActiveUnit, queryClient, keyOf, selectedCity } = await loadedPage();
    signIn(sampleSignIn(), false);
    selectedCity.set(7);
    const reloaded = [addressStatistics, pasportStatistics, commonStatistics, listUserMessages];
    for (const endpoint of reloaded) queryClient.setQueryData(keyOf(endpoint), {});
    const spaces = [pasportStatistics.path.replace('stats', 'spaces/browser'), {}];
    queryClient.setQueryData(spaces, {});
    setActiveUnit(2);
    expect(selectedCity.get()).toBe(0);
    expect(queryClient.getQueryData(spaces)).toBeUndefined();
    for (const endpoint of reloaded) {
      expect(queryClient.getQueryState(keyOf(endpoint))?.isInvalidated).toBe(true);
    }
  });

  test('asks nothing for the former unit', async () => {
    const { signIn, setActiveUnit, queryClient, keyOf } = await loadedPage();
    signIn(sampleSignIn(), false);
    const readsOf = (unit_id: number) => [
      keyOf(addressStatistics, { params: { unit_id } }),
      keyOf(pasportStatistics, { body: { unit_id } }),
    ];
    for (const key of [...readsOf(1), ...readsOf(2)]) queryClient.setQueryData(key, {});
    setActiveUnit(2);
    const isReloaded = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    expect(readsOf(1).map(isReloaded)).toEqual([false, false]);
    expect(readsOf(2).map(isReloaded)).toEqual([true, true]);
  });

  test('is remembered by the server for the next sign-in', async () => {
    const { signIn, setActiveUnit, currentSession } = await loadedPage();
    signIn(sampleSignIn(), false);
    setActiveUnit(2);
    await vi.waitFor(() => expect(currentSession()?.user.last_unit_id).toBe(2));
    const [url, init] = fetched.mock.lastCall ?? [];
    expect(url).toContain(updateProfile.path.replace('{client_user_id}', '9'));
    expect(JSON.parse(init?.body as string)).toMatchObject({ unit_id: 2, client_id: 4 });
  });

  test('holds even when the server cannot remember it', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    const { signIn, setActiveUnit, currentUnit } = await loadedPage();
    signIn(sampleSignIn(), false);
    setActiveUnit(2);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(currentUnit()?.name).toBe('Javorka');
  });
});
