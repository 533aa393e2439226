import type { Locator, Page } from '@playwright/test';
import { goTo, untilStands } from './visitor.ts';
import type { Place } from './screens.ts';

/** What opens a dialog: names of a button, and of an item of the menu that it opens. */
export type Steps = readonly string[];

/** A dialog as it was found: what opens it, and its title. */
export interface Opening {
  readonly steps: Steps;
  readonly title: string;
}

// The session goes on, and nothing is asked of the printer.
const NEVER = /^(Odhlásit se|Vytisknout.*|Tisk.*)$/u;
const MOST_BUTTONS = 40;

/** What stands open on top: a dialog, or a question, which is an element of the browser. */
export const opened = (page: Page) =>
  page
    .locator('[role="dialog"]:visible, [role="alertdialog"]:visible, dialog[open]:visible')
    .last();
const menu = (page: Page) => page.locator('[role="menu"]:visible').last();

async function comes(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: 900 }).then(
    () => true,
    () => false,
  );
}

/** Buttons of a screen by their names; at home those of the shell too. */
function buttonsOf(page: Page, place: Place): Locator {
  return page.locator(place.name === 'Home' ? 'button' : 'main button');
}

async function namesOf(buttons: Locator): Promise<readonly string[]> {
  const names = await buttons.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches(':disabled, [role="tab"]'))
      .filter((one) => one.closest('tbody tr:not(:first-child), [role="treeitem"]') === null)
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim()),
  );
  return [...new Set(names)].filter((name) => name !== '' && !NEVER.test(name));
}

/** Marks the first row of a table, which wakes the buttons of a row. */
async function markFirst(page: Page): Promise<void> {
  const row = page.locator('main tbody tr[tabindex="0"]').first();
  if ((await row.count()) === 0) return;
  await row.focus();
  await page.keyboard.press('x');
}

/** Goes to the place as it stands before anything is opened in it. */
export async function stand(page: Page, url: string, place: Place): Promise<void> {
  await goTo(page, url, place);
  await markFirst(page);
}

/** Opens what the steps lead to; tells whether a dialog came. */
export async function follow(page: Page, place: Place, steps: Steps): Promise<boolean> {
  const [name = '', item] = steps;
  const buttons = buttonsOf(page, place).and(page.getByRole('button', { name, exact: true }));
  await buttons.first().click({ timeout: 4000 });
  if (item !== undefined) {
    await menu(page).getByRole('menuitem', { name: item, exact: true }).click({ timeout: 4000 });
  }
  if (!(await comes(opened(page)))) return false;
  await untilStands(page);
  return true;
}

async function itemsOf(page: Page): Promise<readonly string[]> {
  const names = await menu(page)
    .locator('[role="menuitem"]:not([data-disabled]):not([aria-disabled="true"])')
    .allInnerTexts();
  return names.map((name) => name.trim()).filter((name) => name !== '' && !NEVER.test(name));
}

/** The title of the open dialog. */
async function titleOf(page: Page): Promise<string> {
  const titles = await opened(page).locator('h2').allInnerTexts();
  return titles[0]?.trim() ?? '';
}

/** How many pixels of the open dialog the window does not hold. */
export async function hiddenHeight(page: Page): Promise<number> {
  return opened(page).evaluate((dialog) => {
    const within = [dialog, ...dialog.querySelectorAll('*')];
    return Math.max(
      0,
      ...within.map((one) => {
        const { overflowY } = getComputedStyle(one);
        const scrolls = overflowY === 'auto' || overflowY === 'scroll';
        return scrolls ? one.scrollHeight - one.clientHeight : 0;
      }),
    );
  });
}

/** Tries the steps and puts everything back; tells the dialog that they open, or else the items of a menu. */
async function tried(page: Page, url: string, place: Place, steps: Steps) {
  const at = page.url();
  const isDialog = await follow(page, place, steps).catch(() => false);
  const dialog = isDialog ? [{ steps, title: await titleOf(page) }] : [];
  const items = !isDialog && (await menu(page).count()) > 0 ? await itemsOf(page) : [];
  await page.keyboard.press('Escape');
  await page.waitForTimeout(150);
  const isClean = page.url() === at && (await opened(page).count()) === 0;
  if (!isClean) await stand(page, url, place);
  return { dialog, items };
}

/** Everything on the screen that opens a dialog, found by trying its buttons and menus. */
export async function openingsOf(page: Page, url: string, place: Place): Promise<Opening[]> {
  await stand(page, url, place);
  const found: Opening[] = [];
  for (const name of (await namesOf(buttonsOf(page, place))).slice(0, MOST_BUTTONS)) {
    const { dialog, items } = await tried(page, url, place, [name]);
    found.push(...dialog);
    for (const item of items) found.push(...(await tried(page, url, place, [name, item])).dialog);
  }
  return found;
}
