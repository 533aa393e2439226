import type { Page } from '@playwright/test';
import { termKind, type DashboardUnit } from '#contract/dashboard.ts';
import { MANAGER } from './houses.ts';
import { expect, test } from './portal.ts';
import { readAlone } from './read-alone.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const UNIT = 'SVJ Lipová 12–18';

/** Opens everything that is folded. */
async function unfoldAll(page: Page): Promise<void> {
  await expect(part(page, 'Zdraví dat')).toBeVisible();
  const buttons = page.getByRole('main').getByRole('button', { name: /: (další|dalších) \d+/ });
  while ((await buttons.count()) > 0) await buttons.first().click();
  const folded = part(page, 'Zdraví dat').locator('details:not([open]) summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** A made unit with something of everything. */
function busy(unit: DashboardUnit, at: number): DashboardUnit {
  const ones = Object.keys(unit).filter(
    (name) => typeof unit[name as keyof DashboardUnit] === 'number',
  );
  const counts = Object.fromEntries(ones.map((name) => [name, 1 + ((at * 7) % 5)]));
  const things = termKind.options.map((kind) => ({
    kind,
    name: 'Plynový kotel',
    place: 'Na Příkopech 12',
    on: `2024-0${1 + (at % 9)}-15`,
    unfit: false,
    amount: null,
    guard: null,
  }));
  const all = { flats_count: 90, spaces_count: 9, houses_count: 5, contacts_count: 200 };
  const judged = { owned_count: 80, shared_houses_count: 5, payers_count: 60 };
  const unit_name = `SVJ Na Příkopech ${at + 1}`;
  return { ...unit, ...counts, ...all, ...judged, unit_id: 1000 + at, unit_name, things };
}

/** Addresses of the first tile of each list and filter, with the counts that stand on them. */
async function firstTiles(page: Page): Promise<{ href: string; count: string }[]> {
  const tiles = await page.locator('main a[href*="filter="]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      // The last word; a no-break space is within it.
      count: link.textContent.split(' ').at(-1) ?? '',
    })),
  );
  const kind = (href: string) => href.replace(/unit=\d+/, '');
  return tiles.filter(
    ({ href }, at) => tiles.findIndex((other) => kind(other.href) === kind(href)) === at,
  );
}

test('every tile leads to its list, which shows as many records as the tile said', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nástěnka');
  await expect(part(page, 'Co hoří').getByRole('link').first()).toBeVisible();
  await unfoldAll(page);
  // Under the bar at the top a line is half covered wherever the page happens to stand.
  await page.evaluate(() => window.scrollTo(0, 0));
  await portal.checkAccess();
  const tiles = await firstTiles(page);
  expect(tiles.length).toBeGreaterThan(7);
  for (const { href, count } of tiles) {
    await test.step(href, async () => {
      await unfoldAll(page);
      await page.locator(`main a[href="${href}"]`).first().click();
      await expect(page).not.toHaveURL(/dashboard/);
      const chosen = page
        .getByRole('group', { name: /^Výběr/ })
        .getByRole('checkbox', { checked: true });
      await expect(chosen).toHaveAccessibleName(new RegExp(`\\D${count}$`));
      await page.goBack();
      await expect(part(page, 'Co hoří')).toBeVisible();
    });
  }
});

test('a tile of another unit makes it the active one; by keyboard too', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER);
  await page.goto('/dashboard');
  const card = part(page, 'Jednotky').getByRole('row').filter({ hasText: UNIT });
  const flats = card.getByRole('link', { name: /^Byty/ });
  const count = (await flats.textContent()) ?? '';
  await flats.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`Kastelán – ${UNIT}`);
  await expect(page.getByRole('checkbox', { name: `Byty${count}` })).toBeChecked();
  await page.goBack();
  await expect(part(page, 'Jednotky')).toBeVisible();
});

test('a sum over units opens what it is made of, each part of it in its list @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER);
  await page.goto('/dashboard');
  const sum = part(page, 'Jednotky').getByRole('link', { name: /^Byty, všechny jednotky: \d+$/ });
  const told = Number(await sum.textContent());
  await sum.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Byty po jednotkách' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/figure=flats_count/);
  await portal.checkAccess();
  const counts = await dialog.locator('tbody td').allTextContents();
  expect(counts.reduce((all, count) => all + Number(count), 0)).toBe(told);
  await expect(dialog.locator('tfoot td')).toHaveText(String(told));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(sum).toBeFocused();
  // The address opens the same for a colleague.
  await page.goto('/dashboard?figure=flats_count');
  await dialog.getByRole('link', { name: new RegExp(`^Byty, ${UNIT}: `) }).click();
  await expect(page).toHaveURL(/\/pasports\?.*filter=flats/);
  await expect(page).toHaveTitle(`Kastelán – ${UNIT}`);
});

test('over sixty units the dashboard stays one screen, and what is folded opens', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER);
  await readAlone(page);
  await page.route('**/v1/dashboard', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { result: { values: DashboardUnit[] } };
    const [first] = body.result.values;
    if (first === undefined) throw new Error('The demo has no unit.');
    body.result.values = Array.from({ length: 62 }, (_, at) => busy(first, at));
    await route.fulfill({ response: reply, json: body });
  });
  await page.goto('/dashboard');
  await expect(part(page, 'Co hoří').getByRole('link').first()).toBeVisible();
  await expect(part(page, 'Zdraví dat')).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(900);
  await part(page, 'Jednotky').getByRole('button', { name: 'dalších 57 jednotek' }).click();
  await expect(part(page, 'Jednotky').getByRole('row')).toHaveCount(64);
  await expect(part(page, 'Co čeká').getByRole('button', { name: 'Co čeká: další' })).toHaveCount(
    1,
  );
  // Every row of a kind opens to all its units, and every kind that is folded.
  await unfoldAll(page);
  await expect(part(page, 'Co hoří').getByRole('link')).toHaveCount(8 * 62 + 8);
});

test('one unit may be looked at alone, and the address keeps it', async ({ page, portal }) => {
  await portal.signIn(MANAGER);
  await page.goto('/dashboard');
  const units = part(page, 'Jednotky').getByRole('rowheader').filter({ hasNotText: 'Celkem' });
  await expect(units.filter({ hasText: UNIT })).toBeVisible();
  expect(await units.count()).toBeGreaterThan(1);
  await page.getByLabel('Jednotka', { exact: true }).selectOption({ label: UNIT });
  await expect(units).toHaveText([UNIT]);
  await expect(page).toHaveURL(/only=\d+/);
  await page.reload();
  await expect(units).toHaveText([UNIT]);
  const again = page.waitForResponse(/\/v1\/dashboard/);
  await page.getByRole('button', { name: 'Obnovit' }).click();
  expect((await again).status()).toBe(200);
  await page.goto('/dashboard?only=2000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stránka nenalezena');
});
