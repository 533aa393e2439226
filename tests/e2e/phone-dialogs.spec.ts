import type { Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Rows of choices in dialogs are hit by a thumb: each is 40 px high on a phone.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD, own.url));

/** The least height of a target in a dialog of a phone. */
const LEAST = 40;

/** Targets of the open dialog that are lower: words of choices, small buttons, buttons that show a sign only. */
const low = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const targets = [
      "[class*='-labelWrapper'] > :is(label, .mantine-Switch-label)",
      ".mantine-Button-root[data-size^='compact']",
      '.mantine-ActionIcon-root:not(.mantine-Input-section *)',
    ].flatMap((selector) => [
      ...document.querySelectorAll<HTMLElement>(`.mantine-Modal-body ${selector}`),
    ]);
    return targets
      .filter((one) => one.checkVisibility())
      .map((one) => `${one.textContent || one.ariaLabel || ''}: ${String(one.offsetHeight)} px`)
      .filter((told) => Number(/(\d+) px$/u.exec(told)?.[1]) < least);
  }, LEAST);

/** Switches of the open dialog whose words stand higher or lower than they: by how much. */
const apart = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const middle = ({ top, height }: DOMRect) => Math.round(top + height / 2);
    return [...document.querySelectorAll('.mantine-Modal-body .mantine-Switch-body')].flatMap(
      (body) => {
        const track = body.querySelector('.mantine-Switch-track');
        const words = document.createRange();
        words.selectNodeContents(body.querySelector('.mantine-Switch-label') ?? body);
        const [line] = words.getClientRects();
        if (track === null || line === undefined) return [];
        const by = middle(line) - middle(track.getBoundingClientRect());
        return Math.abs(by) > 2 ? [`${body.textContent}: ${String(by)} px`] : [];
      },
    );
  });

const dialogs = [
  [
    'a rule copied to other houses',
    '/billingrules',
    'row',
    ['Další akce s pravidlem', 'Kopírovat'],
  ],
  ['houses connected to a place', '/billingplaces', 'row', ['tab Připojené', 'Připojit']],
  ['a crew and its members', '/inmes/catalog?tab=crews', 'row', []],
  ['usual works', '/inmes/catalog?act=usual', '', []],
  ['columns of a table', '/pasports', '', ['Další', 'Sloupce']],
  ['a round of self-readings', '/meters/self-readings', '', ['Vyhlásit']],
  ['a service and its switches', '/auxiliaries/services', '', ['Nová služba']],
  ['a new space', '/pasports?new=1', '', []],
  ['a payment and its division', '/money/payments', 'row', []],
] as const;

for (const [what, path, from, steps] of dialogs)
  test(`each row of ${what} is ${String(LEAST)} px high on a phone`, async ({ page }) => {
    await openScreen(page, own, path);
    if (from === 'row') {
      const row = page.getByRole('grid').first().getByRole('row').nth(1);
      await expect(row).toBeVisible();
      await row.dblclick();
    }
    for (const step of steps) {
      const name = new RegExp(`^${step.replace('tab ', '')}`, 'u');
      const tab = page.getByRole('tab', { name });
      const other = page.getByRole('menuitem', { name }).or(page.getByRole('button', { name }));
      await (step.startsWith('tab ') ? tab : other).locator('visible=true').first().click();
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('.mantine-Modal-body').getByRole('button').first()).toBeVisible();
    await expect(page.locator('.mantine-Modal-body .mantine-Skeleton-root')).toHaveCount(0);
    expect(await low(page)).toEqual([]);
    expect(await apart(page)).toEqual([]);
  });

test('a title of one long word is whole on a phone', async ({ page }) => {
  await openScreen(page, own, '/pasports?new=1');
  const title = page.getByRole('dialog').locator('.mantine-Modal-title');
  await expect(title).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const right = await title.evaluate((one) => {
    one.textContent = 'spolecenstvi.vlastniku.dlouha@velmidlouhadomena.example.cz';
    const word = document.createRange();
    word.selectNodeContents(one);
    return word.getBoundingClientRect().right;
  });
  expect(right).toBeLessThan(360);
});
