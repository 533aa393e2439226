import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listServices } from '#contract/lists/services.ts';
import type { ServiceRow } from '#contract/lists/services.ts';
import { browseAddresses } from '#contract/addresses.ts';
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
const section = { ids: { unit_id: 1, pasport_id: 5 }, place: {}, go: () => undefined };

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
  hidden: false,
  updated: MOMENT,
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

function choose(value: string): void {
  const select = way();
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the way of dividing of a new cost', () => {
  async function named(name: string): Promise<() => void> {
    const release = api.holds(listServices);
    ({ leave } = drawn(<CostsTab {...section} />));
    await openNew('Nová služba');
    type(field('service_name'), name);
    type(field('monthly_advance'), '250');
    await settled();
    return release;
  }

  test('is the usual one of a service named before the list of services came', async () => {
    const release = await named('Výtah');
    expect(way().value).toBe('fixed');
    release();
    await eventually(() => expect(way().value).toBe('persons'));
    type(field('service_name'), 'Vodné');
    expect(way().value).toBe('meter');
  });

  test('is the usual one also when the cost was saved before the list came', async () => {
    const release = await named('Výtah');
    api.refuses(createCost, 'not-found');
    press(one('form'), 's', { ctrlKey: true });
    await settled();
    expect(sent()).toHaveLength(0);
    release();
    await eventually(() => expect(sent()).toMatchObject([{ allocation: 'persons' }]));
  });

  test('stays as it was chosen by hand, whatever comes later', async () => {
    const release = await named('Výtah');
    choose('area');
    await settled();
    release();
    await eventually(() => expect(document.querySelectorAll('datalist option')).toHaveLength(6));
    type(field('service_name'), 'Vodné');
    expect(way().value).toBe('area');
    api.refuses(createCost, 'not-found');
    press(one('form'), 's', { ctrlKey: true });
    await eventually(() => expect(sent()).toMatchObject([{ allocation: 'area' }]));
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
