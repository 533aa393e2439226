import type { Page } from '@playwright/test';
import { MANAGER } from './houses.ts';
import { expect, test } from './portal.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const UNIT = 'SVJ Lipová 12–18';

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

test('every tile leads to its list, which shows as many records as the tile said @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nástěnka');
  await expect(part(page, 'Co hoří').getByRole('link').first()).toBeVisible();
  for (const folded of await part(page, 'Zdraví dat').locator('summary').all())
    await folded.click();
  // Under the bar at the top a line is half covered wherever the page happens to stand.
  await page.evaluate(() => window.scrollTo(0, 0));
  await portal.checkAccess();
  const tiles = await firstTiles(page);
  expect(tiles.length).toBeGreaterThan(7);
  for (const { href, count } of tiles) {
    await test.step(href, async () => {
      const folded = page.locator('details:not([open])', {
        has: page.locator(`a[href="${href}"]`),
      });
      if ((await folded.count()) > 0) await folded.locator('summary').click();
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
  const card = part(page, 'Jednotky').getByRole('listitem').filter({ hasText: UNIT });
  const flats = card.getByRole('link', { name: /^Byty/ });
  const count = (await flats.textContent()) ?? '';
  await flats.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`Kastelán – ${UNIT}`);
  await expect(page.getByRole('checkbox', { name: `Byty${count}` })).toBeChecked();
  await page.goBack();
  await expect(part(page, 'Jednotky')).toBeVisible();
});

test('one unit may be looked at alone, and the address keeps it', async ({ page, portal }) => {
  await portal.signIn(MANAGER);
  await page.goto('/dashboard');
  const units = part(page, 'Jednotky').getByRole('heading', { level: 3 });
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
