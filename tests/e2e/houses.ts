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

/** Calls the API as the signed-in user; returns what is in result. */
async function callApi<T>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<T> {
  const kept = await page.evaluate(() => ({
    session: sessionStorage.getItem('kastelan.session') ?? '{}',
    page: document.querySelector('meta[name="kastelan"]')?.getAttribute('content') ?? '{}',
  }));
  const { token } = JSON.parse(kept.session) as { token: string };
  const { applicationAuth } = JSON.parse(kept.page) as { applicationAuth: string };
  const reply = await page.request.fetch(new URL(path, page.url()).href, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'X-Application-Auth': applicationAuth },
    ...(data === undefined ? {} : { data }),
  });
  expect(reply.status(), `${method} ${path}`).toBe(200);
  return ((await reply.json()) as { result: T }).result;
}

interface Choices {
  readonly pasport_types: readonly { pasport_type_id: number; is_flat: boolean }[];
}

/** Adds flats to the building whose record is open, spread over its floors. */
export async function addFlats(page: Page, count: number): Promise<{ pasport_id: number }> {
  const { searchParams } = new URL(page.url());
  const unit_id = Number(searchParams.get('unit'));
  const { pasport_id } = await callApi<{ pasport_id: number }>(
    page,
    'GET',
    `/v1/pasports/building/${unit_id}/${searchParams.get('building')}`,
  );
  const choices = await callApi<Choices>(page, 'GET', `/v1/pasports/choices/${unit_id}`);
  const flat = choices.pasport_types.find(({ is_flat }) => is_flat);
  const { values: floors } = await callApi<{ values: { pasport_floor_id: number }[] }>(
    page,
    'POST',
    '/v1/pasports/building/floors',
    { unit_id, pasport_id },
  );
  for (let number = 1; number <= count; number += 1) {
    await callApi(page, 'POST', `/v1/pasports/space/${unit_id}/0`, {
      parent_id: pasport_id,
      pasport_type_id: flat?.pasport_type_id,
      pasport_floor_id: floors[number % floors.length]?.pasport_floor_id,
      space_number: String(number),
      total_area: 54.5,
    });
  }
  return { pasport_id };
}
