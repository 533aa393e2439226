import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { dialogNamed, enterPersonRecord, openMarked, personRow } from './people.ts';
import { expect, test } from './portal.ts';

// A person comes and is erased here, which would change what other journeys count.
let own: PortalProcess;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD, own.url));

/** What the browser saves after the click. */
async function saved(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('what is held of a person is exported, and at the person’s request erased for good', async ({
  page,
  portal,
}) => {
  // The whole record is seen: nothing of it stands half behind the bar at the top.
  await page.setViewportSize({ width: 1440, height: 1200 });
  const fields = { Jméno: 'Žluťena', Příjmení: 'Kanárková', Telefon: '777 123 987' };
  await enterPersonRecord(page, own.url, fields);
  await openMarked(page);
  await page.getByRole('tab', { name: 'Osobní údaje' }).click();
  await expect(page.getByText('Záznam v adresáři: 1')).toBeVisible();
  await portal.checkAccess();
  const json = await saved(page, 'Stáhnout pro stroje (JSON)');
  expect(json.name).toMatch(/^Osobní údaje Kanárková Žluťena .*\.json$/);
  expect(json.bytes.toString()).toContain('"last_name": "Kanárková"');
  const sheet = await saved(page, 'Stáhnout pro čtení (XLSX)');
  expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Anonymizovat osobu…' }).click();
  const dialog = dialogNamed(page, 'Anonymizovat osobu');
  await dialog.getByLabel('Důvod').fill('Žádost podle čl. 17 GDPR');
  await dialog.getByLabel('Pro potvrzení opište celé jméno').fill('Kanárková');
  await dialog.getByRole('button', { name: 'Anonymizovat natrvalo' }).click();
  await expect(dialog.getByText('Opište jméno přesně: Kanárková Žluťena')).toBeVisible();
  await portal.checkAccess();
  await dialog.getByLabel('Pro potvrzení opište celé jméno').fill('Kanárková Žluťena');
  await dialog.getByRole('button', { name: 'Anonymizovat natrvalo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Anonymizovaná osoba č\. \d+/);
  await expect(page.getByText('Osoba byla anonymizována')).toBeVisible();
  await page.getByRole('tab', { name: 'Historie' }).click();
  await expect(page.getByText('•••').first()).toBeVisible();
  await expect(page.getByText('Kanárková')).toHaveCount(0);
});

test('a person who still uses a space is not erased, and its relation is named', async ({
  page,
  portal,
}) => {
  await page.goto(`${own.url}/addresses`);
  await page.getByLabel('Hledat v adresáři').fill('Zdražil Pavel');
  await personRow(page, 'Zdražil Pavel').dblclick();
  await page.getByRole('tab', { name: 'Osobní údaje' }).click();
  await expect(page.getByText('Osobu teď anonymizovat nelze, dokud trvá:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /prostoru \d+, / })).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Anonymizovat osobu…' })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await portal.checkAccess();
});

test('everybody saves what is held of his own account', async ({ page }) => {
  await page.goto(`${own.url}/client/user/profile`);
  const { name, bytes } = await saved(page, 'Stáhnout údaje účtu');
  expect(name).toMatch(/^Údaje účtu .*\.json$/);
  const account = JSON.parse(bytes.toString());
  expect(account.account.user_identity).toBe(MANAGER);
  expect(account.consents).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'privacy', version: '2025-01' })]),
  );
  expect(bytes.toString()).not.toMatch(/hash|token/);
});
