import { expect, test } from './portal.ts';

// The code of menus comes when one is first wanted.
test('the menu of a record opens by keyboard, and Esc gives the focus back', async ({
  page,
  portal,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/LateMenu-[\w-]+\.js$/.test(request.url())) scripts.push(request.url());
  });
  await portal.signIn('spravce@example.cz');
  await page.goto('/pasports');
  const row = page.getByRole('grid', { name: 'Prostory' }).getByRole('row').nth(1);
  await row.click();
  const beside = page.getByRole('complementary', { name: 'Vybraný prostor' });
  const button = beside.getByRole('button', { name: 'Další akce s prostorem' });
  await expect(button).toBeVisible();
  expect(scripts).toEqual([]);
  await button.focus();
  await expect.poll(() => scripts.length).toBe(1);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Rozdělit prostor' })).toBeVisible();
  await portal.checkAccess();
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('menuitem', { name: 'Historie' }).click();
  await expect(page).toHaveURL(/tab=history/);
});
