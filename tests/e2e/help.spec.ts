import { expect, test } from './portal.ts';

test('how a job is done stands beside the screen, is sought and goes along to the next screen @phone', async ({
  page,
  portal,
  isMobile,
}) => {
  await portal.signIn('spravce@example.cz');
  await page.goto('/pasports');
  const button = page.getByRole('button', { name: 'Jak na to' });
  await button.focus();
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'Jak na to' });
  const search = help.getByLabel('Hledat v návodech');
  await expect(search).toBeFocused();
  await expect(help.getByRole('region', { name: 'Na této obrazovce' })).toContainText(
    'Zapsat byty jeden za druhým',
  );
  await portal.checkAccess();

  await search.fill('vlastnika bytu xyz');
  await expect(help.getByText('Takový návod tu není')).toBeVisible();
  await search.fill('dedictvi');
  await help.getByRole('button', { name: 'Zapsat prodej nebo dědictví bytu' }).click();
  await expect(
    help.getByRole('heading', { name: 'Zapsat prodej nebo dědictví bytu' }),
  ).toBeFocused();
  await expect(help.getByRole('listitem').first()).toContainText('Vlastnictví');

  if (!isMobile) {
    // The screen beside it is in use all the time.
    await page
      .getByRole('navigation', { name: 'Moduly' })
      .getByRole('link', { name: 'Přehled' })
      .click();
    await expect(page).not.toHaveURL(/pasports/u);
    await expect(help.getByRole('heading', { name: 'Zapsat prodej' })).toBeVisible();
  }
  await help.getByRole('button', { name: 'Všechny návody' }).click();
  // What was sought is still there; the first Esc clears it.
  await expect(search).toHaveValue('dedictvi');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(button).toBeFocused();
});
