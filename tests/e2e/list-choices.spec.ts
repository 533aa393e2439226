import type { PortalProcess } from '#tests/portal-process.ts';
import { DEMO_PASSWORD, startDemo } from './demo-portal.ts';
import { MANAGER, openScreen } from './houses.ts';
import { expect, test } from './portal.ts';

// Questions of lists: each leaves as many rows as it counts, and the counts stay whatever is chosen.
let own: PortalProcess;
test.use({ baseURL: undefined });
test.beforeAll(async () => {
  own = await startDemo();
});
test.afterAll(() => own.stop());
test.beforeEach(({ portal }) => portal.signIn(MANAGER, DEMO_PASSWORD, own.url));

const lists = [
  ['users of the client', '/client/users', 'Výběr uživatelů'],
  ['evidence sheets', '/money/prescriptions', 'Výběr evidenčních listů'],
  ['overpayments', '/money/refunds', 'Výběr přeplatků'],
  ['people told of a month', '/meters/overview?view=monthly', 'Výběr příjemců'],
] as const;

for (const [what, path, label] of lists)
  test(`questions over ${what} leave what they count`, async ({ page, portal }) => {
    await openScreen(page, own, path);
    const group = page.getByRole('group', { name: label });
    const chips = group.locator('label');
    await expect(chips.first()).toContainText(/\d$/u);
    await portal.checkAccess();
    const before = await group.innerText();
    for (const text of await chips.allInnerTexts()) {
      const [, count = ''] = /(\d[\d\s]*)$/u.exec(text) ?? [];
      await chips.filter({ hasText: text }).click();
      const many = Number(count.replaceAll(/\s/gu, ''));
      // Under the list stands how many it has; an empty one offers the way back to all.
      if (many === 0)
        await expect(page.getByRole('button', { name: 'Zobrazit vše' })).toBeVisible();
      else
        await expect(page.getByText(new RegExp(`^${count.trim()}\\s+záznam`, 'u'))).toBeVisible();
      expect(await group.innerText()).toBe(before);
    }
  });
