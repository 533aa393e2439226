import type { BrowserContext } from '@playwright/test';
import { routeTable } from '#web/lib/paths.ts';
import { signIn, withBrowser } from './browser.ts';
import { median, type Figure, type Length } from './figure.ts';
import { seedMeters, selectFirstHouse } from './metering.sql.ts';
import { startBenchPortal } from './portal.ts';
import { seedUnits } from './seed.sql.ts';
import { KEY_MS, SHORTEST_MS, SLOWDOWN, startWith, watchKeys } from './typing.ts';

const LINES = 500;
const HOUSE = { buildings: 1, spaces: LINES, addresses: LINES };
const MONTHS = 24;
/** So many meters are read in a pass; each state is more than the ones before. */
const READ = 20;
const STATE = '100,5';
/** The whole house on a machine that has other work too. */
const OPENED_MS = 120_000;

/** The slowest key of a walk through the first meters of the house on the day. */
async function worstOf(context: BrowserContext, house: number, day: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${routeTable.MetersOverview.path}?act=enter&house=${house}&day=${day}`);
  await page.getByText(`0 z ${LINES} zapsáno`).waitFor({ timeout: OPENED_MS });
  // Lines out of sight are not drawn; the keyboard goes from the first one by itself.
  const first = page.locator('input[id^="stav-"]').first();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const taken = await watchKeys(page);
  await first.focus();
  for (let line = 0; line < READ; line += 1) {
    await page.keyboard.type(STATE, { delay: KEY_MS });
    await page.keyboard.press('Enter', { delay: KEY_MS });
  }
  // Without readings that were taken the keys would say nothing.
  await page
    .getByText(new RegExp(`^${READ} z ${LINES} zapsáno`, 'u'))
    .waitFor({ timeout: OPENED_MS });
  const worst = Math.max(SHORTEST_MS, ...(await taken()));
  await page.close();
  return worst;
}

/** P12b: the slowest key while the meters of a house of 500 spaces are read by digits and Enter. */
export async function typingInWalk({ long }: Length): Promise<Figure[]> {
  const portal = await startBenchPortal();
  try {
    const { owner, client_id } = portal;
    const [unit_id = 0] = await seedUnits(owner, { clients: [client_id], each: 1, shape: HOUSE });
    await seedMeters(owner, [unit_id], MONTHS);
    await startWith(portal, unit_id);
    const house = await selectFirstHouse(owner, unit_id);
    return await withBrowser(portal.url, async (context) => {
      const entrance = await context.newPage();
      await entrance.goto(routeTable.Login.path);
      await signIn(entrance);
      await entrance.close();
      const found: number[] = [];
      for (let pass = 0; pass < (long ? 9 : 3); pass += 1)
        found.push(await worstOf(context, house, `2026-01-${10 + pass}`));
      return [
        {
          id: 'P12b',
          title: `nejpomalejší klávesa při zápisu odečtů domu o ${LINES} měřidlech`,
          unit: 'ms',
          measured: median(found),
          comparedTo: `skutečný prohlížeč, procesor ${SLOWDOWN}× zpomalen, Event Timing do vykreslení, ${READ} měřidel číslicemi a Enterem; medián z ${found.length} průchodů (${found.join(', ')} ms)`,
          floor: 200,
          goal: 100,
          beyond: 50,
        },
      ];
    });
  } finally {
    await portal.stop();
  }
}
