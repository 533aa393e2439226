import { beforeEach, describe, expect, test } from 'vitest';
import { browseAddresses } from '#contract/addresses.ts';
import { readDashboard } from '#contract/dashboard.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseMeasuringPlaces } from '#contract/metering/places.ts';
import { listUnread, readMetersStanding } from '#contract/metering/standing.ts';
import { browseArrears, listOwing } from '#contract/money/arrears.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { bookRows, filteredAddresses } from '#web/addresses/book-filters.ts';
import { isOfFilter } from '#web/meters/meter-filters.ts';
import { withFacts } from '#web/pasports/space-facts.ts';
import { filteredSpaces, spaceChoices } from '#web/pasports/space-filters.ts';
import { arrearsScene } from './arrears-scene.ts';
import { insertRow } from './builders.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from './metering.ts';
import { addBuildingRow } from './pasports.ts';
import type { CallInput } from './world.ts';

// Chips of spaces and people by what money and meters tell; here they meet the lists of those.
const TODAY = '2026-06-30';
const { at, params, token, flat, owes, pays } = arrearsScene();
beforeEach(() => at.world.setNow(`${TODAY}T10:00:00Z`));

const read = async <E extends Endpoint>(endpoint: E, input: CallInput = {}) =>
  (await at.world.call(endpoint, { token: token(), params: params(), ...input })).result;
const unique = <T>(values: readonly T[]) => [...new Set(values)];
const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const spacesOf = (rows: readonly { pasport_id: number }[]) => unique(rows.map((r) => r.pasport_id));

async function spaces(query: Record<string, string> = {}) {
  const whole = { ...params(), show_hidden: '1', parent_id: '0', parent_type: 'all' };
  const rows = (await read(browseSpaces, { params: whole })).values;
  const owing = await read(listOwing, { query });
  const unread = await read(listUnread);
  return { owing, unread, rows: withFacts(rows, { owing, unread }) };
}

async function people() {
  const { values } = await read(browseAddresses, { params: { ...params(), show_hidden: '1' } });
  return values;
}

describe('spaces that owe', () => {
  test('are those of the list of debts and of the card of home, of whoever left too', async () => {
    const one = await flat('1');
    const gone = await flat('2', { valid_to: '2026-04-30' });
    const good = await flat('3');
    const twice = await flat('4');
    const former = await flat('5', { address_id: one.address_id });
    // Two accounts of one space, of which both owe.
    const second = await insertRow(at.world.db, 'ledger_accounts', {
      ...at.unit,
      pasport_id: twice.pasport_id,
      party: String(gone.address_id),
    });
    const ledger_account_id = Number(second['ledger_account_id']);
    const of = { ...at.unit, ledger_account_id, place: 1, address_id: gone.address_id };
    await insertRow(at.world.db, 'ledger_account_people', of);
    await owes({ ...twice, ledger_account_id }, 700, '2026-03-01');
    await owes(one, 345_000, '2026-02-02');
    await owes(gone, 50_000, '2026-06-01');
    await owes(good, 20_000, '2026-06-01');
    await pays(good, 20_000, '2026-06-10');
    await owes(twice, 1000, '2026-06-29');
    // Due on the day itself: not overdue yet.
    await owes(former, 9000, TODAY);

    const debts = (await read(browseArrears)).values;
    const { rows, owing, unread } = await spaces();
    const owed = filteredSpaces(rows, 'owing');
    expect(owed.map(({ space_number }) => space_number)).toEqual(['1', '2', '4']);
    const places = unique(debts.map(({ pasport_space_id }) => pasport_space_id));
    expect(inOrder(owed.map((row) => row.pasport_space_id))).toEqual(inOrder(places));
    const sum = (all: readonly { overdue?: number | null }[]) =>
      all.reduce((so, { overdue }) => so + (overdue ?? 0), 0);
    expect(sum(rows)).toBe(sum(debts));
    expect(rows.find(({ pasport_id }) => pasport_id === twice.pasport_id)).toMatchObject({
      overdue: 1700,
      owing_accounts: { length: 2 },
    });
    const [home] = (await at.world.call(readDashboard, { token: token(), query: {} })).result
      .values;
    expect(home).toMatchObject({ debts_overdue: owing.values.length, debts_sum: sum(rows) });
    const choices = spaceChoices(rows, { owing, unread });
    expect(choices.find(({ name }) => name === 'owing')?.count).toBe(3);
  });

  test('are those of the chosen day, and a space without an account is not one that owes nothing', async () => {
    const one = await flat('1');
    const other = await flat('2');
    await owes(one, 1000, '2026-02-02');
    await pays(one, 1000, '2026-06-10');
    await owes(other, 1000, TODAY);
    const { rows, owing } = await spaces({ as_of: '2026-06-09' });
    expect(spacesOf(filteredSpaces(rows, 'owing'))).toEqual([one.pasport_id]);
    expect(owing.settled).toEqual([other.pasport_id]);
    const today = await spaces();
    expect(today.owing).toMatchObject({ values: [] });
    expect(today.rows.map(({ overdue }) => overdue)).toEqual([0, 0]);
  });

  test('is a choice that nobody offers where nobody has an account', async () => {
    const house = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
    expect(house).toBeGreaterThan(0);
    expect(await read(listOwing)).toEqual({ values: [], settled: [] });
  });
});

describe('people who owe', () => {
  test('are all people of the accounts in the list of debts, each with what is overdue on them', async () => {
    const one = await flat('1');
    const other = await flat('2', { address_id: one.address_id });
    const third = await flat('3');
    const good = await flat('4');
    // The third bears the first with him.
    await insertRow(at.world.db, 'ledger_account_people', {
      ...at.unit,
      ledger_account_id: one.ledger_account_id,
      place: 2,
      address_id: third.address_id,
    });
    await owes(one, 1000, '2026-02-02');
    await owes(other, 300, '2026-05-02');
    await owes(good, 300, TODAY);
    const debts = (await read(browseArrears)).values;
    const rows = bookRows(await people(), [], await read(listOwing));
    const owing = filteredAddresses(rows, 'owing') ?? [];
    const listed = unique(debts.flatMap((debt) => debt.people.map((p) => p.address_id)));
    expect(inOrder(owing.map(({ address_id }) => address_id))).toEqual(inOrder(listed));
    expect(owing.find(({ address_id }) => address_id === one.address_id)?.overdue).toBe(1300);
    expect(owing.find(({ address_id }) => address_id === third.address_id)?.overdue).toBe(1000);
  });
});

describe('spaces without a reading', () => {
  test('have the devices that the overview of meters has under the same question', async () => {
    const { db } = at.world;
    const device = async (
      pasport_id: number,
      day: string | null,
      columns: Record<string, unknown> = {},
    ) => {
      const place = await addMeasuringPlaceRow(db, at.unit, pasport_id, columns);
      const meter = await addMeterRow(db, at.unit, place);
      if (day !== null) await addReadingRows(db, at.unit, meter, { [day]: 5 });
    };
    const [one, other, third] = [await flat('1'), await flat('2'), await flat('3')];
    // A year is borne where nothing else was decided.
    await device(one.pasport_id, '2024-06-30');
    await device(one.pasport_id, null);
    await device(other.pasport_id, '2026-06-01');
    await device(third.pasport_id, null, { hidden: true });
    // A place that stands empty, and a device of the house, which is of no space.
    await addMeasuringPlaceRow(db, at.unit, third.pasport_id);
    const house = (await addBuildingRow(db, at.unit)).pasport_id;
    await device(house, null);

    const { rows, unread, owing } = await spaces();
    expect(spacesOf(filteredSpaces(rows, 'unread'))).toEqual([one.pasport_id]);
    expect(unread.measured_spaces).toBe(2);
    const told = unread.values.reduce((sum, { meters }) => sum + meters, 0);
    expect(told).toBe(3);
    expect((await read(readMetersStanding, { body: {} })).unread).toBe(told);
    const overview = await read(browseMeasuringPlaces, {
      params: { ...params(), show_hidden: '1' },
    });
    const rules = { today: TODAY, limits: overview.limits };
    const asked = overview.values.filter((place) => isOfFilter('unread', place, rules));
    expect(asked).toHaveLength(told);
    expect(inOrder(spacesOf(asked))).toEqual(inOrder(spacesOf(unread.values)));
    const choices = spaceChoices(rows, { owing, unread });
    expect(choices.find(({ name }) => name === 'unread')?.count).toBe(1);
  });
});
