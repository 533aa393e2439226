import type { Locator, Page } from '@playwright/test';
import { opened } from './openings.ts';
import type { Place } from './screens.ts';
import { goTo, untilStands } from './visitor.ts';

/**
 * How one gets to a dialog from its screen, a word a step: 'row' opens the first row of the table and 'row X' the one
 * that tells X; 'mark' and 'mark X' pick it; 'tab X' turns to a tab; 'fill X: Y' writes Y into the field X, or chooses
 * it there; 'option X' chooses what is offered under a field; anything else is the beginning of the name of a button,
 * of a link or of an item of a menu.
 */
export type Way = readonly string[];

const rowOf = (page: Page, text: string): Locator =>
  page.locator('main tbody tr[aria-rowindex], main tbody tr[tabindex]').filter({ hasText: text });

/** Opens a row of the table by its key. */
async function open(page: Page, text: string): Promise<void> {
  const row = rowOf(page, text).first();
  await row.waitFor({ timeout: 15_000 });
  await row.focus();
  await page.keyboard.press('Enter');
}

/** Picks a row of the table by its box; marks it where one alone can be picked. */
async function mark(page: Page, text: string): Promise<void> {
  const row = page.locator('main tbody tr').filter({ hasText: text }).first();
  await row.waitFor({ timeout: 15_000 });
  const box = row.getByRole('checkbox');
  if ((await box.count()) > 0) return box.first().click();
  await row.focus();
  await page.keyboard.press('Space');
}

function pressable(where: Page | Locator, name: string | RegExp): Locator {
  const of = (role: 'button' | 'menuitem' | 'link') => where.getByRole(role, { name, exact: true });
  return of('menuitem').or(of('button')).or(of('link')).locator('visible=true').first();
}

/** What is pressed: within the open dialog where it is there, else anywhere; of that very name, or one that begins so. */
async function named(page: Page, name: string): Promise<Locator> {
  const beginning = new RegExp(
    `^\\s*${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`,
    'u',
  );
  for (const where of [opened(page), page])
    for (const asked of [name, beginning])
      if ((await pressable(where, asked).count()) > 0) return pressable(where, asked);
  return pressable(page, beginning);
}

/** Presses it; where a dialog has come over it meanwhile, it is looked for there. */
async function press(page: Page, name: string): Promise<void> {
  const first = await named(page, name);
  await first
    .click({ timeout: 3000 })
    .catch(async () => (await named(page, name)).click({ timeout: 8000 }));
}

/** Writes a value into a field, or chooses it among those that the field offers. */
async function fill(page: Page, text: string): Promise<void> {
  const [label = '', value = ''] = text.split(': ');
  const field = page
    // A required one has its star in the label.
    .getByLabel(new RegExp(`^${label}(\\s*\\*)?$`, 'u'))
    .and(page.locator('input, select, textarea'));
  const isChoice = await field.first().evaluate((element) => element.tagName === 'SELECT');
  await (isChoice ? field.first().selectOption({ label: value }) : field.first().fill(value));
}

async function step(page: Page, word: string): Promise<void> {
  const [verb = '', ...rest] = word.split(' ');
  const text = rest.join(' ');
  if (verb === 'row') await open(page, text);
  else if (verb === 'mark') await mark(page, text);
  else if (verb === 'fill') await fill(page, text);
  else if (verb === 'tab') await page.getByRole('tab', { name: text }).first().click();
  else if (verb === 'option') await page.getByRole('option', { name: text }).first().click();
  else await press(page, word);
  await untilStands(page);
}

async function walk(page: Page, url: string, way: Way): Promise<void> {
  for (const word of way)
    await step(page, word).catch(() => {
      throw new Error(`no '${word}' at ${page.url().slice(url.length)}`);
    });
}

/** Rows have their keys in a table, and a table where there is room for one. */
const WIDE = { width: 1440, height: 900 };

/**
 * Goes the whole way, in a wide window unless it is one of a phone, and comes back to the window of the look; refuses
 * where no dialog stands at its end.
 */
export async function go(
  page: Page,
  url: string,
  place: Place,
  { by, only }: { readonly by: Way; readonly only: 'phone' | 'desk' | undefined },
): Promise<void> {
  const window = page.viewportSize() ?? WIDE;
  await page.setViewportSize(by.length === 0 || only === 'phone' ? window : WIDE);
  try {
    await goTo(page, url, place);
    await walk(page, url, by);
    await opened(page).waitFor({ timeout: 8000 });
  } finally {
    await page.setViewportSize(window);
  }
  await untilStands(page);
}

/** Takes back what the way has done, so that the next look finds the demo as this one did. */
export async function goBack(page: Page, url: string, back: Way): Promise<void> {
  if (back.length === 0) return;
  const window = page.viewportSize() ?? WIDE;
  await page.setViewportSize(WIDE);
  await walk(page, url, back);
  await page.setViewportSize(window);
}
