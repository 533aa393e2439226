import { readFile } from 'node:fs/promises';
import { SEASON_MONTHS } from '#contract/rules/degree-days.ts';
import { lastMonth } from '#contract/rules/month-info.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { mailFromFolder } from '#tests/mail.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const LINK = /\/spotreba\/([\w-]{43})/u;

test('the manager sends a month, and its page is opened by the link on a phone and stops the mails', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/meters/overview?view=spaces');
  await page
    .getByLabel('Dům', { exact: true })
    .filter({ visible: true })
    .selectOption({ label: 'Lipová 12' });
  await page.getByRole('tab', { name: 'Měsíční informace' }).click();
  const table = page.getByRole('grid', { name: /^Měsíční informace/u });
  await expect(table.getByText('Odesláno', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Odeslané měsíce' })).toBeVisible();
  await portal.checkAccess();

  // Somebody with an address who has not chosen the mails yet.
  const row = table
    .getByRole('row')
    .filter({ hasText: '@' })
    .filter({ hasText: 'Nezvolil e-mail' })
    .first();
  await row.dblclick();
  const dialog = page.getByRole('dialog', { name: /^Prostor/u });
  await expect(dialog.getByRole('heading', { name: 'Teplá voda' })).toBeVisible();
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Chce e-mailem' }).click();
  const email = /na (\S+@\S+)/u.exec((await dialog.getByText(/, na \S+@/u).textContent()) ?? '');
  await expect(dialog.getByRole('button', { name: 'Nechce e-mailem' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zavřít' }).first().click();

  await page.getByRole('button', { name: 'Odeslat 1 e-mail' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odeslat', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Není komu poslat' })).toBeVisible();
  const mail = await mailFromFolder(own.dataDir, email?.[1] ?? '');
  const secret = LINK.exec(mail.text.replaceAll(/=\r?\n/gu, ''))?.[1] ?? '';

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${own.url}/spotreba/${secret}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Spotřeba za /u);
  await expect(page.getByRole('heading', { name: 'Teplá voda' })).toBeVisible();
  // The demo knows how cold both months were, and the whole months of all flats.
  const told = Number(lastMonth(todayInPrague()).slice(5, 7));
  if (SEASON_MONTHS.some((month) => month === told)) {
    await expect(page.getByText(/Denostupně \(Brno, 19 °C\): \d/u)).toBeVisible();
    await expect(page.getByText(/při letošním počasí/u).first()).toBeVisible();
  } else await expect(page.getByText(/^Otopné období trvá/u)).toBeVisible();
  await expect(page.getByText('Průměr prostoru v domě').first()).toBeVisible();
  await portal.checkAccess();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Uložit PDF' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^spotřeba \d{4}-\d\d prostor \S+\.pdf$/u);
  await page.getByRole('button', { name: 'Zrušit zasílání e-mailem' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zrušit zasílání' }).click();
  await expect(page.getByText('e-mailem neposíláme')).toBeVisible();
  await portal.checkAccess();

  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, own, '/meters/overview?view=monthly');
  await page
    .getByLabel('Dům', { exact: true })
    .filter({ visible: true })
    .selectOption({ label: 'Lipová 12' });
  await expect(table.getByText(/^odhlášeno odkazem/u)).toBeVisible();
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF všech prostorů' }).click(),
  ]);
  expect(all.suggestedFilename()).toMatch(/^spotřeba \d{4}-\d\d Lipová 12\.pdf$/u);
  expect((await readFile(await all.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('what several payers want is written down in one step, and taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/meters/overview?view=monthly');
  await page
    .getByLabel('Dům', { exact: true })
    .filter({ visible: true })
    .selectOption({ label: 'Lipová 12' });
  const rows = page.getByRole('grid', { name: /^Měsíční informace/u }).getByRole('row');
  const silent = rows.filter({ hasText: 'Nezvolil e-mail' });
  const spaces = [3, 4, 5].map((at) => silent.nth(at));
  for (const row of spaces) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Chtějí e-mailem (3)' }).click();
  await expect(page.getByText('Zapsáno u 3 plátců, že informace e-mailem chtějí')).toBeVisible();
  await page.getByRole('button', { name: 'Nechtějí e-mailem (3)' }).click();
  await expect(page.getByText('Zapsáno u 3 plátců, že e-maily nechtějí')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chtějí e-mailem (3)' })).toBeEnabled();
  await portal.checkAccess();
});

test('a link that nobody was sent says so', async ({ page, portal }) => {
  await page.goto(`${own.url}/spotreba/${'x'.repeat(43)}`);
  await expect(page.getByText('Tento odkaz neplatí.')).toBeVisible();
  await portal.checkAccess();
});
