import { createClaim } from '#contract/money/claims.ts';
import { browseAccounts } from '#contract/money/accounts.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Reminders change what other journeys see, so this one has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a debtor is found by the age of his debt, with interest, and is reminded on paper', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/arrears');
  const kept = await page.evaluate(
    ([session, unit]) => [sessionStorage.getItem(session), sessionStorage.getItem(unit)],
    [SESSION_KEY, UNIT_KEY] as const,
  );
  const { token = '' } = JSON.parse(kept[0] ?? '{}') as { token?: string };
  const unit_id = Number(kept[1]);
  const accounts = await askPortal(own.url, browseAccounts, { token, params: { unit_id } });
  const even = accounts.result.values.find(
    ({ overdue, is_present, balance }) => overdue === 0 && balance === 0 && is_present,
  );
  if (even === undefined) throw new Error('The demo has no account that is even.');
  const params = { unit_id, ledger_account_id: even.ledger_account_id };
  const due_on = shiftDays(todayInPrague(), -100);
  const body = { name: 'Zkušební náhrada', amount: 345_000, due_on };
  expect((await askPortal(own.url, createClaim, { token, params, body })).status).toBe(200);

  await page.reload();
  await portal.checkAccess();
  await page
    .getByRole('group', { name: 'Výběr podle stáří dluhu' })
    .getByText('Přes 90 dní')
    .click();
  const mine = page.getByRole('row').filter({ hasText: even.names });
  await expect(mine.first()).toContainText('3 450,00');
  await mine.first().dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dluh:');
  await expect(page.getByRole('table', { name: 'Úrok z prodlení po dnech' })).toContainText(
    'Zkušební náhrada',
  );
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Zpět na dluhy' }).click();

  await page.getByRole('tab', { name: 'Upomínky' }).click();
  const due = page.getByRole('table', { name: 'Komu poslat upomínku' });
  await due.getByRole('row').filter({ hasText: even.names }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Prohlédnout a odeslat/u }).click();
  const letters = page.getByRole('dialog', { name: /^Náhled/u });
  await expect(letters).toContainText('Zkušební náhrada');
  await portal.checkAccess();
  await letters.getByRole('button', { name: 'Vše na papír' }).click();
  const sent = page.getByRole('table', { name: 'Odeslané upomínky' });
  await expect(sent).toContainText('1. upomínka', { timeout: 20_000 });
  await expect(sent).toContainText('na papíře');
});

test('debts are read on a phone, by people and houses', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/money/arrears');
  await expect(page.getByRole('tab', { name: 'Lidé' })).toBeVisible();
  await portal.checkAccess();
  await page.getByRole('tab', { name: 'Lidé' }).click();
  await portal.checkAccess();
  await page.getByRole('tab', { name: 'Vývoj' }).click();
  await portal.checkAccess();
});
