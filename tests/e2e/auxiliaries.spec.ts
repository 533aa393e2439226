import { DEMO_PASSWORD } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { expect, test } from './portal.ts';

test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD));

test('the overview of auxiliaries leads to each list and says how much is in it @phone', async ({
  page,
  portal,
}) => {
  await page.goto('/auxiliaries');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Číselníky a pomůcky');
  const repo = page.getByRole('link', { name: /^Repo sazba ČNB: \d+ sazeb$/ });
  await expect(repo).toBeVisible();
  await expect(page.getByText(/^systémový, změněno\s\d/).first()).toBeVisible();
  await expect(page.getByText(/^vlastní, změněno\s\d/).first()).toBeVisible();
  await portal.checkAccess();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: /^Denostupně: \d+ míst$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auxiliaries\/denostupne\?tab=places/);
  await page.goBack();
  await expect(repo).toBeVisible();
});
