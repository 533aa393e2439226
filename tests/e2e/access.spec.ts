import type { Page } from '@playwright/test';
import { MANAGER } from './houses.ts';
import { expect, test } from './portal.ts';

/** Lays a style over the page, as the portal's own sheets are. */
async function dress(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

// The look for access skips colours it has found good, so it is looked at itself.
test('a text pale in light or in dark, a pale link and a button without a name are found on a screen that was good', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await portal.checkAccess();
  const pale = [
    'h1 { color: #bbb !important }',
    'main a { color: #bbb !important }',
    ':root[data-mantine-color-scheme="dark"] h1 { color: #444 !important }',
  ];
  for (const css of pale) {
    await dress(page, css);
    await expect(portal.checkAccess(), css).rejects.toThrow(/color-contrast: <(?:h1|a|span)/u);
  }
  await dress(page, '');
  await portal.checkAccess();
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  );
  await expect(portal.checkAccess()).rejects.toThrow(/button-name: <button>/u);
});
