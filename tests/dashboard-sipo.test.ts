import { beforeEach, expect, test } from 'vitest';
import { readDashboard } from '#contract/dashboard.ts';
import { insertRow } from './builders.ts';
import type { UnitOfClient } from './pasports.ts';
import { sipoScene } from './sipo-scene.ts';

// Payers are told for the period that the unit hands over next.
const { space, settings, payer } = sipoScene();

beforeEach(() => space.at.world.setNow('2025-01-20T11:00:00Z'));

const withoutNumber = async () => {
  const { world, user } = space.at;
  const { values } = (await world.call(readDashboard, { token: user.token, query: {} })).result;
  const told = values.map(({ unit_id, sipo_without_number }) => [unit_id, sipo_without_number]);
  return Object.fromEntries(told) as Record<number, number>;
};

test.each([
  ['today, so that February is handed over', 20, 2],
  ['yesterday, so that March is', 19, 1],
  ['on the first, so that March is', 1, 1],
  ['at the end of the month, so that February is', 28, 2],
  ['as in all the portal, on the 25th', null, 2],
] as const)('payers without a number, when SIPO is handed over %s', async (_when, day, count) => {
  await settings({ delivery_day: day });
  await payer('Stálý', { sipo: '' });
  await payer('Odchází', { sipo: '', valid_to: '2025-02-28' });
  await payer('Odešel', { sipo: '', valid_to: '2025-01-31' });
  expect(await withoutNumber()).toEqual({ [space.at.unit.unit_id]: count });
});

async function another(): Promise<UnitOfClient> {
  const { client_id } = space.at.user;
  return { client_id, unit_id: (await space.at.world.makeUnit(client_id)).unit_id };
}

/** A unit of one payer without a number, who pays until the end of February. */
async function withPayer({ client_id, unit_id }: UnitOfClient): Promise<number> {
  const unit = { client_id, unit_id };
  const { pasport_id } = await space.flat({}, unit);
  const address_id = await space.person('Odchází', unit);
  const held = { pasport_id, address_id, valid_from: '2020-01-01', valid_to: '2025-02-28' };
  await insertRow(space.at.world.db, 'pasport_tenants', { ...unit, ...held });
  return unit_id;
}

/** The same with a day of its own agreed with the post. */
async function agreed(unit: UnitOfClient, delivery_day: number): Promise<number> {
  const { client_id, unit_id } = unit;
  const numbers = { organisation_number: '999999', fee_code: '210', delivery_day };
  await insertRow(space.at.world.db, 'sipo_settings', { client_id, unit_id, ...numbers });
  return withPayer(unit);
}

test('each unit has its own day, and one without an agreement with the post none', async () => {
  const february = await agreed(space.at.unit, 20);
  const march = await agreed(await another(), 19);
  const none = await withPayer(await another());
  expect(await withoutNumber()).toEqual({ [february]: 1, [march]: 0, [none]: 0 });
});
