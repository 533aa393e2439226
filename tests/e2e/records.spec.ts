import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';
import { panel, RENTAL } from './spaces.ts';
import type { PortalProcess } from '#tests/portal-process.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const summary = (page: Page) => page.getByRole('region', { name: 'V kostce' });

test('from home to the telephone of whoever uses flat 12 there are three clicks', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/');
  await page.getByRole('link', { name: /^Byty: \d+$/ }).click();
  await rowOf(page, '12').first().click();
  const phone = panel(page)
    .getByRole('link', { name: /^\+420 / })
    .first();
  await expect(phone).toHaveAttribute('href', /^tel:\+420\d{9}$/);
  await portal.checkAccess();
});

test('a flat begins with whom to call; one click leads to the person, and one back to the flat', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  await rowOf(page, '12').first().dblclick();
  await expect(heading(page)).toHaveText('Byt 12');
  const facts = summary(page);
  for (const fact of ['Uživatel', 'Vlastník', 'Plátce', 'Variabilní symbol', 'Hoří a čeká'])
    await expect(facts.getByRole('term').filter({ hasText: fact })).toBeVisible();
  await expect(facts.getByText(/^nájemce od \d/)).toBeVisible();
  await portal.checkAccess();
  const person = facts.getByRole('link').first();
  const name = (await person.textContent()) ?? '-';
  await person.click();
  await expect(page).toHaveURL(/\/address\/\d+/);
  await expect(heading(page)).toHaveText(name);
  await portal.checkAccess();
  await facts.getByRole('link', { name: 'Zvonařská 7 / 12', exact: true }).click();
  await expect(heading(page)).toHaveText('Byt 12');
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText('Byt 12');
  await page.getByRole('link', { name: 'Zvonařská 7' }).click();
  await expect(heading(page)).toHaveText('Zvonařská 7');
  await page.goBack();
  await expect(heading(page)).toHaveText('Byt 12');
});

test('a record walks its list as it was sorted, and one opened by a link walks its house', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/pasports', RENTAL);
  const byVs = page.getByRole('columnheader', { name: 'VS' });
  await byVs.getByRole('button').click();
  await expect(byVs).toHaveAttribute('aria-sort', 'ascending');
  await byVs.getByRole('button').click();
  await expect(byVs).toHaveAttribute('aria-sort', 'descending');
  // The rows are those of the order asked for, not the former ones that stand until they come.
  const symbols = page.getByRole('grid').getByRole('gridcell', { name: /^\d{8}$/ });
  await expect
    .poll(async () => {
      const [first = '', second = ''] = await symbols.allTextContents();
      return first > second;
    })
    .toBe(true);
  const rows = page.getByRole('grid').getByRole('row');
  const symbol = async (row: number) =>
    (await rows
      .nth(row)
      .getByRole('gridcell', { name: /^\d{8}$/ })
      .textContent()) ?? '-';
  const [first, second] = [await symbol(1), await symbol(2)];
  await rows.nth(1).dblclick();
  await expect(summary(page)).toContainText(first);
  const next = page.getByRole('button', { name: 'Další záznam' });
  await expect(page.getByRole('button', { name: 'Předchozí záznam' })).toBeDisabled();
  await next.click();
  await expect(summary(page)).toContainText(second);
  await page.getByRole('button', { name: 'Předchozí záznam' }).click();
  await expect(summary(page)).toContainText(first);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Pořadí v seznamu' })).toContainText(
    /\d+\.\sz\s\d+/,
  );
  await page.getByRole('button', { name: 'Další akce s prostorem' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Založit úkol',
    'Rozdělit prostor',
    'Připojit jiný prostor',
    'Skrýt prostor',
    'Historie',
    'Smazat prostor',
  ]);
  await page.getByRole('menuitem', { name: 'Historie' }).click();
  await expect(page.getByRole('tab', { name: 'Historie' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a device begins with how it stands and where it is, and a person walks the address book', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/auxiliaries/revisiontypes?type=0');
  await page.getByRole('grid').getByRole('row').nth(1).dblclick();
  for (const fact of ['Stav', 'Příští revize', 'Poslední revize', 'Umístění', 'Firma'])
    await expect(summary(page).getByRole('term').filter({ hasText: fact })).toBeVisible();
  const device = await heading(page).textContent();
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Další záznam' }).click();
  await expect(page.getByRole('group', { name: 'Pořadí v seznamu' })).toContainText('2.');
  await page.getByRole('button', { name: 'Předchozí záznam' }).click();
  await expect(heading(page)).toHaveText(device ?? '-');

  await openScreen(page, own, '/addresses');
  const names = page.getByRole('grid').getByRole('row');
  const second = (await names.nth(2).getByRole('gridcell').first().textContent()) ?? '-';
  await names.nth(1).dblclick();
  await page.getByRole('button', { name: 'Další záznam' }).click();
  await expect(heading(page)).toContainText(second.replace('>', '').trim());
  await expect(page.getByRole('button', { name: 'Zpět na seznam' })).toBeVisible();
});

test('a number of a house leads to just the spaces that it counts', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings');
  await rowOf(page, 'Lipová 12').dblclick();
  await portal.checkAccess();
  // The picture picks out just the spaces that the summary counts.
  const picture = page.getByRole('grid', { name: 'Dům Lipová 12 po podlažích' });
  const free = summary(page).getByRole('link', { name: /^\d+\sprostor/ });
  const freeCount = Number.parseInt((await free.textContent()) ?? '-', 10);
  const chips = page.getByRole('group', { name: 'Výběr v obrázku domu' });
  await chips.getByText('Bez uživatele').click();
  await expect(picture.getByRole('link')).toHaveCount(freeCount);
  const flats = summary(page).getByRole('link', { name: /^\d+\sbyt/ });
  const count = Number.parseInt((await flats.textContent()) ?? '-', 10);
  await flats.click();
  const flatsChip = page.getByRole('checkbox', { name: new RegExp(`^Byty\\s?${count}$`) });
  await expect(flatsChip).toBeChecked();
  await page.goBack();
  await page.getByRole('button', { name: 'Další záznam' }).click();
  await expect(heading(page)).not.toHaveText('Lipová 12');
});

test('the picture of a house is walked by arrows and opens a space @phone', async ({
  page,
  portal,
  isMobile,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/buildings', RENTAL);
  if (isMobile) await page.getByRole('button', { name: 'Otevřít dům' }).first().click();
  else await rowOf(page, 'Zvonařská 7').dblclick();
  const house = page.getByRole('grid', { name: 'Dům Zvonařská 7 po podlažích' });
  const spaces = house.getByRole('link');
  await expect(spaces.first()).toBeVisible();
  await portal.checkAccess();
  // All of them are drawn, and the floors from the highest.
  const count = await spaces.count();
  await expect(page.getByRole('link', { name: `Zobrazit ${count} prostorů domu` })).toBeVisible();
  const codes = await house.getByRole('rowheader').locator('strong').allTextContents();
  expect(codes.filter((code) => code.endsWith('NP'))).toEqual(
    codes.filter((code) => code.endsWith('NP')).toSorted((one, other) => other.localeCompare(one)),
  );
  await spaces.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(spaces.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  const focused = house.locator('a:focus');
  await expect(focused).not.toHaveText((await spaces.first().textContent()) ?? '-');
  const text = (await focused.textContent()) ?? '-';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pasports\?.*space=\d+/);
  await expect(heading(page)).not.toHaveText('Zvonařská 7');
  await expect(heading(page)).toHaveText(/^\S+ \d+/);
  await expect(summary(page)).toBeVisible();
  const number = /\d+/.exec((await heading(page).textContent()) ?? '')?.[0] ?? '-';
  expect(text).toContain(number);
  // Its neighbours are those of the picture.
  await expect(page.getByRole('group', { name: 'Pořadí v seznamu' })).toContainText(
    new RegExp(`z\\s${count}$`),
  );
  await page.getByRole('navigation', { name: 'Kde záznam je' }).getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Zvonařská 7');
});
