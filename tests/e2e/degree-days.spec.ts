import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const SCREEN = '/auxiliaries/denostupne';
const HEAD = 'Místo;Rok;Měsíc;Dnů topení;Průměrná teplota';

// New months change what other journeys would see, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

/** Heating days and mean temperatures of a year's months. */
const YEAR = [
  [1, 31, -0.4],
  [2, 28, 1.1],
  [3, 31, 4.6],
  [4, 30, 9.4],
  [5, 12, 11],
  [9, 9, 11.8],
  [10, 31, 9.2],
  [11, 30, 4.1],
  [12, 31, 0.9],
] as const;

function fileOf(...more: string[]) {
  const rows = [2022, 2023, 2024].flatMap((year) =>
    // The demo knows the season of 2024 already.
    YEAR.filter(([month]) => year < 2024 || month < 9).map(([month, days, mean]) =>
      ['Brno', year, month, days, String(year === 2022 ? mean + 1 : mean).replace('.', ',')].join(
        ';',
      ),
    ),
  );
  const text = [HEAD, ...rows, ...more].join('\r\n');
  return { name: 'mesice.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('a month is entered by hand, with degree-days before it is saved, and corrected', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}`);
  await page.getByRole('button', { name: 'Nový měsíc' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nový měsíc' });
  await dialog.getByLabel('Místo').selectOption('Znojmo');
  await dialog.getByLabel('Měsíc', { exact: true }).selectOption('únor');
  await dialog.getByLabel('Rok').fill('2023');
  await dialog.getByLabel('Dnů topení').fill('29');
  await dialog.getByLabel('Průměrná teplota').fill('1,1');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Tento měsíc má jen 28 dní')).toBeVisible();
  await portal.checkAccess();
  await dialog.getByLabel('Dnů topení').fill('28');
  await expect(dialog.getByText(/Denostupně: 501,2/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  const row = rowOf(page, 'Znojmo');
  await expect(row).toContainText('501,2');
  await row.click();
  await page.keyboard.press('Enter');
  const known = page.getByRole('dialog', { name: 'Znojmo, únor 2023' });
  await known.getByLabel('Průměrná teplota').fill('2,1');
  await page.keyboard.press('Control+s');
  await expect(known).toHaveCount(0);
  await expect(row).toContainText('473,2');
});

test('a file is tried first, tells its faulty rows, and is taken whole', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}`);
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import měsíců' });
  await dialog.getByLabel('Soubor s měsíci').setInputFiles(fileOf('Atlantida;2024;1;31;0'));
  await expect(dialog.getByText('Zkouška nanečisto: 23 nových, 1 chybný.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Přijmout všechny řádky' })).toBeDisabled();
  await portal.checkAccess();
  await dialog.getByLabel('Soubor s měsíci').setInputFiles(fileOf());
  await dialog.getByRole('button', { name: 'Přijmout všechny řádky' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'Brno').first()).toBeVisible();
});

test('two seasons are compared beside a chart, and consumption is brought to the norm year', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}?tab=seasons`);
  await page.getByLabel('První období').selectOption('2022');
  await page.getByLabel('Druhé období').selectOption('2023');
  await expect(
    page.getByRole('img', { name: /Denostupně po měsících, Brno, 19 °C/ }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Celé období/ })).toContainText('3 309,7');
  await page.getByLabel('Spotřeba 2023/24').fill('100');
  // 100 · 3480 / 3309.7
  await expect(page.getByText('2023/24: přepočtená spotřeba 105,15.')).toBeVisible();
  await portal.checkAccess();
  await page.getByLabel('Vnitřní teplota').selectOption('21 °C – ČHMÚ');
  await expect(page.getByRole('row', { name: /Celé období/ })).toContainText('3 775,7');
  await expect(page).toHaveURL(/indoor=21/);
});

test('the norms of towns stand there, an own station is founded and deleted', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}?tab=places`);
  await expect(rowOf(page, 'Brno')).toContainText('3 944,0');
  await portal.checkAccess();
  await page.getByRole('button', { name: 'Nové místo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nové místo nebo stanice' });
  await dialog.getByRole('textbox', { name: 'Místo' }).fill('Kotelna Lipová');
  await dialog.getByLabel('Normových dnů topení').fill('240');
  await page.keyboard.press('Control+s');
  await expect(
    dialog.getByText('Normové dny a teplotu zadejte obojí, nebo nic').first(),
  ).toBeVisible();
  await dialog.getByLabel('Normová teplota').fill('3,5');
  await page.keyboard.press('Control+s');
  await expect(rowOf(page, 'Kotelna Lipová')).toContainText('3 720,0');
  await rowOf(page, 'Kotelna Lipová').dblclick();
  const known = page.getByRole('dialog', { name: 'Místo: Kotelna Lipová' });
  await known.getByRole('button', { name: 'Smazat místo' }).click();
  await page
    .getByRole('dialog', { name: 'Smazat místo?' })
    .getByRole('button', { name: 'Smazat místo' })
    .click();
  await expect(rowOf(page, 'Kotelna Lipová')).toHaveCount(0);
});

test('the locked shares of annex 3 weigh a part of the year', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}${SCREEN}?tab=weights`);
  await expect(page.getByRole('row', { name: /prosinec/ })).toContainText('100');
  await page.getByLabel('Od', { exact: true }).fill('1. 1. 2025');
  await page.getByLabel('Do', { exact: true }).fill('15. 5. 2025');
  await page.getByLabel('Náklad za rok').fill('24000');
  await expect(page.getByText('58,9677 %')).toBeVisible();
  await expect(page.getByText('14 152,26 Kč')).toBeVisible();
  await portal.checkAccess();
});

test('degree-days fit a phone @phone-only', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  for (const tab of ['months', 'seasons', 'places', 'weights']) {
    await page.goto(`${own.url}${SCREEN}?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denostupně');
    await portal.checkAccess();
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect([tab, isWide]).toEqual([tab, false]);
  }
});
