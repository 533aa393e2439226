import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressFields } from '#contract/address-record.ts';
import { emptyOf } from '#contract/record.ts';
import {
  browseAddresses,
  createAddress,
  type Address,
  type AddressRow,
} from '#contract/addresses.ts';
import { adoptAddress, listFirms, type Firm } from '#contract/linked-addresses.ts';
import { browseRevisionTypes } from '#contract/revision-types.ts';
import { createRevisions } from '#contract/revisions.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, one, oneOf, press, settled, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { NewRevisions } from './NewRevisions.tsx';

const row = (
  address_id: number,
  full_name: string,
  over: Partial<AddressRow> = {},
): AddressRow => ({
  address_id,
  unit_id: 1,
  address_type: 'supplier',
  full_name,
  street: '',
  city: '',
  zip: '',
  phone: '',
  email: '',
  business_id: '',
  sipo: '',
  title_before: '',
  title_after: '',
  other_contacts: '',
  contact_preference: 'post',
  hidden: false,
  version: 1,
  updated: '2026-01-02T08:15:00.000Z',
  ...over,
});

const founded: Address = {
  ...emptyOf(addressFields),
  address_id: 9,
  unit_id: 1,
  full_name: 'Komíny Saze',
  created: '2026-01-02T08:15:00.000Z',
  updated: '2026-01-02T08:15:00.000Z',
  version: 1,
};

const firm = (
  full_name: string,
  address_type: Firm['address_type'],
  ...places: readonly (readonly [number, string])[]
): Firm => ({
  full_name,
  address_type,
  business_id: '',
  city: '',
  phone: '',
  email: '',
  is_linked: false,
  records: places.map(([unit_id, unit_name]) => ({
    unit_id,
    unit_name,
    address_id: unit_id * 100,
  })),
});

let api: StubApi;
let leave: () => void;
beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(browseRevisionTypes, { values: [], hidden_types: 0 });
  api.answers(browseAddresses, {
    values: [
      row(1, 'Revize Jiskra'),
      row(2, 'Pekařství Zvoneček', { address_type: 'company' }),
      row(3, 'Stavební úřad', { address_type: 'office' }),
      row(4, 'Bývalý dodavatel', { hidden: true }),
    ],
    hidden_addresses: 0,
    resident_ids: [],
  });
  api.answers(listFirms, {
    values: [
      firm('Revize Jiskra', 'supplier', [1, 'Lipová 1'], [2, 'Javorová']),
      firm('Výtahy Šplhoun', 'supplier', [2, 'Javorová']),
      firm('Stavební úřad', 'office', [2, 'Javorová']),
    ],
  });
  ({ leave } = drawn(
    <NewRevisions
      unit_id={1}
      type={0}
      house={7}
      onSaved={() => undefined}
      onClose={() => undefined}
    />,
  ));
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const firms = () => oneOf(HTMLSelectElement, 'select[name="address_id"]');
const offered = () => Array.from(firms().options, ({ text }) => text);

test("the firm of an inspection is one of the suppliers, not an owner's company", async () => {
  await eventually(() =>
    expect(offered()).toEqual(['(žádná)', 'Revize Jiskra', 'Výtahy Šplhoun (z jednotky Javorová)']),
  );
});

test('a supplier of another unit is taken over by its choice, and chosen here', async () => {
  await eventually(() => expect(offered()).toHaveLength(3));
  api.answers(adoptAddress, { ...founded, full_name: 'Výtahy Šplhoun' });
  const select = firms();
  select.value = '200';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => expect(firms().value).toBe('9'));
  expect(api.sentTo(adoptAddress)).toMatchObject([{ address_id: 200 }]);
});

test('a supplier is founded in place and chosen; the form around waits as it was', async () => {
  await settled();
  api.answers(createAddress, founded);
  click(button('Založit dodavatele'));
  await eventually(() => one('form[aria-label="Nový dodavatel"]'));
  const name = oneOf(HTMLInputElement, 'input[name="company_name"]');
  type(name, 'Komíny Saze');
  press(name, 's', { ctrlKey: true });
  await eventually(() => expect(firms().value).toBe('9'));
  expect(api.sentTo(createAddress)).toMatchObject([
    { address_type: 'supplier', company_name: 'Komíny Saze' },
  ]);
  expect(document.querySelector('form[aria-label="Nový dodavatel"]')).toBeNull();
  expect(api.sentTo(createRevisions)).toEqual([]);
});

test('a supplier without a name is not founded, and its form submits no other', async () => {
  await settled();
  click(button('Založit dodavatele'));
  await eventually(() => one('form[aria-label="Nový dodavatel"]'));
  const form = oneOf(HTMLFormElement, 'form[aria-label="Nový dodavatel"]');
  click(button('Založit dodavatele', form));
  await eventually(() => expect(form.textContent).toContain('Toto pole je povinné'));
  expect([api.sentTo(createAddress), api.sentTo(createRevisions)]).toEqual([[], []]);
  expect(document.body.textContent).not.toContain('Vyberte druh revize');
});

test('a supplier whose business id another unit has is taken over from there, not founded again', async () => {
  api.answers(listFirms, {
    values: [
      { ...firm('Výtahy Šplhoun', 'company', [2, 'Javorová']), business_id: '27074358' },
      { ...firm('Revize Jiskra', 'supplier', [1, 'Lipová 1']), business_id: '25596641' },
    ],
  });
  await act(() => queryClient.invalidateQueries());
  await settled();
  click(button('Založit dodavatele'));
  await eventually(() => one('form[aria-label="Nový dodavatel"]'));
  const number = oneOf(HTMLInputElement, 'input[name="business_id"]');
  // One that the unit has itself is no other unit's.
  type(number, '25596641');
  await settled();
  expect(document.body.textContent).not.toContain('Převzít odtud');
  type(number, '270 74 358');
  await eventually(() =>
    expect(document.body.textContent).toContain('Toto IČO má Výtahy Šplhoun v jednotce Javorová.'),
  );
  api.answers(adoptAddress, { ...founded, full_name: 'Výtahy Šplhoun' });
  click(button('Převzít odtud'));
  await eventually(() => expect(firms().value).toBe('9'));
  expect(api.sentTo(adoptAddress)).toMatchObject([{ address_id: 200 }]);
  expect(api.sentTo(createAddress)).toEqual([]);
});
