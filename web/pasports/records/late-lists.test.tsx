import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listServices } from '#contract/lists/services.ts';
import type { ServiceRow } from '#contract/lists/services.ts';
import { browseAddresses } from '#contract/addresses.ts';
import { getPaymentRows } from '#contract/money/payment-rows.ts';
import { createCost, listSpaceCosts } from '#contract/pasports/costs.ts';
import { readPayer } from '#contract/pasports/payers.ts';
import { createOwnership, listOwnerships } from '#contract/pasports/ownerships.ts';
import { listTenants } from '#contract/pasports/tenants.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, one, oneOf, press, settled, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { CostsTab } from './CostsTab.tsx';
import { OwnershipsTab } from './OwnershipsTab.tsx';

const MOMENT = '2026-01-02T08:15:00.000Z';
const stamps = { created: MOMENT, updated: MOMENT, version: 1 };
const time = { valid_from: '2026-01-01', valid_to: null };
const service = (service_id: number, name: string, allocation: ServiceRow['allocation']) => ({
  service_id,
  code: name,
  name,
  measure: '',
  tax_rate: 12,
  allocation,
  on_prescription: true,
  on_settlement: true,
  service_order: service_id,
  costs_count: 0,
  is_system: false,
  hidden: false,
  ...stamps,
});
const space = {
  building_name: 'Lipová 12',
  pasport_name: 'Byt 7',
  space_number: '7',
  pasport_type_name: 'Byt',
};
const section = { ids: { unit_id: 1, pasport_id: 5 }, space, place: {}, go: () => undefined };

const jana = {
  address_id: 3,
  unit_id: 1,
  address_type: 'person' as const,
  full_name: 'Nová Jana',
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
  contact_preference: 'post' as const,
  hidden: false,
  updated: MOMENT,
  version: 1,
};
const half = {
  pasport_ownership_id: 4,
  address_id: 3,
  owner_name: 'Nová Jana',
  share_numerator: 1,
  share_denominator: 2,
  is_joint: false,
  has_vote: true,
  unit_id: 1,
  pasport_id: 5,
  comment: '',
};

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  queryClient.clear();
  api = stubApi();
  signedIn();
  const tenant = { pasport_tenant_id: 9, address_id: 3, tenant_name: 'Nová Jana', ...time };
  api.answers(listTenants, { values: [{ ...tenant, contract_valid_to: null }], total: 1 });
  api.answers(listSpaceCosts, { values: [] });
  api.answers(readPayer, {
    payer: 'tenant',
    unit_payer: 'tenant',
    exception: null,
    people: [{ address_id: 3, full_name: 'Nová Jana', is_joint: false }],
  });
  api.answers(listServices, {
    values: [service(1, 'Vodné', 'meter'), service(2, 'Výtah', 'persons')],
  });
  api.answers(getPaymentRows, {
    unit_id: 1,
    rows: [
      { name: 'Nájemné', group: 'rent' },
      { name: 'Splátka výtahu', group: 'rent' },
    ],
    version: 2,
  });
});
afterEach(() => leave());

const field = (name: string) => oneOf(HTMLInputElement, `input[name="${name}"]`);
const way = () => oneOf(HTMLSelectElement, 'select[name="allocation"]');
const sent = () => api.sentTo(createCost);

async function openNew(title: string): Promise<void> {
  await eventually(() => expect(button(title).disabled).toBe(false));
  click(button(title));
  await eventually(() => one('form'));
}

function choose(name: string, value: string): void {
  const select = oneOf(HTMLSelectElement, `select[name="${name}"]`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the way of dividing of a new cost', () => {
  /** Waits until the list of services has come, and chooses one of it. */
  async function named(name: string): Promise<void> {
    ({ leave } = drawn(<CostsTab {...section} />));
    await openNew('Nová služba');
    await eventually(() => one(`select[name="service_name"] option[value="${name}"]`));
    choose('service_name', name);
    type(field('monthly_advance'), '250');
    await settled();
  }
  const save = () => press(one('form'), 's', { ctrlKey: true });

  test('is the usual one of the service that was chosen, also of the next one', async () => {
    await named('Výtah');
    expect(way().value).toBe('persons');
    choose('service_name', 'Vodné');
    expect(way().value).toBe('meter');
  });

  test('is saved as it is shown', async () => {
    await named('Výtah');
    api.refuses(createCost, 'not-found');
    save();
    await eventually(() => expect(sent()).toMatchObject([{ allocation: 'persons' }]));
  });

  test('stays as it was chosen by hand, whatever service comes later', async () => {
    await named('Výtah');
    choose('allocation', 'area');
    choose('service_name', 'Vodné');
    expect(way().value).toBe('area');
    api.refuses(createCost, 'not-found');
    save();
    await eventually(() => expect(sent()).toMatchObject([{ allocation: 'area' }]));
  });

  test('offers services of the list and usual payments, and nothing to be typed', async () => {
    await named('Výtah');
    const offered = [...document.querySelectorAll('select[name="service_name"] option')];
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      '',
      'Vodné',
      'Výtah',
      'Nájemné',
      'Splátka výtahu',
    ]);
  });
});

test('an owner entered right after another is offered the rest, though the list has not come yet', async () => {
  api.answers(listOwnerships, { values: [], total: 0 });
  api.answers(browseAddresses, { values: [jana], hidden_addresses: 0, resident_ids: [] });
  api.answers(createOwnership, { ...half, ...time, ...stamps });
  ({ leave } = drawn(<OwnershipsTab {...section} />));
  await openNew('Nový vlastník');
  type(field('address_id'), 'Nová');
  await eventually(() => one('[role="option"]'));
  click(one('[role="option"]'));
  const release = api.holds(listOwnerships);
  press(one('form'), 's', { ctrlKey: true });
  await eventually(() => expect(document.querySelector('form')).toBeNull());
  await openNew('Nový vlastník');
  expect([field('share_numerator').value, field('share_denominator').value]).toEqual(['1', '2']);
  release();
});

test('a new owner is offered what is left, so the dialog waits for the owners there are', async () => {
  const release = api.holds(listOwnerships);
  const share = { share_numerator: 3, share_denominator: 4, is_joint: false, has_vote: true };
  const owner = { pasport_ownership_id: 4, address_id: 3, owner_name: 'Nová Jana', version: 1 };
  api.answers(listOwnerships, { values: [{ ...owner, ...share, ...time }], total: 1 });
  api.answers(browseAddresses, { values: [], hidden_addresses: 0, resident_ids: [] });
  ({ leave } = drawn(<OwnershipsTab {...section} />));
  await settled();
  expect(button('Nový vlastník').disabled).toBe(true);
  release();
  await openNew('Nový vlastník');
  expect(field('share_numerator').value).toBe('1');
  expect(field('share_denominator').value).toBe('4');
  expect(api.sentTo(createOwnership)).toEqual([]);
});
