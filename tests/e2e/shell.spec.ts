import { expect, test } from './portal.ts';

test('the unit picker filters without diacritics and shows its link above five units', async ({
  page,
  portal,
}) => {
  await portal.signIn('soused@example.cz');
  await page.getByRole('button', { name: /Aktivní jednotka/ }).click();
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('option')).toHaveCount(6);
  await expect(picker.getByText('Přejít na správu jednotek')).toBeVisible();
  await portal.checkAccess();
  const last = await picker.getByRole('option').last().textContent();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(page.getByRole('button', { name: /Aktivní jednotka/ })).toContainText(
    (last ?? '').slice(0, 8),
  );
});

test('three units have no link to their administration in the picker', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz');
  await page.getByRole('button', { name: /Aktivní jednotka/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByText('Přejít na správu jednotek')).toHaveCount(0);
});

test('messages have a badge, open in a dialog and are confirmed one by one and all', async ({
  page,
  portal,
}) => {
  await portal.signIn('spravce@example.cz');
  const mail = page.getByRole('button', { name: /Příchozí zprávy a oznámení/ });
  await expect(mail).toContainText('9+');
  await mail.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Počet příchozích zpráv: 12')).toBeVisible();
  const confirmOne = dialog.getByRole('button', { name: 'Potvrdit', exact: true });
  await expect(confirmOne).toBeDisabled();
  await dialog.getByRole('row').nth(1).click();
  await confirmOne.click();
  await expect(dialog.getByText('Počet příchozích zpráv: 11')).toBeVisible();
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Potvrdit vše' }).click();
  await expect(dialog.getByText('Nejsou žádné příchozí zprávy a oznámení')).toBeVisible();
});

test('the sidebar folds to icons and stays so', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz');
  await page.getByRole('button', { name: /Sbalit panel/ }).click();
  await expect(page.getByRole('button', { name: /Rozbalit panel/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Rozbalit panel/ })).toBeVisible();
});

test('the folded sidebar marks the place that holds the screen', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz');
  await page.goto('/address-book/tenants');
  const modules = page.getByRole('navigation', { name: 'Moduly' });
  await expect(modules.locator('[aria-current]')).toHaveText('Nájemci a vlastníci');
  await page.getByRole('button', { name: /Sbalit panel/ }).click();
  await expect(modules.locator('[aria-current]')).toHaveText('Lidé');
  await page.goto('/buildings');
  await expect(modules.locator('[aria-current]')).toHaveText('Domy a prostory');
  await portal.checkAccess();
});

test('the menu names jobs, and a module that is not built says so @phone', async ({
  page,
  portal,
  isMobile,
}) => {
  await portal.signIn('spravce@example.cz');
  if (isMobile) await page.getByRole('button', { name: 'Moduly' }).click();
  const modules = page.getByRole('navigation', { name: 'Moduly' });
  const tops = modules.locator('> ul > li');
  await expect(tops.first()).toHaveText('Přehled');
  const built = ['Lidé', 'Domy a prostory', 'Revize', 'SIPO', 'Měřidla a vyúčtování'];
  for (const name of [...built, 'Číselníky a pomůcky'])
    await expect(tops.filter({ hasText: name })).toHaveCount(1);
  await expect(modules.getByText('Připravujeme')).toHaveCount(0);
  await modules.getByRole('button', { name: /^Práce v terénu/ }).click();
  await expect(modules.getByRole('link', { name: /^Události/ })).toBeVisible();
  await portal.checkAccess();
  await modules.getByRole('link', { name: 'SIPO' }).click();
  await expect(page).toHaveURL(/\/auxiliaries\/sipo/);
});

test('on a phone the modules stand in a drawer @phone-only', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz');
  await page
    .getByRole('button', { name: /nabídk|modul/i })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Novinky' }).click();
  await expect(page).toHaveURL(/\/blog/);
});

test('the user menu leads where it says; the system admin has logs and info', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin@example.cz');
  await page.getByRole('button', { name: /^Uživatel/ }).click();
  for (const name of [
    'Můj profil',
    'Nastavení aplikace',
    'Informace o licenci',
    'Ochrana osobních údajů',
    'Obchodní podmínky',
    'O aplikaci',
    'Logy',
    'Odhlásit se',
  ]) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Info', exact: true }).click();
  for (const text of ['Prostředí', 'Základní URL', 'URL API', 'Klíč tokenu']) {
    await expect(page.getByRole('dialog')).toContainText(text);
  }
});

test('anybody else has neither logs nor info in the menu', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz');
  await page.getByRole('button', { name: /^Uživatel/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Můj profil' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Logy' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Info', exact: true })).toHaveCount(0);
});

test('the common information shows rates with their dates and leads to their lists', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz');
  await page.goto('/?tab=common');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Společné informace');
  await expect(page.getByText('24,935')).toBeVisible();
  await expect(page.getByText('23,131')).toBeVisible();
  await expect(page.getByText(/3,750/)).toBeVisible();
  await portal.checkAccess();
  await page.getByText('24,935').click();
  await expect(page).toHaveURL(/\/auxiliaries\/exchangerates/);
});

test('a hint of the sidebar lets its arrow be clicked', async ({ page, portal }) => {
  await portal.signIn('ucetni@example.cz');
  const modules = page.getByRole('navigation', { name: 'Moduly' });
  await modules.getByRole('link', { name: /^Lidé/ }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const arrow = modules.getByRole('button', { name: 'Lidé: podmoduly' });
  const { x, y, width, height } = (await arrow.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  // What lies under the pointer is asked at once: the hint goes as soon as the pointer leaves its element.
  const hit = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.ariaLabel,
    [x + width / 2, y + height / 2] as const,
  );
  expect(hit).toBe('Lidé: podmoduly');
});
