import type { Page } from '@playwright/test';
import { browseBillingCosts, createBillingDocument } from '#contract/billing/documents.ts';
import { browseBillingPlaces } from '#contract/billing/places.ts';
import { issueSettlement } from '#contract/settlement/statements.ts';
import { getSettlement } from '#contract/settlement/settlements.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { callOf } from './money-accounts.ts';
import { expect, test } from './portal.ts';
import { reviewedSettlement } from './settled.ts';

const HOUSE = 'Lipová 12';
const YEAR = Number(todayInPrague().slice(0, 4)) - 1;

// What is issued stays, so this journey has a portal of its own.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

/** A credit note of the year for the first place whose costs were settled. */
async function creditNote(page: Page) {
  const { token, unit_id } = await callOf(page);
  const days = { unit_id, from: `${YEAR}-01-01`, to: `${YEAR}-12-31` };
  const costs = await askPortal(own.url, browseBillingCosts, { token, params: days });
  const places = await askPortal(own.url, browseBillingPlaces, {
    token,
    params: { unit_id, show_hidden: '0' },
  });
  const served = places.result.values.find(
    ({ billing_place_id, invoice_place_id }) =>
      invoice_place_id !== null &&
      costs.result.values.some(
        (cost) => cost.billing_place_id === billing_place_id && (cost.cost ?? 0) > 0,
      ),
  );
  expect(served).toBeDefined();
  const { billing_place_id = 0 } = served ?? {};
  const answer = await askPortal(own.url, createBillingDocument, {
    token,
    params: { unit_id, billing_place_id, id: '0' },
    body: {
      kind: 'credit-note',
      number: 'DOB-77',
      period_from: days.from,
      period_to: days.to,
      line_rows: [{ base: -29_762, tax_rate: 12, tax: -3571 }],
    },
  });
  expect(answer.status).toBe(200);
  return { unit_id, billing_place_id };
}

/** Issues what was looked through, due by the last day that the law allows. */
async function issue(page: Page, settlement_id: number) {
  const { token, unit_id } = await callOf(page);
  const { result } = await askPortal(own.url, getSettlement, {
    token,
    params: { unit_id, id: String(settlement_id) },
  });
  const answer = await askPortal(own.url, issueSettlement, {
    token,
    params: { unit_id, settlement_id },
    body: {
      settlement_count_id: result.last?.settlement_count_id ?? 0,
      due_on: shiftDays(todayInPrague(), 30),
    },
  });
  expect(answer.status).toBe(200);
}

test('a credit note after the issue is told where the manager looks, and leads to the correction', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/settlements');
  const settlement_id = await reviewedSettlement(page, own, HOUSE);
  await issue(page, settlement_id);
  const { unit_id, billing_place_id } = await creditNote(page);

  await openScreen(page, own, '/settlements?filter=documents');
  await expect(page.getByRole('grid').getByText(HOUSE).first()).toBeVisible();
  await openScreen(page, own, `/settlements/${settlement_id}?tab=delivery`);
  const told = page.getByRole('alert').filter({ hasText: 'Po vydání přibyl' });
  await expect(told).toContainText('Dobropis DOB-77');
  await expect(told).toContainText('Vydaná vyúčtování se tím nemění.');
  await portal.checkAccess();
  await told.getByRole('link', { name: /Dobropis DOB-77/u }).click();
  await expect(page).toHaveURL(
    new RegExp(`/billingplaces/${billing_place_id}\\?.*unit=${unit_id}.*document=`, 'u'),
  );
  await expect(page.getByRole('dialog')).toContainText('DOB-77');

  await openScreen(page, own, `/settlements/${settlement_id}?tab=delivery`);
  await told.getByRole('button', { name: 'Opravit vyúčtování' }).click();
  const correcting = page.getByRole('dialog', { name: 'Opravit vyúčtování' });
  await expect(correcting.getByLabel('Důvod opravy')).toHaveValue(
    /^Změna dokladu: Dobropis DOB-77 /u,
  );
  await portal.checkAccess();
  await correcting.getByRole('button', { name: 'Otevřít k opravě' }).click();
  await expect(page.getByText('opravuje se', { exact: true })).toBeVisible();
  await expect(told).toHaveCount(0);
});
