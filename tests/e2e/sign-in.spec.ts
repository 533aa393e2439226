import { DEMO_PASSWORD } from './demo-portal.ts';
import { expect, test } from './portal.ts';

test('a protected address leads to the sign-in page and, after it, back @phone', async ({
  page,
  portal,
}) => {
  await page.goto('/meters/overview');
  await expect(page).toHaveURL(/\/client\/user\/login/);
  await expect(page).toHaveTitle('not logged in');
  await portal.checkAccess();
  await page.getByLabel('E-mail').fill('soused@example.cz');
  await page.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/meters\/overview/);
  await expect(page).toHaveTitle(/^Kastelán – /);
});

test('a wrong password is told without saying which part was wrong', async ({ page }) => {
  await page.goto('/client/user/login');
  for (const identity of ['spravce@example.cz', 'nikdo@example.cz']) {
    await page.getByLabel('E-mail').fill(identity);
    await page.getByLabel('Heslo', { exact: true }).fill('spatne-heslo-1');
    await page.getByRole('button', { name: 'Přihlásit se' }).click();
    await expect(page.getByRole('alert')).toHaveText('Chybné přihlašovací jméno nebo heslo.');
    await expect(page.getByLabel('E-mail')).toHaveValue(identity);
  }
});

test('an empty form names what is missing and takes the focus there', async ({ page }) => {
  await page.goto('/client/user/login');
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByText('Toto pole je povinné')).toHaveCount(2);
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test('a remembered sign-in lasts into a new window, an ordinary one does not', async ({
  page,
  portal,
  context,
}) => {
  await portal.enter('soused@example.cz');
  const stranger = await context.newPage();
  await stranger.goto('/');
  await expect(stranger).toHaveURL(/login/);
  await stranger.getByLabel('E-mail').fill('soused@example.cz');
  await stranger.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await stranger.getByLabel('Zapamatovat přihlášení na tomto zařízení').check();
  await stranger.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(stranger).toHaveTitle(/^Kastelán – /);
  const second = await context.newPage();
  await second.goto('/');
  await expect(second).toHaveTitle(/^Kastelán – /);
  await expect(page).toHaveTitle(/^Kastelán – /);
});

test('signing out in one tab signs out the others of the same user', async ({
  page,
  portal,
  context,
}) => {
  await portal.enter('soused@example.cz');
  const other = await context.newPage();
  await other.goto('/client/user/login');
  await other.getByLabel('E-mail').fill('soused@example.cz');
  await other.getByLabel('Heslo', { exact: true }).fill(DEMO_PASSWORD);
  await other.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(other).toHaveTitle(/^Kastelán – /);
  await page.getByRole('button', { name: /Nabídka uživatele|uživatel/i }).click();
  await page.getByRole('menuitem', { name: 'Odhlásit' }).click();
  await expect(page).toHaveURL(/login/);
  await expect(other).toHaveURL(/login/);
  await expect(other).toHaveTitle('not logged in');
});

test('a token that has ended logs out with a notice and keeps what was typed', async ({
  page,
  portal,
}) => {
  await portal.enter('soused@example.cz');
  await page.getByRole('tab', { name: 'Parametry' }).click();
  // Another text at each try: one that was saved by mistake would not be a draft at the next.
  const typed = `Rozepsaný projekt ${Date.now()}`;
  await page.getByLabel('Projekt').fill(typed);
  // The draft is kept soon after the last letter.
  const kept = () =>
    page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));
  await expect.poll(kept).toContain(typed);
  await page.route('**/v1/user/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ error: { errorCode: 62000401, errorMsg: 'Neoprávněný přístup' } }),
    }),
  );
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/login/);
  await expect(page.getByText('Došlo k automatickému odhlášení')).toBeVisible();
  await page.unroute('**/v1/user/**');
  await portal.enter('soused@example.cz');
  await page.goto('/?tab=settings');
  await expect(page.getByLabel('Projekt')).toHaveValue(typed);
  await expect(page.getByText('Obnoven rozepsaný text').first()).toBeVisible();
  await page.getByRole('button', { name: 'Zahodit' }).first().click();
});
