import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import type { PortalProcess } from '#tests/portal-process.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('home begins with what burns, and a line of it opens its record @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/', 'Družstvo Javorka');
  const first = part(page, 'Co hoří a co čeká').getByRole('link').first();
  await expect(first).toContainText('po termínu');
  await portal.checkAccess();
  const name = await first.locator('span span').first().textContent();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/device=\d+/);
  await expect(page.getByRole('main')).toContainText(name ?? '-');
});

test('a card opens just what it counts, and what is not built counts nothing', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/', 'Družstvo Javorka');
  const warned = page.getByRole('link', { name: /^Upozornění na smlouvy: \d+$/ });
  const count = (await warned.textContent()) ?? '-';
  await warned.click();
  await expect(page).toHaveURL(/filter=warned/);
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(Number(count) + 1);
  await openScreen(page, own, '/', 'Družstvo Javorka');
  await page.getByRole('link', { name: 'Byty: 148' }).click();
  await expect(page.getByRole('checkbox', { name: /^Byty\s?148$/ })).toBeChecked();
  await openScreen(page, own, '/', 'Družstvo Javorka');
  await expect(page.getByText('Dlužné úhrady')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Dlužné úhrady/ })).toHaveCount(0);
});

test('home and its first table need no parts of other screens', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openScreen(page, own, '/', 'Družstvo Javorka');
  await expect(part(page, 'Co hoří a co čeká')).toBeVisible();
  await page.getByRole('tab', { name: 'Jednotky' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const named = (layer: string) => scripts.filter((path) => path.includes(`/assets/${layer}-`));
  expect(named('portal').length).toBeGreaterThan(0);
  expect(named('screens')).toEqual([]);
});
