import { createAddress } from '#contract/addresses.ts';
import { connectBillingPlace, createBillingPlace } from '#contract/billing/places.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { listPasportTypes } from '#contract/lists/pasport-types.ts';
import { mountMeter } from '#contract/metering/meters.ts';
import { createMeasuringPlace } from '#contract/metering/places.ts';
import { createReading } from '#contract/metering/readings.ts';
import { createBankAccount } from '#contract/money/bank-accounts.ts';
import { browseAccounts } from '#contract/money/accounts.ts';
import { claimTheMonth, readMonth } from '#contract/money/months.ts';
import { createPayment } from '#contract/money/payments.ts';
import { createBuilding } from '#contract/pasports/buildings.ts';
import { createCost } from '#contract/pasports/costs.ts';
import { createOccupant } from '#contract/pasports/occupants.ts';
import { createSpace } from '#contract/pasports/spaces.ts';
import { createTenant } from '#contract/pasports/tenants.ts';
import { browseSettlements } from '#contract/settlement/settlements.ts';
import { listStatements, mailStatements } from '#contract/settlement/statements.ts';
import { listTasks } from '#contract/tasks.ts';
import { createUnit } from '#contract/units.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import type { Office } from './exchange-house.ts';
import { expect } from './portal.ts';
import { done } from './done.ts';

// A house of twelve flats as it stands before its year is settled: tenants, persons, water meters with their
// states, advances that were claimed and paid. What suppliers charged and by what it is divided is not there.

export const UNIT = 'Družstvo Dvanáct bytů';
export const HOUSE = 'Javorová 12';
export const FLATS = 12;
/** The one whose tenant has no e-mail and has paid nothing. */
export const SILENT = 12;
export const YEAR = Number(todayInPrague().slice(0, 4)) - 1;
const FIRST_DAY = `${YEAR}-01-01`;
const LAST_DAY = `${YEAR}-12-31`;

/** How many live in a flat: 1, 2, 3 and again; 24 in the house. */
const personsOf = (flat: number) => ((flat - 1) % 3) + 1;
/** What a flat used in the year: 10 m³ times its number; 780 m³ in the house. */
const waterOf = (flat: number) => 10 * flat;

/** What a flat pays in advance a month, by services, in hellers: 850 Kč, 10,200 Kč a year. */
const ADVANCES = { 'Studená voda a stočné': 70_000, Úklid: 15_000 };
const YEAR_ADVANCE = 12 * (70_000 + 15_000);

export const nameOf = (flat: number): string => `Vymyšlená ${String(flat)} Jana`;
export const emailOf = (flat: number): string =>
  flat === SILENT ? '' : `byt${String(flat)}@dvanact.example`;

/** A water meter that has stood there for years, read at both ends of the year. */
async function makeMeter(office: Office, unit_id: number, pasport_id: number, flat: number) {
  const place = await done(
    office,
    createMeasuringPlace,
    { unit_id, id: 0 },
    { kind: 'cold-water', level: 'flat', pasport_id, location: 'koupelna' },
  );
  const { measuring_place_id } = place;
  const { meter_id } = await done(
    office,
    mountMeter,
    { unit_id, measuring_place_id, id: 0 },
    {
      serial_number: `JV-${String(flat)}`,
      measured_unit: 'm3',
      mounted_on: `${YEAR - 1}-05-04`,
      verified_year: YEAR - 1,
      start_state: 0,
    },
  );
  const states = { [shiftDays(FIRST_DAY, -1)]: 100, [LAST_DAY]: 100 + waterOf(flat) };
  for (const [read_on, state] of Object.entries(states))
    await done(office, createReading, { unit_id, meter_id, id: 0 }, { read_on, state });
}

/** A flat with its tenant, who lives there and pays advances. */
async function makeFlat(office: Office, unit_id: number, pasport: object, flat: number) {
  const { pasport_id } = await done(
    office,
    createSpace,
    { unit_id, id: 0 },
    { ...pasport, space_number: String(flat), floor_area: 50, variable_symbol: `12${100 + flat}` },
  );
  const { address_id } = await done(
    office,
    createAddress,
    { unit_id, id: 0 },
    {
      address_type: 'person',
      first_name: 'Jana',
      last_name: `Vymyšlená ${String(flat)}`,
      email: emailOf(flat),
    },
  );
  const params = { unit_id, pasport_id, id: 0 };
  const valid_from = FIRST_DAY;
  await done(office, createTenant, params, { address_id, valid_from });
  await done(office, createOccupant, params, { users_count: personsOf(flat), valid_from });
  for (const [service_name, monthly_advance] of Object.entries(ADVANCES))
    await done(office, createCost, params, { service_name, monthly_advance, valid_from });
  await makeMeter(office, unit_id, pasport_id, flat);
}

/** Advances of all months of the year are claimed, and paid by all but one. */
async function payAdvances(office: Office, unit_id: number) {
  for (let at = 1; at <= 12; at += 1) {
    const params = { unit_id, month: `${YEAR}-${String(at).padStart(2, '0')}-01` };
    const { prescribed } = await done(office, readMonth, params);
    await done(office, claimTheMonth, params, { seen: prescribed });
  }
  const { values } = await done(office, browseAccounts, { unit_id });
  expect(values).toHaveLength(FLATS);
  for (const { ledger_account_id, space_number } of values)
    if (space_number !== String(SILENT))
      await done(
        office,
        createPayment,
        { unit_id },
        {
          received_on: LAST_DAY,
          amount: YEAR_ADVANCE,
          way: 'bank',
          parts: [{ ledger_account_id, amount: YEAR_ADVANCE }],
        },
      );
}

/** Places at which water and cleaning of the house are charged, with no document yet. */
async function makePlaces(office: Office, unit_id: number, house: number) {
  const { address_id } = await done(
    office,
    createAddress,
    { unit_id, id: 0 },
    { address_type: 'supplier', company_name: 'Vodárna Test s.r.o.', business_id: '12345679' },
  );
  const places = [
    { kind: 'cold-water', code: 'VODA', name: 'Vodné a stočné', address_id },
    { kind: 'cleaning', code: 'UKLID', name: 'Úklid domu' },
  ];
  for (const place of places) {
    const made = await done(office, createBillingPlace, { unit_id, id: 0 }, place);
    const params = { unit_id, billing_place_id: made.billing_place_id };
    await done(office, connectBillingPlace, params, { pasport_ids: [house] });
  }
}

/** Mails all statements of the only settlement once more, as a page that was open before does; waits for the end. */
export async function mailAgain(office: Office, unit_id: number): Promise<void> {
  const [settlement] = (await done(office, browseSettlements, { unit_id })).values;
  const params = { unit_id, settlement_id: settlement?.settlement_id ?? 0 };
  const { values } = await done(office, listStatements, params);
  const statements = values.map((one) => one.settlement_statement_id);
  expect(statements).toHaveLength(FLATS);
  const { task_id } = await done(office, mailStatements, params, { statements });
  const state = async () => {
    const tasks = (await done(office, listTasks, {})).values;
    return tasks.find((task) => task.task_id === task_id)?.state;
  };
  await expect.poll(state, { timeout: 90_000 }).toBe('done');
}

/** Makes all of it; the unit_id of the house's unit. */
export async function makeTwelve(office: Office): Promise<number> {
  const { unit_id } = await done(office, createUnit, {}, { new_unit: UNIT });
  const house = await done(
    office,
    createBuilding,
    { unit_id, id: 0 },
    { pasport_name: HOUSE, street: HOUSE, zip: '272 01', city_name: 'Kladno' },
  );
  const types = await done(office, listPasportTypes, { show_hidden: '0' });
  const flat = types.values.find(({ space_kind }) => space_kind === 'flat');
  const pasport = {
    pasport_parent_id: house.pasport_id,
    pasport_type_id: flat?.pasport_type_id ?? 0,
  };
  for (let at = 1; at <= FLATS; at += 1) await makeFlat(office, unit_id, pasport, at);
  await payAdvances(office, unit_id);
  const account = { name: 'Běžný účet', account_number: '2000145399', bank_code: '0800' };
  await done(office, createBankAccount, { unit_id }, account);
  await makePlaces(office, unit_id, house.pasport_id);
  return unit_id;
}
