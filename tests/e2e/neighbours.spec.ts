import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

// Lists whose rows open a record of another kind: it has its neighbours of that list, the search offers it
// first when it was opened, and what a list counts is the same whatever is chosen.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD, own.url));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const order = (page: Page) => page.getByRole('group', { name: 'Pořadí v seznamu' });

/** Opens the first row of the only table of the screen. */
async function openFirst(page: Page): Promise<void> {
  const row = page.getByRole('grid').getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await row.dblclick();
}

const lists = [
  ['a relation its person', '/address-book/tenants', /\/address\/\d+/],
  ['a payer of SIPO the person', '/auxiliaries/sipo?tab=payers', /\/address\/\d+/],
  ['a contract of a supplier its billing place', '/contracts?filter=suppliers', /\/billingplaces/],
  ['a contract of a tenant the flat', '/contracts?filter=tenancies', /\/pasports\?.*space=\d+/],
  ['a state that was sent its meter', '/meters/self-readings', /\/meters\/overview\?.*place=\d+/],
  ['a group of houses itself', '/buildings/groups', /group=\d+/],
  ['a kind of revisions itself', '/auxiliaries/revisiontypes', /type=\d+/],
] as const;

for (const [what, path, address] of lists)
  test(`a row opens ${what}, from which one goes to the next one`, async ({ page }) => {
    await openScreen(page, own, path);
    await openFirst(page);
    await expect(page).toHaveURL(address);
    await expect(order(page)).toContainText(/^1\./u);
    const first = page.url();
    await page.getByRole('button', { name: 'Další záznam' }).click();
    await expect(order(page)).toContainText(/^2\./u);
    await expect(page).toHaveURL(address);
    expect(page.url()).not.toBe(first);
    await page.getByRole('button', { name: 'Předchozí záznam' }).click();
    await expect(order(page)).toContainText(/^1\./u);
  });

test('what was opened by a click is what the search offers first', async ({ page }) => {
  await openScreen(page, own, '/todos');
  await openFirst(page);
  await expect(order(page)).toBeVisible();
  // Until the task has come, its place says what is on the way.
  await expect(page.getByRole('region', { name: 'V kostce' })).toBeVisible();
  const title = (await heading(page).textContent()) ?? '-';
  await openScreen(page, own, '/');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Hledat' });
  const last = search.getByRole('group', { name: 'Naposledy otevřené' });
  await expect(last.getByRole('option').first()).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);
});

test('a device under revision is found by its name and its house', async ({ page }) => {
  await openScreen(page, own, '/');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Hledat' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('plynovod na stráni 3');
  const found = search.getByRole('group', { name: 'Zařízení k revizi' }).getByRole('option');
  await expect(found.first()).toContainText('Domovní plynovod');
  await found.first().click();
  await expect(page).toHaveURL(/device=\d+/);
  await expect(heading(page)).toHaveText('Domovní plynovod');
});

test('choices of people keep their counts when the hidden ones are chosen', async ({ page }) => {
  await openScreen(page, own, '/address-book/contacts');
  const chips = page.getByRole('group', { name: 'Výběr záznamů' });
  // What is told of debts comes from elsewhere, and may come later.
  for (const counted of [/^Skryté ?\d+$/u, /^Dluží ?\d+$/u])
    await expect(chips.getByText(counted)).toBeVisible();
  const before = await chips.innerText();
  await chips.getByText(/^Skryté/u).click();
  await expect(page.getByRole('checkbox', { name: /^Skryté/u })).toBeChecked();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => chips.innerText()).toBe(before);
});

test('sums of debts lead to the debts they are made of, and a house tells its own', async ({
  page,
  portal,
}) => {
  await openScreen(page, own, '/money/arrears?tab=year');
  await page
    .getByRole('region', { name: 'V kostce' })
    .locator('div')
    .filter({ hasText: /^Přes 90 dní/u })
    .getByRole('button', { name: /Kč/u })
    .click();
  await expect(page.getByRole('checkbox', { name: /^Přes 90 dní/u })).toBeChecked();
  await openScreen(page, own, '/buildings');
  await rowOf(page, 'Lipová 12').dblclick();
  await page.getByRole('tab', { name: 'Dluhy' }).click();
  const debts = page.getByRole('grid', { name: 'Dluhy domu' });
  await expect(debts.getByRole('row').nth(1)).toContainText('Kč');
  await portal.checkAccess();
  await debts.getByRole('row').nth(1).dblclick();
  await expect(page).toHaveURL(/\/money\/arrears\?.*account=\d+/);
  await expect(heading(page)).toHaveText(/^Dluh: Lipová 12/);
  await expect(order(page)).toContainText(/^1\./u);
});
