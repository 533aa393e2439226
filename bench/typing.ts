import type { BrowserContext, Page } from '@playwright/test';
import { getProfile, updateProfile } from '#contract/profile.ts';
import { routeTable } from '#web/lib/paths.ts';
import { signIn, withBrowser } from './browser.ts';
import { median, type Figure, type Length } from './figure.ts';
import { startBenchPortal, type BenchPortal } from './portal.ts';
import { seedUnits } from './seed.sql.ts';

const ROWS = 10_000;
const SHAPE = { buildings: 200, spaces: ROWS, addresses: ROWS };
export const SLOWDOWN = 4;
export const KEY_MS = 120;
/** Event timing tells nothing of what is shorter. */
export const SHORTEST_MS = 16;

/** What a person types one after another; each is deleted again key by key. */
const TYPED = ['novák', 'horáková mar', '12', 'lípová 7'];

const screens = [
  { name: 'prostorů', path: routeTable.pasports.path },
  { name: 'adres', path: routeTable.Addresses.path },
] as const;

/** Another unit becomes the one that the person starts with. */
export async function startWith(portal: BenchPortal, unit_id: number): Promise<void> {
  const { version } = await portal.call(getProfile, {});
  const params = { client_user_id: portal.client_user_id };
  await portal.call(updateProfile, { params, body: { unit_id, version } });
}

/** Collects in the page how long each key took, to the next frame painted. */
export async function watchKeys(page: Page): Promise<() => Promise<number[]>> {
  const durations = await page.evaluateHandle((durationThreshold) => {
    const found: number[] = [];
    const keys = new Set(['keydown', 'keypress', 'beforeinput', 'input', 'keyup']);
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (keys.has(name)) found.push(duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return found;
  }, SHORTEST_MS);
  return () => durations.evaluate((found) => found.splice(0));
}

/** The slowest key of one pass through the words. */
async function worstOf(page: Page, taken: () => Promise<number[]>): Promise<number> {
  const field = page.getByRole('main').locator('input[inputmode=search]').first();
  for (const word of TYPED) {
    await field.pressSequentially(word, { delay: KEY_MS });
    // Without a filter at work the keys would say nothing.
    await page.getByText(/ z 10\s000$/).waitFor();
    for (const _ of word) await field.press('Backspace', { delay: KEY_MS / 2 });
  }
  // The last frames are told of a moment later.
  await page.waitForTimeout(1000);
  return Math.max(SHORTEST_MS, ...(await taken()));
}

async function passes(context: BrowserContext, path: string, count: number): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByText(/^10\s000 záznamů/).waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const taken = await watchKeys(page);
  const found: number[] = [];
  for (let pass = 0; pass < count; pass += 1) found.push(await worstOf(page, taken));
  await page.close();
  return found;
}

/** P12: the slowest key while typing in the filter of a long table. */
export async function typing({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner, client_id } = portal;
    const [unit_id = 0] = await seedUnits(owner, { clients: [client_id], each: 1, shape: SHAPE });
    await startWith(portal, unit_id);
    return await withBrowser(portal.url, async (context) => {
      const entrance = await context.newPage();
      await entrance.goto(routeTable.Login.path);
      await signIn(entrance);
      await entrance.close();
      const figures: Figure[] = [];
      for (const { name, path } of screens) {
        const found = await passes(context, path, long ? 9 : 3);
        figures.push({
          id: 'P12',
          title: `nejpomalejší klávesa ve filtru ${ROWS} ${name}`,
          unit: 'ms',
          measured: median(found),
          comparedTo: `skutečný prohlížeč, procesor ${SLOWDOWN}× zpomalen, Event Timing do vykreslení; medián z ${found.length} průchodů (${found.join(', ')} ms)`,
          floor: 200,
          goal: 100,
          beyond: 50,
        });
      }
      return figures;
    });
  } finally {
    await portal.stop();
  }
}
