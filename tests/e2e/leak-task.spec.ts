import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const UNIT = 'Družstvo Javorka';
const SCREEN = '/meters/overview?view=warnings';

test('a warning of a leak becomes a task, and the task is done', async ({ page, portal }) => {
  const own = await startDemo();
  try {
    await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
    await openScreen(page, own, SCREEN, UNIT);
    await page.getByLabel('Druh upozornění').selectOption({ label: 'Podezřele vysoká spotřeba' });
    await page.getByRole('row', { name: /Podezřele vysoká/ }).dblclick();
    const warning = page.getByRole('dialog', { name: /^Podezřele vysoká spotřeba: / });
    await warning.getByRole('link', { name: 'Založit úkol' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nový úkol' });
    const title = dialog.getByRole('textbox', { name: 'Úkol', exact: true });
    await expect(title).toHaveValue(/spotřeba/i);
    await title.fill('Najít únik vody v šachtě');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    // Who made it from a warning sees it at once.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Najít únik vody v šachtě');

    // The task knows of which warning it is, and leads to it.
    await openScreen(page, own, '/todos', UNIT);
    await rowOf(page, 'Najít únik vody v šachtě').dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Najít únik vody v šachtě');
    const task = page.url();
    await page.getByRole('definition').getByRole('link').first().click();
    await expect(warning).toBeVisible();
    await page.goto(task);
    await page.getByRole('button', { name: 'Hotovo' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Vrátit k řešení' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Vrátit k řešení' })).toBeVisible();
    await portal.checkAccess();
  } finally {
    await own.stop();
  }
});
