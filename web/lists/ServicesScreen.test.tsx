import { afterEach, beforeEach, expect, test } from 'vitest';
import { createService, listServices, orderServices } from '#contract/lists/services.ts';
import { queryClient } from '#web/lib/query.ts';
import { openedAt } from '#tests/web/entry-world.tsx';
import { button, click, one, oneOf, press, type } from '#tests/web/rendered.tsx';
import { eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { ServicesScreen } from './ServicesScreen.tsx';

const MOMENT = '2026-01-02T08:15:00.000Z';
const service = (service_id: number, name: string) => ({
  service_id,
  code: name,
  name,
  measure: '',
  tax_rate: 12,
  allocation: 'persons' as const,
  on_prescription: true,
  on_settlement: true,
  service_order: service_id,
  costs_count: 0,
  is_system: false,
  hidden: false,
  created: MOMENT,
  updated: MOMENT,
  version: 1,
});

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(listServices, { values: [service(1, 'Vodné'), service(2, 'Úklid')] });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const field = (name: string) => oneOf(HTMLInputElement, `input[name="${name}"]`);
const moveUp = () => button('Posunout výš: Výtah');

test('a service is moved right after it was saved, before the list that holds it has come', async () => {
  ({ leave } = openedAt('/auxiliaries/services', 'AuxiliariesServices', ServicesScreen));
  await eventually(() => expect(document.body.textContent).toContain('Úklid'));
  click(button('Nová služba'));
  await eventually(() => one('form'));
  api.answers(createService, service(3, 'Výtah'));
  api.answers(orderServices, { values: [] });
  const release = api.holds(listServices);
  type(field('code'), 'Výtah');
  type(field('name'), 'Výtah');
  press(one('form'), 's', { ctrlKey: true });
  await eventually(() => moveUp());
  click(moveUp());
  await eventually(() => expect(api.sentTo(orderServices)).toMatchObject([{ ids: [1, 3, 2] }]));
  release();
});
