import { expect, type Page } from '@playwright/test';
import { listClientUnits } from '#contract/units.ts';
import { askPortal } from '#tests/asked.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { SESSION_KEY, UNIT_KEY } from '#web/lib/storage-keys.ts';
import { bringStorage } from './brought.ts';

export const MANAGER = 'spravce@example.cz';
export const FIRST_UNIT = 'SVJ Lipová 12–18';

/** The unit of that name among those of whoever is signed in on the page. */
export async function unitNamed(page: Page, own: PortalProcess, name: string): Promise<number> {
  const session = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  const { token } = JSON.parse(session ?? '{}') as { token?: string };
  return unitOf(own.url, token ?? '', name);
}

/** The unit of that name among those of whose session it is. */
export async function unitOf(url: string, token: string, name: string): Promise<number> {
  const { result } = await askPortal(url, listClientUnits, { token });
  const unit = result.units.find((one) => one.full_name === name || one.name === name);
  expect(unit, `the unit ${name}`).toBeDefined();
  return unit?.unit_id ?? 0;
}

/** Opens a screen with the unit of that name active, as a tab that was reloaded finds it. */
export async function openScreen(
  page: Page,
  own: PortalProcess,
  path: string,
  unit = FIRST_UNIT,
): Promise<void> {
  const unit_id = await unitNamed(page, own, unit);
  await bringStorage(page, own.url, { values: { [UNIT_KEY]: String(unit_id) } });
  await page.goto(`${own.url}${path}`);
  await expect(page).toHaveTitle(`Kastelán – ${unit}`);
}

/** The row of a table in which a cell says just this. */
export function rowOf(page: Page, text: string) {
  const cell = page.getByRole('gridcell', { name: text, exact: true });
  return page.getByRole('row').filter({ has: cell });
}
