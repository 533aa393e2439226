import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHeating, listHeatings, orderHeatings } from '#contract/heating.ts';
import type { Heating } from '#contract/heating.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, one, oneOf, press, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { emptyHeating } from './heating-form.ts';
import { HeatingList } from './HeatingList.tsx';

const MOMENT = '2026-01-02T08:15:00.000Z';
const row = (heating_item_id: number, name: string): Heating => ({
  ...emptyHeating('positions'),
  auxtype: 'positions',
  value: 1,
  is_system: false,
  item_order: 10,
  used_buildings: 0,
  used_elements: 0,
  used_rooms: 0,
  heating_item_id,
  code: name,
  name,
  created: MOMENT,
  updated: MOMENT,
  version: 1,
});

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(listHeatings, { values: [row(1, 'Sever'), row(2, 'Jih')] });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const field = (name: string) => oneOf(HTMLInputElement, `input[name="${name}"]`);
const moveUp = () => button('Posunout výš: Roh');

test('a row is moved right after it was saved, before the list that holds it has come', async () => {
  const place = { auxtype: 'positions', record: undefined, hidden: false } as const;
  ({ leave } = drawn(<HeatingList place={place} go={() => undefined} />));
  await eventually(() => expect(document.body.textContent).toContain('Jih'));
  click(button('Nový záznam'));
  await eventually(() => one('form'));
  api.answers(createHeating, row(3, 'Roh'));
  api.answers(orderHeatings, { values: [] });
  const release = api.holds(listHeatings);
  type(field('code'), 'Roh');
  type(field('name'), 'Roh');
  press(one('form'), 's', { ctrlKey: true });
  await eventually(() => moveUp());
  click(moveUp());
  await eventually(() => expect(api.sentTo(orderHeatings)).toMatchObject([{ ids: [1, 3, 2] }]));
  release();
});
