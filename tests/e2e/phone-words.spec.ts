import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

let own: PortalProcess;
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

/** Screens with the longest words on buttons and badges, each with a part by which it stands. */
const SCREENS: readonly (readonly [path: string, part: string])[] = [
  ['/auxiliaries/sipo?tab=hand-over', 'Předání za období'],
  ['/client/user/settings?tab=keys', 'Zobrazit klávesové zkratky'],
  ['/contracts', 'Provoz výtahu'],
  ['/declarations', 'Zapsat odpověď'],
];

/** What buttons and badges say and do not show whole, or where they reach out of the window. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(.mantine-Button-label, .mantine-Badge-label)')]
      .filter(
        (one) =>
          one.checkVisibility() &&
          (one.scrollWidth > one.clientWidth + 1 ||
            one.scrollHeight > one.clientHeight + 2 ||
            one.getBoundingClientRect().right > document.documentElement.clientWidth),
      )
      .map((one) => one.textContent),
  );

test('no button and no badge of a phone is cut in large print @phone-only @phone', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  for (const [path, part] of SCREENS) {
    await openScreen(page, own, path);
    await expect(page.getByRole('main').getByText(part).first()).toBeVisible();
    await page.evaluate(() => document.documentElement.toggleAttribute('data-large-print', true));
    expect.soft(await cutWords(page), path).toEqual([]);
  }
});

test('choices over a table without a search have all the room there is', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, '/declarations');
  const last = page.getByRole('group', { name: 'Stav hlášení' }).locator('> *').last();
  await expect(last).toBeVisible();
  await expect(last).toBeInViewport({ ratio: 1 });
});
