import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';
import type { PortalProcess } from '#tests/portal-process.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

/** A Czech number of the screen, in hundredths. */
const hundredths = (text: string): number =>
  Math.round(Number(text.replaceAll(/\s/g, '').replace(',', '.')) * 100);

test('under the spaces stand the sums of what is found, and of how many they are', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', 'Družstvo Javorka');
  await page.getByLabel('zázn. na stránku').selectOption('100');
  await page.getByLabel('Hledat prostor').fill('Javorová 1');
  const foot = page.locator('main tfoot');
  await expect(foot.getByRole('rowheader')).toHaveText(/^Celkem, \d+\sz/);
  const rows = page.locator('main tbody tr');
  const count = await rows.count();
  await expect(foot.getByRole('rowheader')).toContainText(String(count));
  const areas = await rows.locator('td[data-column="total_area"]').allTextContents();
  const sum = areas.reduce((all, area) => all + hundredths(area), 0);
  const missing = areas.filter((area) => hundredths(area) === 0).length;
  const told = (await foot.locator('td').first().innerText()).split('\n');
  expect(hundredths(told[0] ?? '')).toBe(sum);
  expect(told.length > 1).toBe(missing > 0);
});
