import type { Page } from '@playwright/test';
import { nextWorkingDay } from '#contract/czech/holidays.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { asked } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER } from './houses.ts';
import { expect, test } from './portal.ts';

// Visits are moved, so these journeys have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

const MEMBER = 'technik@example.cz';
/** The first day of the round that the demo has planned for both crews. */
const planned = () => nextWorkingDay(shiftDays(todayInPrague(), 7));
const calendar = (view: string) => `${own.url}/inmes/calendar?view=${view}&day=${planned()}`;
const main = (page: Page) => page.getByRole('main');
const visitsOf = (page: Page) => main(page).locator('[data-visit]');

test('a member of a crew begins with his day, and is offered his crew alone', async ({
  page,
  portal,
}) => {
  await portal.signIn(MEMBER, DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/`);
  await expect(page).toHaveURL(/\/inmes\/calendar\?view=day/);
  const menu = page.getByRole('navigation', { name: 'Moduly' });
  await expect(menu.getByText('Kalendář prací')).toBeVisible();
  await expect(menu.getByText('Zprávy')).toBeVisible();
  for (const name of ['Prostory', 'Peníze', 'Lidé', 'Nástěnka', 'Katalog prací'])
    await expect(menu.getByText(name, { exact: true })).toHaveCount(0);
  await portal.checkAccess();
  // A working day on which nothing is planned.
  await page.goto(`${own.url}/inmes/calendar?view=day&day=2030-01-07`);
  await expect(main(page).getByRole('region', { name: /^Četa A – odečty, 0 min/ })).toBeVisible();
  await portal.checkAccess();
  await page.goto(calendar('week'));
  await expect(main(page).getByRole('rowheader')).toHaveText([/Četa A – odečty/]);
  await expect(visitsOf(page).first()).toBeVisible();
  await expect(main(page).getByText(/^Bez termínu/)).toHaveCount(0);
  await portal.checkAccess();
  await visitsOf(page).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Výměna vodoměrů')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Výměna vodoměrů' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Historie návštěvy' })).toHaveCount(0);
  await portal.checkAccess();
  await page.goto(`${own.url}/pasports`);
  await expect(main(page).getByText('Tento modul není zapnutý')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Prostory');
  await expect(page.getByRole('dialog', { name: 'Hledat' })).toBeVisible();
  await expect(page.getByRole('option', { name: /Prostory/ })).toHaveCount(0);
});

test('a manager sees all crews, and a visit that was moved goes back', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(calendar('day'));
  for (const name of ['Četa A – odečty', 'Četa B – výměny'])
    await expect(main(page).getByRole('region', { name: new RegExp(`^${name}`) })).toBeVisible();
  const last = main(page)
    .getByRole('region', { name: /^Četa A/ })
    .locator('[data-visit]')
    .last();
  const id = await last.getAttribute('data-visit');
  const visit = main(page).locator(`[data-visit="${id}"]`);
  const time = (await visit.getAttribute('aria-label')) ?? '';
  await visit.press('Shift+ArrowRight');
  const back = page.getByRole('button', { name: 'Vzít zpět' });
  // A time in which the crew does not work is asked about first.
  const meant = page.getByRole('button', { name: 'Naplánovat', exact: true });
  await expect(back.or(meant).first()).toBeVisible();
  if (await meant.isVisible()) await meant.click();
  await expect(visit).not.toHaveAttribute('aria-label', time);
  await back.click();
  await expect(visit).toHaveAttribute('aria-label', time);
});

test('the calendar is printed with whom to call', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await page.goto(calendar('day'));
  await expect(visitsOf(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const crew = main(page).getByRole('region', { name: 'Četa A – odečty' });
  await expect(crew.getByRole('listitem').first()).toContainText(/\d+:\d\d–\d+:\d\d/);
  await expect(crew.getByText(/tel\. /).first()).toBeVisible();
  await expect(visitsOf(page)).toHaveCount(0);
  await expect(main(page).locator('.mantine-Button-root:visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(visitsOf(page).first()).toBeVisible();
});

test('a calendar is subscribed to by an address, which ends when it is revoked', async ({
  page,
  portal,
}) => {
  await portal.signIn(MEMBER, DEMO_PASSWORD, own.url);
  await page.goto(calendar('week'));
  await page.getByRole('button', { name: 'Odebírat kalendář' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odebírat kalendář' });
  await expect(dialog.getByText('adresa zatím není')).toHaveCount(1);
  await portal.checkAccess();
  await dialog.getByRole('button', { name: 'Vytvořit adresu: Četa A – odečty' }).click();
  const address = dialog.getByText(/\/calendar\/feed\/[\w-]+\.ics$/);
  await expect(address).toBeVisible();
  await portal.checkAccess();
  const { pathname } = new URL((await address.textContent()) ?? '');
  const feed = await asked(`${own.url}${pathname}`);
  expect([feed.status, feed.text.split('\r\n')[0]]).toEqual([200, 'BEGIN:VCALENDAR']);
  expect(feed.text).toContain('Výměna');
  await dialog.getByRole('button', { name: 'Zrušit adresu: Četa A – odečty' }).click();
  await page
    .getByRole('dialog', { name: 'Zrušit adresu?' })
    .getByText('Zrušit adresu')
    .last()
    .click();
  await expect(dialog.getByText('adresa zatím není')).toBeVisible();
  expect((await asked(`${own.url}${pathname}`)).status).toBe(404);
});
