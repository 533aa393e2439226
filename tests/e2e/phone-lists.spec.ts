import type { Page } from '@playwright/test';
import { pathTo, routeTable, type RouteName } from '#web/lib/paths.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const UNIT = 'Družstvo Javorka';
/** Where something was prescribed, paid and is owed. */
const CLAIMING = 'SVJ Lipová 12–18';
/** The first record of a list begins within so many pixels of a phone. */
const MOST = 300;

/** Lists inside of screens, which have no tab or address without parameters. */
const inside = ['/auxiliaries/revisiontypes?type=0', '/buildings?building=1&tab=elements'];
/**
 * Their list stands under what people come for: the history of rates under the graph and the
 * calculator, the differences of a month under how the month stands and its run.
 */
const behindFacts: readonly RouteName[] = [
  'ClaimedMonths',
  'AuxiliariesCnbRepo',
  'AuxiliariesCnbDiscount',
  'AuxiliariesCnbExchangeRates',
];

function lists(access: readonly string[]): readonly string[] {
  return (Object.keys(routeTable) as RouteName[])
    .filter(
      (name) =>
        access.includes(routeTable[name].access) &&
        !routeTable[name].path.includes('/$') &&
        !behindFacts.includes(name),
    )
    .map((name) => pathTo(name));
}

/** Where the cards of lists one seeks in begin on the screen that is open; empty where none stands there. */
async function beginnings(page: Page): Promise<readonly number[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loading = '[aria-busy="true"]:visible, .mantine-Skeleton-root:visible';
  await expect(page.getByRole('main').locator(loading)).toHaveCount(0);
  return page.evaluate(() =>
    [...document.querySelectorAll('main [data-table-search]')].flatMap((box) => {
      const card = box.closest('[aria-busy]')?.querySelector('ul[aria-label] > li');
      return card === null || card === undefined
        ? []
        : [Math.round(card.getBoundingClientRect().top + scrollY)];
    }),
  );
}

/** Measures what the screen shows, and after it what each of its tabs does; tells how many lists there were. */
async function measure(page: Page, path: string): Promise<number> {
  let found = 0;
  const check = async (name: string) => {
    for (const top of await beginnings(page)) {
      found += 1;
      expect.soft(top, name).toBeLessThanOrEqual(MOST);
    }
  };
  await check(path);
  const tabs = page.getByRole('main').getByRole('tab');
  for (let at = 1; at < (await tabs.count()); at += 1) {
    const tab = tabs.nth(at);
    if (!(await tab.isEnabled())) continue;
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await check(`${path}, ${await tab.textContent()}`);
  }
  return found;
}

test.use({ viewport: { width: 360, height: 640 } });

test('every list of the unit shows its first record at once @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  let found = 0;
  for (const path of [...lists(['user', 'client-admin']), ...inside]) {
    await openScreen(page, own, path, UNIT);
    found += await measure(page, path);
  }
  expect(found, 'lists that were met').toBeGreaterThan(18);
});

test('so does every list of money where there is some @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  let found = 0;
  for (const path of lists(['user']).filter((one) => one.startsWith('/money'))) {
    await openScreen(page, own, path, CLAIMING);
    found += await measure(page, path);
  }
  expect(found, 'lists that were met').toBeGreaterThan(10);
});

test('so does every list of the system admin @phone-only @phone', async ({ page, portal }) => {
  await portal.signIn('admin@example.cz', DEMO_PASSWORD, own.url);
  let found = 0;
  for (const path of lists(['system-admin'])) {
    await page.goto(`${own.url}${path}`);
    found += await measure(page, path);
  }
  expect(found, 'lists that were met').toBeGreaterThan(1);
});
