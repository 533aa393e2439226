import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listRelations, type Relation } from '#contract/addresses.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import { readHouseSummary } from '#contract/pasports/summaries.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { choose } from '#tests/web/import-probe.tsx';
import { oneOf } from '#tests/web/rendered.tsx';
import { drawn, stubApi } from '#tests/web/screen.tsx';
import { WriteToHouse } from './WriteToHouse.tsx';

const building = { unit_id: 1, pasport_building_id: 2, pasport_name: 'Lipová 12' } as Building;
const bound = (address_id: number, space: number, relation: Relation['relation'], email = '') =>
  ({
    address_id,
    address_type: 'person',
    full_name: `Osoba ${address_id}`,
    title_before: '',
    title_after: '',
    pasport_space_id: space,
    relation,
    email,
  }) as Relation;

let leave: () => void = () => undefined;
beforeEach(() => {
  stubApi();
  // A box that grows with its text listens to fonts, which this page has none of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

test('a letter to a house goes to each of its people once, and to those who are chosen among them', () => {
  const values = [
    bound(1, 10, 'owner', 'jedna@example.cz'),
    bound(1, 10, 'tenant', 'jedna@example.cz'),
    bound(2, 11, 'tenant', 'dva@example.cz'),
    bound(3, 11, 'owner'),
    bound(4, 90, 'owner', 'jinde@example.cz'),
  ];
  const summary = keyOf(readHouseSummary, { params: { unit_id: 1, id: '2' } });
  queryClient.setQueryData(summary, {
    spaces: [{ pasport_space_id: 10 }, { pasport_space_id: 11 }],
  });
  const of = { params: { unit_id: 1 }, query: { as_of: todayInPrague() } };
  queryClient.setQueryData(keyOf(listRelations, of), { values });
  ({ leave } = drawn(<WriteToHouse building={building} onClose={() => undefined} />));
  const written = () => oneOf(HTMLTextAreaElement, 'textarea').value;
  expect(oneOf(HTMLElement, '[role="dialog"]').textContent).toContain(
    'Napsat e-mail: dům Lipová 12',
  );
  expect(written()).toBe('jedna@example.cz, dva@example.cz');
  expect(document.body.textContent).toContain('Bez e-mailu: Osoba 3');
  choose(oneOf(HTMLSelectElement, 'select'), 'owner');
  expect(written()).toBe('jedna@example.cz');
});

test('says why it cannot tell who is in the house', async () => {
  const of = { params: { unit_id: 1 }, query: { as_of: todayInPrague() } };
  queryClient.setQueryDefaults(keyOf(listRelations, of), { staleTime: Infinity });
  queryClient.setQueryData(keyOf(listRelations, of), { values: [] });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  ({ leave } = drawn(<WriteToHouse building={building} onClose={() => undefined} />));
  const dialog = oneOf(HTMLElement, '[role="dialog"]');
  await vi.waitFor(() =>
    expect(dialog.querySelector('[role="alert"]')?.textContent ?? '').not.toBe(''),
  );
});
