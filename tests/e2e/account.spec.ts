import type { Page } from '@playwright/test';
import { mailFromFolder } from '#tests/mail.ts';
import { dataDir, expect, test } from './portal.ts';

const password = 'Nova-Vltava-77';

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.goto('/client/user/register');
  await page.getByLabel('Jméno').fill('Zuzana');
  await page.getByLabel('Příjmení').fill('Zkušební');
  await page.getByLabel('E-mail').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await expect(page.getByText('silné heslo')).toBeVisible();
  await page.getByLabel('Heslo znovu').fill(password);
  await page.getByLabel('Soukromá osoba').check();
  await page
    .getByLabel(/^Název|Jméno klienta|klienta/)
    .first()
    .fill('Domy Zkušební');
}

test('a registration needs both consents, is confirmed by mail once, and lets in @phone', async ({
  page,
  portal,
}, info) => {
  const email = `zuzana-${info.project.name}@example.cz`;
  await fillRegistration(page, email);
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Zaregistrovat se' }).click();
  await expect(
    page.getByText('Bez souhlasu s obchodními podmínkami nelze registraci dokončit'),
  ).toBeVisible();
  for (const box of await page.getByRole('checkbox', { name: /Souhlasím|souhlas|seznámil/i }).all())
    await box.check();
  await page.getByRole('button', { name: 'Zaregistrovat se' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Potvrďte registraci');
  await portal.checkAccess();
  await page.goto('/client/user/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Heslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByText('Nepotvrzená registrace')).toBeVisible();
  const { token } = await mailFromFolder(dataDir(), email);
  await page.goto(`/client/user/regconfirm/${token}`);
  await expect(page.getByText('Domy Zkušební')).toBeVisible();
  expect(page.url()).not.toContain(token);
  await page.reload();
  await page.locator('input[name="new_password"]').fill(password);
  await page.getByLabel('Heslo znovu').fill(password);
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Potvrdit registraci' }).click();
  await expect(page.getByText('Registrace je potvrzena')).toBeVisible();
  await page.goto(`/client/user/regconfirm/${token}`);
  await expect(page.getByText('Odkaz je neplatný nebo už byl použit.')).toBeVisible();
  await portal.enter(email, password);
  await expect(page.getByText(/žádnou jednotku|Nejdřív|jednotk/i).first()).toBeVisible();
  await portal.checkAccess();
});

test('a forgotten password is set anew by a link that is good once', async ({
  page,
  portal,
}, info) => {
  const email = `zuzana-${info.project.name}@example.cz`;
  await page.goto('/client/user/login');
  await page.getByRole('link', { name: 'Zapomenuté heslo' }).click();
  await page.getByLabel('E-mail').fill(email);
  const before = await mailFromFolder(dataDir(), email);
  await page.getByRole('button', { name: /Poslat|Odeslat/ }).click();
  const { token } = await mailFromFolder(dataDir(), email, before.id);
  await page.goto(`/client/user/reset/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nové heslo');
  await expect(page.locator('input[name="new_password"]')).toBeVisible();
  expect(page.url()).not.toContain(token);
  await page.reload();
  await page.locator('input[name="new_password"]').fill(`${password}-2`);
  await page.getByLabel('Nové heslo znovu').fill(`${password}-2`);
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nastavit heslo' }).click();
  // Who went elsewhere before the answer would take his request back.
  await expect(page).toHaveURL(/login/);
  await portal.enter(email, `${password}-2`);
  await page.goto(`/client/user/reset/${token}`);
  await expect(page.getByText('Odkaz je neplatný nebo už byl použit.')).toBeVisible();
});

test('the own name and password are changed in the profile', async ({ page, portal }, info) => {
  const email = `zuzana-${info.project.name}@example.cz`;
  await portal.enter(email, `${password}-2`);
  await page.goto('/client/user/profile');
  await page.getByLabel('Příjmení').fill('Zkoušená');
  await page.getByRole('button', { name: 'Uložit jméno' }).click();
  await expect(page.getByText('Změny byly uloženy')).toBeVisible();
  await page.getByLabel('Současné heslo').fill('spatne-heslo');
  await page.locator('input[name="new_password"]').fill(`${password}-3`);
  await page.getByLabel('Nové heslo znovu').fill(`${password}-3`);
  await page.getByRole('button', { name: 'Změnit heslo' }).click();
  await expect(page.getByText('Původní heslo není správné.')).toBeVisible();
  await expect(page).toHaveURL(/profile/);
  await page.getByLabel('Současné heslo').fill(`${password}-2`);
  await page.getByRole('button', { name: 'Změnit heslo' }).click();
  await expect(page.getByText('Heslo bylo změněno')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Příjmení')).toHaveValue('Zkoušená');
});

test('a client admin invites a user, who accepts, is blocked, and is out', async ({
  page,
  portal,
  browser,
}) => {
  const email = 'pozvany@example.cz';
  await portal.signIn('soused@example.cz');
  await page.goto('/client/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uživatelé');
  await page.getByRole('button', { name: 'Pozvat uživatele' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Jméno').fill('Petr');
  await dialog.getByLabel('Příjmení').fill('Pozvaný');
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Odeslat pozvánku' }).click();
  await expect(page.getByRole('row', { name: /Pozvaný/ })).toContainText('čeká na potvrzení');
  const { token } = await mailFromFolder(dataDir(), email);
  const guest = await browser.newPage();
  await guest.goto(`/client/user/reset/${token}`);
  await guest.locator('input[name="new_password"]').fill(password);
  await guest.getByLabel('Heslo znovu').fill(password);
  await guest.getByRole('button', { name: 'Nastavit heslo' }).click();
  await expect(guest).toHaveURL(/login/);
  await guest.getByLabel('E-mail').fill(email);
  await guest.getByLabel('Heslo', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'Přihlásit se' }).click();
  await guest.getByLabel(/Seznámil\(a\) jsem se s ochranou osobních údajů/).check();
  await guest.getByRole('button', { name: 'Souhlasím a pokračovat' }).click();
  await expect(guest.getByRole('heading', { name: 'Než budete pokračovat' })).toBeHidden();
  await expect(guest).toHaveTitle(/^Kastelán – /);
  await page.reload();
  await page.getByRole('button', { name: /Upravit: .*Pozvaný/ }).click();
  await page.getByRole('button', { name: 'Zablokovat' }).click();
  await expect(page.getByRole('dialog', { name: 'Zablokovat uživatele?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Uživatel byl zablokován').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Pozvaný/ })).toContainText('zablokován');
  // His page learns of it by its stream of events and leaves by itself.
  await expect(guest).toHaveURL(/login/);
  await guest.close();
});
