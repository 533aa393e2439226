import type { Page } from '@playwright/test';
import { pasportStatistics } from '#contract/statistics.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import { readAlone } from './read-alone.ts';
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

test('cards below a day that has not come yet are not pushed down by it @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/', 'Družstvo Javorka');
  const flats = part(page, 'Prostory').getByText('Byty', { exact: true });
  await expect(flats).toBeVisible();
  await readAlone(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/v1/unit/today/*', async (route) => {
    await held;
    await route.continue();
  });
  const cards = page.waitForResponse(`**${pasportStatistics.path}`);
  await page.reload();
  await cards;
  await expect(page.getByRole('status', { name: 'Načítám práci na dnešek' })).toBeVisible();
  await expect(flats).toBeHidden();
  release();
  await expect(flats).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
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
  await expect(page).toHaveURL(/\/contracts\?.*filter=warned/);
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(Number(count) + 1);
  await openScreen(page, own, '/', 'Družstvo Javorka');
  await page.getByRole('link', { name: 'Byty: 148' }).click();
  await expect(page.getByRole('checkbox', { name: /^Byty\s?148$/ })).toBeChecked();
  await openScreen(page, own, '/', 'Družstvo Javorka');
  // Nothing was prescribed there: it is not said that nobody owes.
  await expect(page.getByText('zatím nic předepsáno')).toBeVisible();
  await openScreen(page, own, '/', 'SVJ Lipová 12–18');
  const owed = page.getByRole('link', { name: /^Dlužné úhrady: [\d\s]+,\d\d$/ });
  const sum = hundredths(await owed.textContent());
  expect(sum).toBeGreaterThan(0);
  await owed.click();
  await expect(page).toHaveURL(/\/money\?.*filter=overdue/);
  const total = page.locator('main tfoot').getByText(/,\d\d/).last();
  await expect(total).toBeVisible();
  const totals = await page.locator('main tfoot td, main tfoot th').allTextContents();
  expect(totals.map(hundredths)).toContain(sum);
});

/** A Czech number of the screen, in hundredths. */
const hundredths = (text: string | null) =>
  Math.round(Number((text ?? '-').replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100);

test('sums of the overview open spaces whose sum is the same, and their list knows a year ago', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  const foot = page.locator('main tfoot');
  const sumOf = async (heading: string) => {
    const headings = await page.getByRole('columnheader').allTextContents();
    const at = headings.findIndex((text) => text.startsWith(heading));
    const box = await page.getByRole('columnheader').nth(at).boundingBox();
    for (const cell of await foot.locator('td').all()) {
      const place = await cell.boundingBox();
      if (Math.abs((place?.x ?? 0) - (box?.x ?? -99)) < 2) return cell;
    }
    throw new Error(`Nothing is summed under ${heading}`);
  };
  const opened = async (name: RegExp) => {
    await openScreen(page, own, '/', 'Družstvo Javorka');
    const card = page.getByRole('link', { name });
    const told = await card.textContent();
    await expect(card).toHaveAttribute('title', /^Součet/);
    await card.click();
    await expect(foot).toBeVisible();
    return told;
  };
  const area = await opened(/^Plocha jednotek: /);
  await expect(page).toHaveURL(/filter=in-areas/);
  await expect(page.getByRole('checkbox', { name: /^Započítané do ploch/ })).toBeChecked();
  expect(hundredths((await (await sumOf('Celková')).innerText()).split('\n')[0] ?? null)).toBe(
    hundredths(area),
  );

  const persons = await opened(/^Osob v prostorech: /);
  await expect(page).toHaveURL(/filter=persons/);
  expect(await (await sumOf('Osoby')).innerText()).toBe(persons);
  await portal.checkAccess();

  // The same list a year ago, and what is not known of that day.
  await page.getByRole('button', { name: 'Před rokem' }).click();
  await expect(page).toHaveURL(/as_of=\d{4}-\d\d-\d\d/);
  await expect(page.getByRole('checkbox', { name: /^S počtem osob/ })).toBeChecked();
  await expect(page.getByText(/plocha se po dnech nevede, je dnešní/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Před rokem' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dnes', exact: true }).click();
  await expect(page).not.toHaveURL(/as_of/);
});

test('a card says what it counted a year ago, and leads to just that @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  const card = (heading: RegExp) =>
    page
      .getByRole('link', { name: heading })
      .locator('xpath=ancestor::div[@title or @data-linked][1]');
  await openScreen(page, own, '/', 'Družstvo Javorka');
  const before = card(/^Bydlící: /).getByRole('link', { name: /^před rokem/ });
  const count = (await before.textContent())?.replaceAll(/\D/g, '') ?? '-';
  await portal.checkAccess();
  await before.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/addresses\?filter=resident&hidden=1&as_of=\d{4}-/);
  await expect(page.getByText(/^Bydlící ke dni/)).toBeVisible();
  await expect(
    page.getByRole('checkbox', { name: new RegExp(`^Bydlící\\s?${count}$`) }),
  ).toBeChecked();
  await portal.checkAccess();
  await page.getByRole('link', { name: 'Dnes', exact: true }).click();
  await expect(page).not.toHaveURL(/as_of/);
});

test('the residents of today lead to those of a year ago', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/', 'Družstvo Javorka');
  await page.getByRole('link', { name: /^Bydlící: / }).click();
  await page.getByRole('link', { name: 'Kdo tu byl před rokem' }).click();
  await expect(page).toHaveURL(/address-book\/tenants\?as_of=\d{4}-/);
  await expect(page.getByText(/osob.* k prostorům/)).toBeVisible();
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
