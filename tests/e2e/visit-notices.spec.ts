import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

// Notices go to people of visits, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const ROUND = 'Výměna vodoměrů';
const main = (page: Page) => page.getByRole('main');
const untold = (page: Page) => main(page).getByText(/^Neoznámené/);

/** The round of the demo that is still to be walked, open. */
async function openRound(page: Page) {
  await openScreen(page, own, '/inmes/addresses?tab=rounds');
  await page.getByRole('gridcell', { name: ROUND, exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: ROUND })).toBeVisible();
}

test('a poster is written down to picked visits, and they are told', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openRound(page);
  await expect(untold(page)).toHaveText(/\D16$/u);
  for (const turn of [1, 2]) await page.getByRole('row').nth(turn).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Zapsat oznámení' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zapsat oznámení: 2 návštěvy' });
  await expect(dialog.getByLabel('Jak')).toBeFocused();
  await portal.checkAccess();
  await dialog.getByLabel('Poznámka').fill('nástěnka ve vchodu');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(untold(page)).toHaveText(/\D14$/u);
});

test('people are shown before they are mailed, and nobody is mailed twice', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openRound(page);
  await page.getByRole('button', { name: 'Oznámit 14 e-mailem…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Oznámit e-mailem: 14 návštěv' });
  await dialog.getByLabel('Co připravit').fill('Uvolněte prosím přístup k vodoměrům.');
  await dialog.getByText('Ukázka e-mailu').click();
  const letter = dialog.getByRole('article', { name: 'Ukázka e-mailu' });
  await expect(letter).toContainText('Co připravit: Uvolněte prosím přístup k vodoměrům.');
  await expect(letter).toContainText('Důvod: Výměna vodoměru studené vody');
  await expect(dialog.getByText(/^Odešle se \d+\u00A0e-mailů\./)).toBeVisible();
  await portal.checkAccess();
  await dialog.getByRole('button', { name: /^Odeslat e-mailem/ }).click();
  await expect(dialog).toBeHidden();
  // One place has nobody with an address.
  await expect(untold(page)).toHaveText(/\D1$/u);
  await page.getByRole('row').nth(4).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Oznámit e-mailem…' }).click();
  const again = page.getByRole('dialog', { name: 'Oznámit e-mailem: 1 návštěva' });
  await expect(again.getByText('o termínu už ví').first()).toBeVisible();
  await expect(again.getByRole('button', { name: 'Odeslat e-mailem (0)' })).toBeDisabled();
});

test('a notice of a visit gets the day that proves it, and is deleted when it was a mistake', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openRound(page);
  await page.getByRole('row').nth(1).dblclick();
  const visit = page.getByRole('dialog', { name: /^Lipová 12, prostor/ });
  await visit.getByLabel('Poznámka k návštěvě').fill('rozepsáno');
  await visit.getByRole('button', { name: /^Doručení:.*Plakát v domě/ }).click();
  const notice = page.getByRole('dialog', { name: /^Plakát v domě: Lipová 12, prostor \d+$/u });
  await expect(notice.getByText('doručení nedoloženo')).toBeVisible();
  await portal.checkAccess();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  // The visit stays behind it with what was typed.
  await expect(visit.getByLabel('Poznámka k návštěvě')).toHaveValue('rozepsáno');
  await visit.getByRole('button', { name: 'Zapsat oznámení' }).click();
  const record = page.getByRole('dialog', { name: 'Zapsat oznámení: 1 návštěva' });
  await record.getByLabel('Jak').selectOption({ label: 'Doporučený dopis' });
  await page.keyboard.press('Control+Enter');
  await expect(record).toBeHidden();
  await expect(visit.getByText(/má se za doručené .* \(§\u00A0573/)).toBeVisible();
  await visit.getByRole('button', { name: /^Doručení:.*Doporučený dopis/ }).click();
  const letter = page.getByRole('dialog', {
    name: /^Doporučený dopis: .*Lipová 12, prostor \d+$/u,
  });
  await letter.getByRole('button', { name: 'Smazat oznámení' }).click();
  const question = page.getByRole('dialog', { name: 'Smazat oznámení?' });
  await question.getByRole('button', { name: 'Smazat oznámení' }).click();
  await expect(letter).toBeHidden();
  await expect(visit.getByText(/má se za doručené/)).toHaveCount(0);
});

test('a place that was missed three times has its paper, and its rule of costs offers the mark', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/inmes/addresses');
  await main(page)
    .getByText(/^Nepřístupno 3×/)
    .click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).dblclick();
  const place = page.getByRole('dialog', { name: 'Lipová 12, prostor 20' });
  await expect(
    place.getByText(/3\u00A0marné návštěvy: .*; oznámeno 2× prokazatelně/),
  ).toBeVisible();
  await portal.checkAccess();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    place.getByRole('button', { name: 'Doklad o oznamování a přístupu' }).click(),
  ]);
  const file = await readFile(await saved.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  await openScreen(page, own, '/billingrules');
  await page.getByLabel('Hledat pravidlo').fill('Teplo');
  await rowOf(page, 'Lipová 12').first().dblclick();
  await page.getByRole('tab', { name: 'Zvláštní prostory' }).click();
  await page.getByRole('button', { name: 'Přidat prostor' }).click();
  const special = page.getByRole('dialog', { name: 'Zvláštní prostor' });
  await special.getByLabel(/^Prostor/).selectOption({ label: '20' });
  const facts = special.getByRole('region', { name: 'Přístup k měřidlům prostoru' });
  await expect(facts).toContainText('oznámeno 2× prokazatelně');
  await portal.checkAccess();
  await facts.getByRole('button', { name: 'Zvolit „Odmítl montáž nebo odečet“' }).click();
  await expect(special.getByLabel('Co je jinak')).toHaveValue('refused');
  await expect(special.getByLabel('Důvod')).toHaveValue(/^3\u00A0marné návštěvy/);
  await expect(facts.getByRole('button', { name: /^Zvolit/ })).toHaveCount(0);
});
