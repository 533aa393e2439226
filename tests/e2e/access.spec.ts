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

/** Leaves nothing on the page but two buttons of so many pixels, so far apart, and a dialog over them. */
async function leaveButtons(
  page: Page,
  size: number,
  apart: number,
  dialog = false,
): Promise<void> {
  await page.evaluate(
    ({ px, gap, isCovered }) => {
      document.querySelector('main.left')?.remove();
      for (const one of document.body.children) one.setAttribute('hidden', '');
      const main = document.body.appendChild(document.createElement('main'));
      main.className = 'left';
      for (const name of ['První', 'Druhé']) {
        const button = main.appendChild(document.createElement('button'));
        button.ariaLabel = name;
        Object.assign(button.style, { display: 'block', padding: 0, width: `${px}px` });
        Object.assign(button.style, { height: `${px}px`, marginBottom: `${gap}px` });
      }
      if (!isCovered) return;
      const over = main.appendChild(document.createElement('div'));
      Object.assign(over, { role: 'dialog', ariaModal: 'true', ariaLabel: 'Nad nimi' });
    },
    { px: size, gap: apart, isCovered: dialog },
  );
}

test('buttons that are small and near each other are found, not those that are large or apart, nor behind a dialog', async ({
  page,
  portal,
}) => {
  await page.goto('/client/user/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await leaveButtons(page, 24, 0);
  await portal.checkAccess();
  await leaveButtons(page, 12, 24);
  await portal.checkAccess();
  await leaveButtons(page, 12, 2);
  await expect(portal.checkAccess()).rejects.toThrow(/target-size: <button[^|]*\| <button/u);
  await leaveButtons(page, 12, 2, true);
  await portal.checkAccess();
});
