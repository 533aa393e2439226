import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen, rowOf } from './houses.ts';
import { expect, test } from './portal.ts';

const SCREEN = '/todos';
const TITLE = 'Vyměnit zámek u kočárkárny';

// New tasks change what other journeys count, so these have a portal of their own.
let own: PortalProcess;
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());

test('a task is made by one line, gets a checklist and a comment that mentions a colleague', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await portal.checkAccess();
  await page.getByLabel('Nový úkol', { exact: true }).fill(TITLE);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, TITLE)).toBeVisible();
  await rowOf(page, TITLE).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const line = page.getByLabel('Nová položka kontrolního seznamu');
  for (const text of ['Koupit zámek', 'Rozdat klíče']) {
    await line.fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: text })).toBeVisible();
  }
  await page.getByRole('checkbox', { name: 'Koupit zámek' }).press('Space');
  await expect(page.getByRole('heading', { name: 'Kontrolní seznam 1/2' })).toBeVisible();
  const comment = page.getByLabel('Nový komentář');
  await comment.pressSequentially('Prosím @Jit');
  await page.getByRole('button', { name: 'Jitka Příkladná' }).click();
  await comment.pressSequentially('o objednání');
  await portal.checkAccess();
  await comment.press('Control+Enter');
  await expect(page.getByText('@Jitka Příkladná', { exact: true })).toBeVisible();
});

test('it is moved on the board by mouse and by keyboard, completed, and taken back', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}?view=board`);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const moved = 'Doplnit chybějící telefon nájemce';
  const card = (where: string) => column(where).getByRole('button', { name: moved }).first();
  await card('K řešení').dragTo(column('Řeší se'));
  await expect(card('Řeší se')).toBeVisible();
  await portal.checkAccess();
  await card('Řeší se').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(card('Čeká')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(card('Hotovo')).toBeFocused();
  await page.getByRole('button', { name: 'Vzít zpět' }).click();
  await expect(card('Čeká')).toBeVisible();
});

test('its term is given in the calendar, and a repeated one makes the next', async ({
  page,
  portal,
}) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}?view=calendar`);
  await portal.checkAccess();
  await page.getByRole('button', { name: `Změnit termín: ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Dnes' }).click();
  await expect(page.getByRole('region', { name: 'Bez termínu' })).not.toContainText(TITLE);
  await page.locator('[data-todo]', { hasText: TITLE }).click();
  await page.getByRole('button', { name: 'Další akce s úkolem' }).click();
  await page.getByRole('menuitem', { name: 'Upravit' }).click();
  const dialog = page.getByRole('dialog', { name: `Úprava: ${TITLE}` });
  await dialog.getByLabel('Jak často').selectOption('MONTHLY');
  await expect(dialog).toContainText('Další termíny:');
  await portal.checkAccess();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Hotovo', exact: true }).click();
  await expect(page.getByRole('link', { name: 'další úkol série' })).toBeVisible();
});

test('on a phone a column of the board is shown at a time', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, `${SCREEN}?view=board`);
  await page.getByText(/^Řeší se \d/u).click();
  await page.getByRole('button', { name: 'Přesunout úkol: Zatéká do sklepa pod okapem' }).click();
  await portal.checkAccess();
  await page.getByRole('menuitem', { name: 'Čeká' }).click();
  await page.getByText(/^Čeká \d/u).click();
  await expect(page.getByRole('region', { name: 'Čeká' })).toContainText('Zatéká do sklepa');
});

test('a pasted e-mail becomes a task', async ({ page, portal }) => {
  await portal.signIn(MANAGER, DEMO_PASSWORD, own.url);
  await openScreen(page, own, SCREEN);
  await page.getByRole('button', { name: 'Nový úkol' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nový úkol' });
  const title = dialog.getByRole('textbox', { name: 'Úkol', exact: true });
  await expect(dialog).toContainText('Můžete sem vložit celý e-mail');
  await title.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      'Předmět: RE: Zatéká do sklepa\nOd: a@example.cz\n\nVolejte.',
    );
    const paste = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', paste));
  });
  await expect(title).toHaveValue('Zatéká do sklepa');
  await expect(dialog.getByLabel('Poznámka')).toHaveValue('Od: a@example.cz\n\nVolejte.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Zatéká do sklepa').first()).toBeVisible();
});

test('a message of the portal becomes a task', async ({ page, portal }) => {
  // The colleague who was mentioned above has it.
  await portal.signIn('ucetni@example.cz', DEMO_PASSWORD, own.url);
  await page.goto(`${own.url}/messages`);
  const message = page.getByRole('listitem').filter({ hasText: TITLE }).first();
  await message.getByRole('link', { name: 'Založit úkol' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nový úkol' });
  await expect(dialog.getByRole('textbox', { name: 'Úkol', exact: true })).toHaveValue(
    new RegExp(TITLE),
  );
  await portal.checkAccess();
  await dialog.getByRole('textbox', { name: 'Úkol', exact: true }).fill('Odpovědět kolegovi');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  // The message tells how the task stands and leads to it, and the task leads back.
  await page.goto(`${own.url}/messages`);
  await message.getByRole('link', { name: 'Úkol: Odpovědět kolegovi – bez termínu' }).click();
  await expect(page.getByRole('heading', { name: 'Odpovědět kolegovi' })).toBeVisible();
  await page.getByRole('definition').getByRole('link').filter({ hasText: TITLE }).click();
  await expect(page).toHaveURL(/\/messages\?row=u\d+/);
});
