import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { readAlone } from './read-alone.ts';

interface FoundSpace {
  readonly pasport_space_id: number;
  readonly variable_symbol: string;
  readonly tenant_name: string;
}

/** A flat of the active unit whose tenant pays under a variable symbol, as its list has it. */
async function anyTenant(page: Page): Promise<FoundSpace> {
  await readAlone(page);
  const list = page.waitForResponse(/\/v1\/pasports\/spaces\/browser\//);
  await page.goto('/pasports');
  const { result } = (await (await list).json()) as { result: { values: FoundSpace[] } };
  const found = result.values.find(
    ({ variable_symbol, tenant_name }) =>
      variable_symbol !== '' && tenant_name !== '' && !tenant_name.includes(','),
  );
  if (found === undefined) throw new Error('No tenant of the demo has a variable symbol');
  return found;
}

const search = (page: Page) => page.getByRole('dialog', { name: 'Hledat' });

test('a person is found by the variable symbol of his flat, by keyboard alone', async ({
  page,
  portal,
}) => {
  await portal.signIn('ucetni@example.cz');
  const { variable_symbol, tenant_name, pasport_space_id } = await anyTenant(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Družstvo Javorka');
  await page.keyboard.press('Control+k');
  await expect(search(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(variable_symbol);
  const found = search(page).getByRole('group', { name: 'Variabilní symboly' });
  await expect(found.getByRole('option')).toContainText(tenant_name);
  await portal.checkAccess();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/pasports\\?unit=\\d+&space=${pasport_space_id}$`));
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole('main')).toContainText(tenant_name);
});

test('a find of another unit makes that unit active; the search remembers it', async ({
  page,
  portal,
}) => {
  await portal.signIn('soused@example.cz');
  await page.getByRole('button', { name: /Aktivní jednotka/ }).click();
  await page.getByRole('option', { name: /SVJ Kaštanová 1\b/ }).click();
  await page.getByRole('button', { name: /^Hledat/ }).click();
  const box = search(page).getByRole('combobox');
  await box.fill('kratka 9');
  const house = search(page).getByRole('group', { name: 'Domy' }).getByRole('option').first();
  await expect(house).toContainText('Nájemní dům Krátká 9');
  await portal.checkAccess();
  await house.click();
  await expect(page).toHaveTitle('Kastelán – Nájemní dům Krátká 9');
  await expect(page).toHaveURL(/\/buildings\?unit=\d+&building=\d+$/);
  await page.keyboard.press('Control+k');
  await expect(search(page).getByRole('group', { name: 'Naposledy otevřené' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
});
