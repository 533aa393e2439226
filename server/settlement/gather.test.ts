import { beforeEach, describe, expect, test } from 'vitest';
import { count } from '#contract/settlement/count.ts';
import type { FrozenRule } from '#contract/settlement/frozen.ts';
import { unitOfTask } from '#server/access/owned.ts';
import { addBillingPlaceRow, addDocumentRow } from '#tests/billing.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { inTenant } from '#tests/as-of.ts';
import { insertRow } from '#tests/builders.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { gather } from './gather.ts';
import type { RuleToCount } from './rules.ts';

const at = unitWorld();
const YEAR = { from: '2025-01-01', to: '2025-12-31' };
const TODAY = '2026-03-01';

let house: number;
let water: number;
/** pasport_id of flats A, B and C. */
let flats: Record<'a' | 'b' | 'c', number>;

const own = () => ({ client_id: at.unit.client_id, unit_id: at.unit.unit_id });
const row = (table: string, columns: object) =>
  insertRow(at.world.db, table, { ...own(), ...columns });

async function flat(number: string, floor_area: number): Promise<number> {
  const columns = { space_number: number, floor_area, total_area: floor_area };
  return (await addSpaceRow(at.world.db, at.unit, house, columns)).pasport_id;
}

async function tenant(
  pasport_id: number,
  last_name: string,
  valid_from: string,
  valid_to: string | null,
) {
  const address_id = await addAddressRow(at.world.db, at.unit, { last_name });
  await row('pasport_tenants', { pasport_id, address_id, valid_from, valid_to });
  return address_id;
}

beforeEach(async () => {
  at.world.setNow(`${TODAY}T10:00:00Z`);
  await at.world.db.owner.query(`update units set payer = 'tenant' where unit_id = $1`, [
    at.unit.unit_id,
  ]);
  house = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
  flats = { a: await flat('1', 60), b: await flat('2', 40), c: await flat('3', 50) };
  water = await addBillingPlaceRow(at.world.db, at.unit, { kind: 'cold-water', name: 'Voda' });
});

const rule = (over: Partial<FrozenRule> = {}): FrozenRule => ({
  billing_rule_id: 1,
  service_id: 1,
  service_name: 'Studená voda',
  supply: null,
  basic_share: '0',
  basic_key: 'area',
  key: 'area',
  meter_kind: null,
  formula: '',
  without_meter: 'undecided',
  lower_limit: null,
  upper_limit: null,
  refused_factor: '3',
  guideline: '35',
  time_weight: 'days',
  rounding: 1,
  vacant_persons: 0,
  ...over,
});

const toCount = (over: Partial<FrozenRule> = {}, more: Partial<RuleToCount> = {}): RuleToCount => ({
  rule: rule(over),
  building_id: null,
  others: [],
  costs: [{ billing_place_id: water, percent: '100' }],
  marks: [],
  fixed: [],
  ...more,
});

const gathered = (rules: readonly RuleToCount[], building_id: number | null = null) =>
  inTenant(at.world.portal, at.unit.client_id, (db) =>
    gather(db, unitOfTask(at.unit), { building_id, ...YEAR }, { rules, today: TODAY }),
  );

describe('what a settlement reads of the house', () => {
  test('spaces have whoever bears them one after the other, the unit where nobody does', async () => {
    const first = await tenant(flats.a, 'Prvá', '2020-01-01', '2025-06-30');
    const second = await tenant(flats.a, 'Druhá', '2025-08-01', null);
    await tenant(flats.b, 'Stálá', '2019-05-01', null);
    const { frozen } = await gathered([toCount()]);
    expect(frozen.spaces.map(({ pasport_id }) => pasport_id)).toEqual([flats.a, flats.b, flats.c]);
    expect(
      frozen.spaces[0]?.recipients.map(({ payer, from, to, people }) => ({
        payer,
        from,
        to,
        ids: people.map(({ address_id }) => address_id),
      })),
    ).toEqual([
      { payer: 'tenant', from: '2025-01-01', to: '2025-06-30', ids: [first] },
      { payer: 'unit', from: '2025-07-01', to: '2025-07-31', ids: [] },
      { payer: 'tenant', from: '2025-08-01', to: '2025-12-31', ids: [second] },
    ]);
    expect(frozen.spaces[1]?.recipients).toHaveLength(1);
    expect(frozen.spaces[2]?.recipients.map(({ payer }) => payer)).toEqual(['unit']);
    expect(frozen.spaces.map(({ area }) => area)).toEqual(['60.00', '40.00', '50.00']);
  });

  test('numbers of persons are cut at each change and by each recipient, unknown before the first one', async () => {
    await tenant(flats.a, 'Prvá', '2020-01-01', '2025-06-30');
    await tenant(flats.a, 'Druhá', '2025-07-01', null);
    await row('pasport_users', {
      pasport_id: flats.a,
      users_count: 2,
      valid_from: '2025-02-01',
      valid_to: null,
    });
    const { frozen } = await gathered([toCount({ key: 'persons' })]);
    expect(frozen.spaces[0]?.recipients.map(({ persons }) => persons)).toEqual([
      [
        { from: '2025-01-01', to: '2025-01-31', count: null },
        { from: '2025-02-01', to: '2025-06-30', count: 2 },
      ],
      [{ from: '2025-07-01', to: '2025-12-31', count: 2 }],
    ]);
  });

  test('uses are of each recipient by the states around his days, and known only where all of them is', async () => {
    await tenant(flats.a, 'Prvá', '2020-01-01', '2025-06-30');
    await tenant(flats.a, 'Druhá', '2025-07-01', null);
    await addDocumentRow(at.world.db, at.unit, water, {
      period_from: '2025-01-01',
      period_to: '2025-12-31',
    });
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, flats.a);
    const meter = await addMeterRow(at.world.db, at.unit, place);
    await addReadingRows(at.world.db, at.unit, meter, {
      '2024-12-31': 100,
      '2025-06-30': 140,
      '2025-12-31': 150,
    });
    const unread = await addMeasuringPlaceRow(at.world.db, at.unit, flats.b);
    const silent = await addMeterRow(at.world.db, at.unit, unread);
    await addReadingRows(at.world.db, at.unit, silent, { '2024-12-31': 5 });
    const {
      frozen: { services },
    } = await gathered([toCount({ key: 'meter', meter_kind: 'cold-water' })]);
    expect(services[0]?.measured_unit).toBe('m³');
    expect(services[0]?.metered).toEqual([flats.a, flats.b]);
    expect(services[0]?.uses.map(({ amount }) => amount && Number(amount))).toEqual([40, 10, null]);
    expect(services[0]?.uses[1]?.readings).toEqual([
      {
        meter_id: meter,
        serial_number: expect.any(String),
        from_on: '2025-06-30',
        from_state: '140',
        to_on: '2025-12-31',
        to_state: '150',
      },
    ]);
  });

  test('a document brings the part of its period, and services that share a place make its cost', async () => {
    // 1,120 Kč for 365 days from July to June: 181 of them are in 2025.
    await addDocumentRow(at.world.db, at.unit, water, {
      period_from: '2024-07-01',
      period_to: '2025-06-30',
    });
    await addDocumentRow(at.world.db, at.unit, water, {
      period_from: '2025-07-01',
      period_to: '2025-12-31',
    });
    const shared = (service_id: number, percent: string) =>
      toCount(
        { service_id, billing_rule_id: service_id },
        { costs: [{ billing_place_id: water, percent }] },
      );
    const { frozen } = await gathered([shared(1, '33.33'), shared(2, '66.67')]);
    // 112,000 − 112,000·184/365 rounded = 55,540; with 112,000 it is 167,540 hellers.
    expect(frozen.services[0]?.costs[0]?.documents.map(({ part }) => part)).toEqual([
      55_540, 112_000,
    ]);
    expect(frozen.services.map(({ cost }) => cost)).toEqual([55_841, 111_699]);
  });

  test('a rule of one house leaves the others out, and what is counted makes the cost', async () => {
    const other = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
    await addSpaceRow(at.world.db, at.unit, other, { space_number: '1', floor_area: 70 });
    await addDocumentRow(at.world.db, at.unit, water, {
      period_from: '2025-01-01',
      period_to: '2025-12-31',
    });
    const { frozen } = await gathered([toCount({}, { building_id: house })]);
    expect(frozen.spaces).toHaveLength(4);
    const [service] = count(frozen).services;
    // 112,000 hellers by 60, 40 and 50 of 150 m².
    expect(service?.spaces.map(({ amount }) => amount)).toEqual([44_800, 29_867, 37_333, 0]);
  });
});
