import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const SCREEN = '/billingrules';

// New rules change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('rules by the law are looked through, made at once and taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pravidla rozúčtování');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Pravidla podle zákona' }).click();
  const offer = page.getByRole('dialog', { name: 'Pravidla podle zákona' });
  await expect(offer).toContainText('Osvětlení společných prostor – Počet osob');
  await expect(offer).toContainText('Zákon č. 67/2013 Sb., § 5 odst. 2');
  // What has a rule already is not offered.
  await expect(offer).not.toContainText('Studená voda a stočné');
  await portal.checkAccess();
  await offer.getByRole('button', { name: /^Založit \d+ prav/ }).click();
  await expect(rowOf(page, 'Osvětlení společných prostor').first()).toBeVisible();
  await page.getByRole('button', { name: 'Vzít zpět' }).click();
  await expect(rowOf(page, 'Osvětlení společných prostor')).toHaveCount(0);
});

test('a rule says what the law says, exempts a flat, and goes on by a new version', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByLabel('Hledat pravidlo').fill('Teplo');
  await rowOf(page, 'Lipová 14').first().dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teplo');
  const summary = page.getByRole('region', { name: 'V kostce' });
  await expect(summary).toContainText('Podle zákona 50');
  await expect(summary).toContainText('příloha č. 6');
  await portal.checkAccess();
  await page.getByLabel('Posun o procentní body').fill('11');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Zákon dovoluje posun nejvýše o 10 procentních bodů')).toBeVisible();
  await page.getByLabel('Posun o procentní body').fill('5');
  await page.keyboard.press('Control+s');
  await expect(summary).toContainText('55');
  await page.getByRole('tab', { name: 'Zvláštní prostory' }).click();
  await page.getByRole('button', { name: 'Přidat prostor' }).click();
  const exempting = page.getByRole('dialog', { name: 'Zvláštní prostor' });
  await exempting.getByLabel(/^Prostor/).selectOption({ index: 1 });
  await exempting.getByLabel(/^Co je jinak/).selectOption({ label: 'Odpojený od vytápění' });
  await page.keyboard.press('Control+s');
  await expect(exempting).toContainText('Zadejte důvod');
  await exempting.getByLabel('Důvod').fill('vytápí se sám, povoleno 2022');
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('vytápí se sám, povoleno 2022')).toBeVisible();
  await page.getByRole('button', { name: 'Nová verze od…' }).click();
  const making = page.getByRole('dialog', { name: /^Nová verze: Teplo/ });
  await expect(making.getByLabel('Nová verze platí od')).toHaveValue(/^1\. 1\. 20\d\d$/);
  await portal.checkAccess();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('bude platit')).toBeVisible();
  // The exemption goes on; on whose decision the new version rests is still to be said.
  await expect(page.getByText('Není zapsáno, kdy bylo o pravidle rozhodnuto.')).toBeVisible();
  await page.getByRole('tab', { name: 'Zvláštní prostory' }).click();
  await expect(page.getByText('vytápí se sám, povoleno 2022')).toBeVisible();
  await portal.checkAccess();
});

test('a rule that is being written is shown on three spaces, with an amount and on another one', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByLabel('Hledat pravidlo').fill('Výtah');
  await rowOf(page, 'Výtah').first().dblclick();
  const preview = page.getByRole('region', { name: 'Ukázka pro tři prostory' });
  await preview.getByRole('button', { name: 'Ukázat na prostorech' }).click();
  const spaces = preview.getByRole('region');
  await expect(spaces).toHaveCount(3);
  // Of some spaces of the demo nobody knows how many persons live there: nothing is guessed.
  await expect(preview).toContainText('Chybí plocha, podíl nebo počet osob');
  await expect(spaces.first()).toContainText('podíl nelze spočítat');
  await portal.checkAccess();
  // Not saved: by spaces, each of which then bears as much.
  await page.getByLabel('Způsob rozúčtování').selectOption({ label: 'Stejně na každý prostor' });
  await expect(preview).toContainText('Pravidlo se mezitím změnilo');
  await preview.getByLabel('Náklad k rozdělení').fill('0');
  await preview.getByRole('button', { name: 'Ukázat na prostorech' }).click();
  await expect(preview.getByRole('alert').first()).toHaveText('Zadejte kladnou částku.');
  await preview.getByLabel('Náklad k rozdělení').fill('100 000');
  await preview.getByRole('button', { name: 'Ukázat na prostorech' }).click();
  await expect(preview).toContainText('náklad 100 000,00 Kč podle zadané částky');
  await expect(spaces.first()).toContainText('Celý náklad se dělí podle počtu prostorů: 1 z');
  await portal.checkAccess();
  const chosen = preview.getByLabel('1. prostor ukázky');
  await chosen.selectOption({ index: 3 });
  await expect(spaces.first()).toHaveAccessibleName(
    (await chosen.locator('option:checked').textContent()) ?? '',
  );
});

test('on a phone a card opens the whole rule @phone-only', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  const card = page.getByRole('listitem').filter({ hasText: 'Výtah' });
  await portal.checkAccess();
  await card.first().getByRole('button', { name: 'Otevřít pravidlo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Výtah');
  await expect(page.getByRole('region', { name: 'V kostce' })).toContainText('Počet osob');
  await portal.checkAccess();
});
