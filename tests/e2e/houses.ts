import { expect, type Page } from '@playwright/test';
import type { PortalProcess } from '#tests/portal-process.ts';

export const MANAGER = 'spravce@example.cz';
export const FIRST_UNIT = 'SVJ Lipová 12–18';

/** Opens a screen with the unit of that name active. */
export async function openScreen(
  page: Page,
  own: PortalProcess,
  path: string,
  unit = FIRST_UNIT,
): Promise<void> {
  await page.goto(`${own.url}/?tab=units`);
  await page.getByRole('row', { name: new RegExp(unit) }).dblclick();
  await expect(page).toHaveTitle(`Kastelán – ${unit}`);
  await page.goto(`${own.url}${path}`);
}

/** The row of a table in which a cell says just this. */
export function rowOf(page: Page, text: string) {
  const cell = page.getByRole('gridcell', { name: text, exact: true });
  return page.getByRole('row').filter({ has: cell });
}
