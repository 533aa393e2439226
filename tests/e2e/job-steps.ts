import { expect, type Locator, type Page } from '@playwright/test';

/** A job that somebody has called for, and how it is done from home. */
export interface Job {
  readonly name: string;
  /** What is written into the search (Ctrl+K). */
  readonly line: string;
  /** What its first hit says. */
  readonly hit: RegExp;
  /** What is pressed after it, one after the other. */
  readonly after?: readonly ((page: Page) => Locator)[];
  /** The way by clicks alone, where there is one of at most three. */
  readonly clicks?: readonly ((page: Page) => Locator)[];
  /** The job is done, or what it is done in stands open. */
  readonly done: (page: Page) => Promise<void>;
}

/** More steps than this and the portal has to be mended, not the test. */
export const MOST_STEPS = 3;
const MOST_TABS = 120;

const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Hledat' });

/** Opens the search, writes the line, and waits until its first hit is the wanted one. */
async function seek(page: Page, { line, hit }: Job): Promise<Locator> {
  await expect(searchDialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(line);
  const first = searchDialog(page).getByRole('option').first();
  await expect(first).toContainText(hit);
  return first;
}

async function hasFocus(target: Locator): Promise<boolean> {
  return (
    (await target.count()) > 0 && target.first().evaluate((one) => one === document.activeElement)
  );
}

/** Goes to the target by keys alone: by arrows in a menu, elsewhere by Tab. */
async function goByKeys(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  const isItem = (await target.first().getAttribute('role')) === 'menuitem';
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(isItem ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`No key leads to ${target.toString()}`);
}

/** Does the job by keyboard alone; returns in how many steps, the whole line being one. */
export async function byKeyboard(page: Page, job: Job): Promise<number> {
  await page.keyboard.press('Control+k');
  await seek(page, job);
  await page.keyboard.press('Enter');
  let steps = 1;
  for (const target of job.after ?? []) {
    await goByKeys(page, target(page));
    await page.keyboard.press('Enter');
    steps += 1;
  }
  await job.done(page);
  return steps;
}

/** Does the job on a phone: the line is written after the search was tapped, and its hit is tapped. */
export async function byTaps(page: Page, job: Job): Promise<number> {
  await page
    .getByRole('button', { name: /^Hledat/ })
    .first()
    .tap();
  await (await seek(page, job)).tap();
  let steps = 1;
  for (const target of job.after ?? []) {
    await target(page).first().tap();
    steps += 1;
  }
  await job.done(page);
  return steps;
}

/** Does the job by the mouse alone; returns in how many clicks. */
export async function byClicks(page: Page, job: Job): Promise<number> {
  const clicks = job.clicks ?? [];
  for (const target of clicks) await target(page).first().click();
  await job.done(page);
  return clicks.length;
}
