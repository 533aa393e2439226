import type { Locator, Page } from '@playwright/test';
import { opened } from './openings.ts';
import type { Place } from './screens.ts';
import { goTo, untilStands } from './visitor.ts';

/**
 * How one gets to a dialog from its screen, a word a step: 'row' opens the first row of the table and 'row X' the one
 * that tells X; 'mark' and 'mark X' pick it; 'tab X' turns to a tab; 'fill X: Y' writes Y into the field X, or chooses
 * it there; anything else is the beginning of the name of a button, of a link or of an item of a menu.
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

/** Picks a row of the table by its box. */
async function mark(page: Page, text: string): Promise<void> {
  const row = page.locator('main tbody tr').filter({ hasText: text });
  await row.getByRole('checkbox').first().click({ timeout: 15_000 });
}

function named(page: Page, name: string): Locator {
  const beginning = new RegExp(
    `^\\s*${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`,
    'u',
  );
  const of = (role: 'button' | 'menuitem' | 'link') => page.getByRole(role, { name: beginning });
  return of('menuitem').or(of('button')).or(of('link')).locator('visible=true').first();
}

/** Writes a value into a field, or chooses it among those that the field offers. */
async function fill(page: Page, text: string): Promise<void> {
  const [label = '', value = ''] = text.split(': ');
  const field = page
    .getByLabel(label, { exact: true })
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
  else await named(page, word).click({ timeout: 8000 });
  await untilStands(page);
}

/** Rows have their keys in a table, and a table where there is room for one. */
const WIDE = { width: 1440, height: 900 };

/** Goes the whole way, in a wide window, and comes back to the one of the look; refuses where no dialog stands at its end. */
export async function go(page: Page, url: string, place: Place, way: Way): Promise<void> {
  const window = page.viewportSize() ?? WIDE;
  await page.setViewportSize(way.length === 0 ? window : WIDE);
  try {
    await goTo(page, url, place);
    for (const word of way)
      await step(page, word).catch(() => {
        throw new Error(`no '${word}' at ${page.url().slice(url.length)}`);
      });
    await opened(page).waitFor({ timeout: 8000 });
  } finally {
    await page.setViewportSize(window);
  }
  await untilStands(page);
}
