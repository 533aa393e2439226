import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressFields } from '#contract/address-record.ts';
import { createAddress } from '#contract/addresses.ts';
import { listCityChoices } from '#contract/lists/cities.ts';
import { emptyOf } from '#contract/record.ts';
import { getSpaceAddress } from '#contract/pasports/spaces.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, oneOf, press, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { NewPerson } from './NewPerson.tsx';

const flat = { street: 'Lipová 1250/4', city_id: 7, city: 'Kladno', zip: '272 01' };

let api: StubApi;
let leave: () => void;
beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(listCityChoices, { values: [] });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

function draw() {
  ({ leave } = drawn(
    <NewPerson
      space={{ unit_id: 1, pasport_id: 5 }}
      typed="Nováková Jana"
      onCreated={() => undefined}
      onClose={() => undefined}
    />,
  ));
}
const box = (name: string) => oneOf(HTMLInputElement, `input[name="${name}"]`);

test('a person founded at a flat gets its address by one click', async () => {
  api.answers(getSpaceAddress, flat);
  api.answers(createAddress, {
    ...emptyOf(addressFields),
    address_id: 9,
    unit_id: 1,
    full_name: 'Nováková Jana',
    created: '2026-01-02T08:15:00.000Z',
    updated: '2026-01-02T08:15:00.000Z',
    version: 1,
  });
  draw();
  await eventually(() => button('Použít adresu prostoru: Lipová 1250/4, 272 01 Kladno'));
  click(button('Použít adresu prostoru: Lipová 1250/4, 272 01 Kladno'));
  expect([box('street').value, box('zip').value]).toEqual(['Lipová 1250/4', '272 01']);
  type(box('phone'), '602 222 333');
  press(box('phone'), 's', { ctrlKey: true });
  await eventually(() => expect(api.sentTo(createAddress)).toHaveLength(1));
  expect(api.sentTo(createAddress)).toMatchObject([{ last_name: 'Nováková', ...flat }]);
});

test('nothing is offered where the house has no address', async () => {
  api.answers(getSpaceAddress, { street: '', city_id: null, city: '', zip: '' });
  draw();
  await eventually(() => expect(api.sentTo(getSpaceAddress)).toHaveLength(1));
  expect(document.body.textContent).not.toContain('Použít adresu');
});
