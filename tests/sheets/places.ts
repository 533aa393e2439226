import type { Page } from '@playwright/test';
import type { Place } from './screens.ts';
import { goTo, untilStands } from './visitor.ts';

/** Deeper than a tab of a record nothing is looked for. */
const DEEPEST = 2;

const pathOf = (page: Page, url: string) => page.url().slice(url.length);

/** Tabs of the screen that have an address of their own. */
async function tabsOf(page: Page, url: string, place: Place): Promise<Place[]> {
  const names = await page.locator('main [role="tab"]:not(:disabled)').allInnerTexts();
  const found: Place[] = [];
  for (const name of names) {
    const tab = page.locator('main').getByRole('tab', { name: name.trim(), exact: true }).first();
    await tab.click({ timeout: 4000 }).catch(() => undefined);
    await untilStands(page);
    found.push({ ...place, name: `${place.name} - ${name.trim()}`, path: pathOf(page, url) });
  }
  return found;
}

/** The record that the first row of the screen's table opens, where it has an address: a page, or a dialog over the list. */
async function recordOf(page: Page, url: string, place: Place): Promise<Place[]> {
  const row = page.locator('main tbody tr[tabindex="0"]').first();
  if ((await row.count()) === 0) return [];
  const before = page.url();
  await row.focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  if (page.url() === before) return [];
  const isDialog = (await page.locator('[role="dialog"]:visible').count()) > 0;
  await untilStands(page);
  return [{ ...place, name: `${place.name} - záznam`, path: pathOf(page, url), isDialog }];
}

/** The place and those inside it: its tabs, and the first record of its table with its tabs; each address once. */
export async function placesFrom(
  page: Page,
  url: string,
  place: Place,
  seen = new Set<string>([place.path]),
  depth = 0,
): Promise<Place[]> {
  if (depth === DEEPEST || place.isDialog === true) return [place];
  await goTo(page, url, place);
  const tabs = await tabsOf(page, url, place);
  await goTo(page, url, place);
  const inside = [...tabs, ...(await recordOf(page, url, place))].filter(({ path }) => {
    const isNew = !seen.has(path);
    seen.add(path);
    return isNew;
  });
  const deeper: Place[] = [];
  for (const each of inside) deeper.push(...(await placesFrom(page, url, each, seen, depth + 1)));
  return [place, ...deeper];
}
