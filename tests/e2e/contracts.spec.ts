import { shiftDays, czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

// New contracts change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const INSURANCE = 'Pojištění domu a odpovědnosti';

test('the card of warnings leads to as many contracts as it counts, and from them to the insurance of the house', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/');
  const card = page.getByRole('link', { name: /^Upozornění na smlouvy: \d+$/ });
  const count = Number(await card.textContent());
  expect(count).toBeGreaterThan(1);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smlouvy');
  await expect(page.getByRole('checkbox', { name: /^Upozornění/ })).toBeChecked();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(count + 1);
  await portal.checkAccess();
  await rowOf(page, INSURANCE).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(INSURANCE);
  // Its period ends in eighty days; six weeks before that notice is to be delivered.
  const until = czechDate(shiftDays(pragueDay(new Date()), 38));
  const summary = page.getByRole('region', { name: 'V kostce' });
  await expect(summary).toContainText(`doručit do ${until}`);
  await expect(summary).toContainText('výpověď do');
  await portal.checkAccess();
  // Once it was delivered, nobody is warned any more.
  await page.getByLabel('Výpověď doručena').fill(czechDate(pragueDay(new Date())));
  await page.keyboard.press('Control+s');
  await expect(summary).toContainText('doručena');
  await page.getByRole('button', { name: 'Zpět na smlouvy' }).click();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(count);
  await openScreen(page, own, '/');
  await expect(
    page.getByRole('link', { name: `Upozornění na smlouvy: ${count - 1}` }),
  ).toBeVisible();
});

test('a contract is made by keyboard, its faults are said at their fields, and the search finds it', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/contracts');
  await page.getByRole('button', { name: 'Nová smlouva' }).click();
  const making = page.getByRole('dialog', { name: 'Nová smlouva' });
  const kind = making.getByLabel('Druh', { exact: true });
  await expect(kind).toBeFocused();
  await expect(making.getByLabel('Vypovědět předem')).toHaveValue('6');
  await kind.selectOption({ label: 'Internet a televize' });
  // The name and the notice follow the kind while nobody has written them.
  await expect(making.getByLabel('Název')).toHaveValue('Internet a televize');
  await expect(making.getByLabel('Vypovědět předem')).toHaveValue('');
  await making.getByLabel('Název').fill('Internet v domě');
  await making.getByLabel('Prodlužuje se o (měsíců)').fill('12');
  await making.getByLabel('Vypovědět předem').fill('3');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  const fault = making.getByText('Zadejte začátek nebo konec, od kterého se období počítají');
  await expect(fault).toBeVisible();
  await expect(making.getByLabel('Prodlužuje se o (měsíců)')).toBeFocused();
  await making.getByLabel('Platí do').fill('31. 12. 2030');
  await expect(making.getByText('nejpozději 30. 9. 2030')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet v domě');
  const summary = page.getByRole('region', { name: 'V kostce' });
  await expect(summary).toContainText('doručit do 30. 9. 2030');
  await page.getByRole('tab', { name: 'Soubory' }).click();
  await portal.checkAccess();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Hledat' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('internet v dom');
  await page
    .getByRole('option', { name: /Internet v domě/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contracts\/\d+/);
});

test('a row of a supplier leads to its billing place', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/contracts?filter=suppliers');
  await rowOf(page, 'Provoz výtahu').dblclick();
  await expect(page).toHaveURL(/\/billingplaces\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Provoz výtahu');
});
