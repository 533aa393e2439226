import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot } from '#server/root.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { FIRST_UNIT, MANAGER, openScreen, unitNamed } from './houses.ts';
import { callOf } from './money-accounts.ts';
import { startSettlement } from './settled.ts';
import { expect, test } from './portal.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

/** What stands under the summary of a record begins within so many pixels of a phone. */
const MOST = 420;

/** Kinds of records whose summaries fold: the list whose first record is one, or its address. */
const RECORDS: Readonly<Record<string, string>> = {
  account: '/money',
  billing: '/billingplaces',
  contract: '/contracts?kind=contract',
  debt: '/money/arrears',
  device: '/auxiliaries/revisiontypes?type=0',
  house: '/buildings',
  meter: '/meters/overview',
  person: '/address-book',
  round: '/inmes/addresses?tab=rounds',
  rule: '/billingrules',
  settlement: '/settlements',
  space: '/pasports',
  todo: '/todos',
  unit: '/?tab=settings',
  visit: '/inmes/events',
};

/** The kinds that sources name. */
function foldingKinds(): readonly string[] {
  const files = readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(projectRoot, 'web', file), 'utf8'));
  const named = sources.flatMap((text) => [...text.matchAll(/\bfolds="(\w+)"/g)]);
  return [...new Set(named.map(([, kind = '']) => kind))].toSorted();
}

const summary = (page: Page) => page.locator('main section[data-folds]');

async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loading = '[aria-busy="true"]:visible, .mantine-Skeleton-root:visible';
  await expect(page.getByRole('main').locator(loading)).toHaveCount(0);
}

/** Opens the record of that kind: by its address, otherwise the first one of its list. */
async function openRecord(page: Page, kind: string): Promise<void> {
  await openScreen(page, own, RECORDS[kind] ?? '');
  await stands(page);
  const card = page.locator('main ul[aria-label] > li > button').first();
  await expect(summary(page).or(card).first()).toBeVisible();
  if ((await summary(page).count()) === 0) await card.click();
  await expect(summary(page)).toHaveAttribute('data-folds', kind);
  await stands(page);
}

/**
 * Where the parts of the record begin; where it has none, what stands under its summary. A warning over the summary is
 * of that record alone, and is not counted.
 */
function underSummary(page: Page): Promise<number> {
  return summary(page).evaluate((box) => {
    const warned = [...document.querySelectorAll('main [role="alert"]:not(:empty)')]
      .filter((one) => (box.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0)
      .reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
    const parts = [...document.querySelectorAll('main [role="tablist"]')].find(
      (one) =>
        one.checkVisibility() &&
        (box.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    const under = parts ?? box.nextElementSibling;
    return Math.round((under?.getBoundingClientRect().top ?? Infinity) + scrollY - warned);
  });
}

/** What of the summary is seen, by the names of its facts. */
const seenFacts = (page: Page) =>
  summary(page).evaluate((box) =>
    [...box.querySelectorAll('dt')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent),
  );

test.use({ viewport: { width: 360, height: 740 } });

test('every kind of record that folds its summary is measured @phone-only @phone', () => {
  expect(Object.keys(RECORDS).toSorted()).toEqual(foldingKinds());
});

test('parts of every record are within reach of a thumb @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  const unit_id = await unitNamed(page, own, FIRST_UNIT);
  await startSettlement({ ...(await callOf(page)), url: own.url, unit_id }, 'Lipová 12');
  for (const kind of Object.keys(RECORDS)) {
    await openRecord(page, kind);
    const top = await underSummary(page);
    expect.soft(top, kind).toBeLessThanOrEqual(MOST);
    expect.soft((await seenFacts(page)).length, `facts of ${kind} at the door`).toBeGreaterThan(1);
    expect.soft((await seenFacts(page)).length, `facts of ${kind} at the door`).toBeLessThan(4);
  }
});

test('further facts of a record unfold, stay so for the next one, and are all on paper @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openRecord(page, 'house');
  const more = page.getByRole('button', { name: 'Více údajů' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(await seenFacts(page)).toEqual(['Adresa', 'Bez uživatele', 'Hoří a čeká']);
  await expect(page.getByText('a ještě 3')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect((await seenFacts(page)).length, 'facts on paper').toBeGreaterThan(6);
  await expect(more).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(more).toBeFocused();
  const whole = await seenFacts(page);
  expect(whole.slice(0, 3)).toEqual(['Adresa', 'Prostory', 'Bez uživatele']);
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Další záznam' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lipová 14');
  await expect.poll(() => seenFacts(page)).toEqual(whole);
  await page.reload();
  await stands(page);
  expect(await seenFacts(page), 'after the page came anew').toEqual(whole);
  await more.click();
  await openRecord(page, 'space');
  await expect(more, 'another kind stays folded').toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(more).toBeHidden();
  expect((await seenFacts(page)).length, 'facts on a wide screen').toBeGreaterThan(6);
});

test('many actions are two buttons, and the others behind one @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/declarations');
  const others = page.getByRole('button', { name: 'Další', exact: true }).first();
  await expect(others).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Zapsat odpověď' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Poslat výzvy' })).toBeHidden();
  await others.press('Enter');
  await expect(others).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Poslat výzvy' })).toBeFocused();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Změnit termín' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await others.click();
  await expect(page.getByRole('button', { name: 'Poslat výzvy' })).toBeHidden();
});

/** In how many lines the text of the element stands. */
const linesOf = (element: Locator) =>
  element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('in print twice as large neither a number to call nor the way back falls apart into letters @phone-only @phone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports?space=12');
  await expect(summary(page)).toBeVisible();
  await page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '32px', 'important'),
  );
  // '+420 600 472 820' has four groups.
  expect(await linesOf(summary(page).locator('a[href^="tel:"]').first())).toBeLessThanOrEqual(4);
  const house = page.getByRole('main').getByRole('link', { name: 'Lipová 12', exact: true });
  expect(await linesOf(house.first())).toBeLessThanOrEqual(2);
});
