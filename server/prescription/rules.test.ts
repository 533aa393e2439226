import { beforeEach, describe, expect, test } from 'vitest';
import { claimTheMonth, closeMonth, readMonth } from '#contract/money/months.ts';
import {
  acceptRule,
  listRules,
  previewRule,
  undoRule,
  type AskedRule,
} from '#contract/money/prescription-rules.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { houseValuesWorld } from '#tests/house-values.ts';

const { at, space, persons, tenant, cost, read, stored, undoLast } = houseValuesWorld();

const token = () => at.user.token;
const ofUnit = () => ({ unit_id: at.unit.unit_id });

const rule = (over: Partial<AskedRule> = {}): AskedRule => ({
  building_id: null,
  name: 'Fond oprav',
  way: 'rate',
  key: 'floor_area',
  amount: 4200,
  round_to: 1,
  spaces: 'all',
  except: [],
  valid_from: '2026-07-01',
  reason: '',
  ...over,
});
const previewed = (over: Partial<AskedRule> = {}) =>
  at.world.call(previewRule, { token: token(), params: ofUnit(), body: rule(over) });
const accepted = async (over: Partial<AskedRule> = {}, seen?: string) => {
  const body = { ...rule(over), seen: seen ?? (await previewed(over)).result.seen };
  return at.world.call(acceptRule, { token: token(), params: ofUnit(), body });
};
const undone = (cost_rule_id: number) =>
  at.world.call(undoRule, { token: token(), params: { ...ofUnit(), cost_rule_id } });
const rules = async () =>
  (await at.world.call(listRules, { token: token(), params: ofUnit() })).result.values;

/** Costs as [name, from, to, hellers] in the order in which they were made. */
const costs = async () =>
  (await stored('pasport_tenant_costs')).map((row) => [
    row['service_name'],
    row['valid_from'],
    row['valid_to'],
    row['monthly_advance'],
  ]);

let house: number;
beforeEach(async () => {
  const one = await space('101', {
    floor_area: 52.3,
    common_share_numerator: 1200,
    common_share_denominator: 6000,
  });
  const { rows } = await at.world.db.owner.query<{ parent_id: number }>(
    'select parent_id from pasports where pasport_id = $1',
    [one],
  );
  house = rows[0]?.parent_id ?? 0;
});

describe('a rate for a key', () => {
  test('is seen for each space with what it pays now, what it is to pay, and the sums of both', async () => {
    const two = await space('102', { floor_area: 40 });
    await cost(two, await tenant(two), { service_name: 'Fond oprav', monthly_advance: 100_000 });
    const { result } = await previewed();
    expect(result).toMatchObject({
      held_sum: 100_000,
      amount_sum: 219_660 + 168_000,
      changed_count: 2,
      raised_count: 2,
      problems_count: 0,
      is_service: false,
      rows: [
        { space_number: '101', quantity: '52.30', held: null, amount: 219_660, problem: null },
        { space_number: '102', quantity: '40.00', held: 100_000, amount: 168_000 },
      ],
    });
    expect(await costs()).toHaveLength(1);
  });

  test('names a space whose key nobody knows, and leaves it as it is', async () => {
    const two = await space('102', { floor_area: 0 });
    await cost(two, await tenant(two), { service_name: 'Fond oprav', monthly_advance: 100_000 });
    const { result } = await previewed();
    expect(result.rows[1]).toMatchObject({ quantity: null, amount: null, problem: 'no-key' });
    expect(result).toMatchObject({ problems_count: 1, amount_sum: 219_660 + 100_000 });
    expect((await accepted()).status).toBe(200);
    expect(await costs()).toEqual([
      ['Fond oprav', '2024-01-01', null, 100_000],
      ['Fond oprav', '2026-07-01', null, 219_660],
    ]);
  });

  test('takes numbers of persons of the day; nobody is known, and unknown is not nobody', async () => {
    const two = await space('102');
    await persons(two, 3);
    const three = await space('103');
    await persons(three, 0);
    const { result } = await previewed({ name: 'Úklid', key: 'persons', amount: 5000 });
    expect(result.rows.map(({ amount, problem }) => [amount, problem])).toEqual([
      [null, 'no-key'],
      [15_000, null],
      [0, null],
    ]);
  });

  test('ends what held the day before, and says afterwards how the amounts came about', async () => {
    const two = await space('102', { floor_area: 40 });
    await cost(two, await tenant(two), { service_name: 'Fond oprav', monthly_advance: 100_000 });
    const { result } = await accepted({ building_id: house, reason: 'usnesení shromáždění' });
    expect(result.changed_count).toBe(2);
    expect(await costs()).toEqual([
      ['Fond oprav', '2024-01-01', '2026-06-30', 100_000],
      ['Fond oprav', '2026-07-01', null, 219_660],
      ['Fond oprav', '2026-07-01', null, 168_000],
    ]);
    expect(await rules()).toMatchObject([
      {
        cost_rule_id: result.cost_rule_id,
        building_id: house,
        name: 'Fond oprav',
        spaces_count: 2,
        sum: 387_660,
        can_undo: true,
        reason: 'usnesení shromáždění',
      },
    ]);
  });

  test('is refused where a space was changed since it was seen, and nothing is written', async () => {
    const { result } = await previewed();
    await at.world.db.owner.query('update pasport_spaces set floor_area = 60 where unit_id = $1', [
      at.unit.unit_id,
    ]);
    const refused = await accepted({}, result.seen);
    expect(refused.error?.errorCode).toBe(69_800_409);
    expect(await costs()).toEqual([]);
    expect(await rules()).toEqual([]);
  });

  test('leaves spaces that were excepted, and those of other houses', async () => {
    const other = (await addBuildingRow(at.world.db, at.unit)).pasport_id;
    await addSpaceRow(at.world.db, at.unit, other, { space_number: '1', floor_area: 10 });
    const two = await space('102', { floor_area: 40 });
    await accepted({ building_id: house, except: [two] });
    expect(await costs()).toEqual([['Fond oprav', '2026-07-01', null, 219_660]]);
    await accepted({ name: 'Správa domu' });
    expect((await costs()).map(([name, , , amount]) => [name, amount])).toEqual(
      expect.arrayContaining([['Správa domu', 42_000]]),
    );
  });

  test('says whose prescription it changed, and accepted in two tabs it is written once', async () => {
    const two = await space('102', { floor_area: 40 });
    await cost(two, await tenant(two), { service_name: 'Fond oprav', monthly_advance: 168_000 });
    const { seen } = (await previewed()).result;
    expect((await accepted({}, seen)).status).toBe(200);
    // The second flat paid just so much before.
    const [kept] = await rules();
    expect(kept).toMatchObject({
      spaces_count: 2,
      changed_ids: [(await previewed()).result.rows[0]?.pasport_id],
    });
    expect((await accepted({}, seen)).error?.errorCode).toBe(69_800_409);
    expect(await rules()).toHaveLength(1);
  });

  test('that changes nothing is said to', async () => {
    await accepted();
    expect((await accepted()).error?.errorCode).toBe(69_801_409);
  });
});

describe('a sum of the month', () => {
  test('of 30 000 Kč gives 6 000 Kč to a share of 1200/6000 and makes the sum', async () => {
    await space('102', { common_share_numerator: 4, common_share_denominator: 5 });
    const { result } = await previewed({ way: 'divide', key: 'share', amount: 3_000_000 });
    expect(result.rows.map(({ amount }) => amount)).toEqual([600_000, 2_400_000]);
    expect(result.amount_sum).toBe(3_000_000);
  });

  test('of 6 000 Kč over nine units is 666,67 six times and 666,66 three times', async () => {
    for (const number of ['102', '103', '104', '105', '106', '107', '108', '109'])
      await space(number);
    await accepted({ name: 'Správa domu', way: 'divide', key: 'unit', amount: 600_000 });
    const amounts = (await costs()).map(([, , , amount]) => amount);
    expect(amounts.filter((amount) => amount === 66_667)).toHaveLength(6);
    expect(amounts.filter((amount) => amount === 66_666)).toHaveLength(3);
  });

  test('is not divided while a share is unknown, unless the space is left out', async () => {
    const two = await space('102');
    const asked = { way: 'divide', key: 'share', amount: 3_000_000 } as const;
    const { result } = await previewed(asked);
    expect(result.rows.map(({ problem }) => problem)).toEqual(['others-unknown', 'no-key']);
    expect((await accepted(asked)).error?.errorCode).toBe(69_802_409);
    expect((await accepted({ ...asked, except: [two] })).status).toBe(200);
  });
});

describe('an advance', () => {
  test('is raised by 8 % where it is, and not begun where it is not', async () => {
    const two = await space('102');
    await cost(two, await tenant(two), { service_name: 'Teplo', monthly_advance: 150_050 });
    const asked = { name: 'Teplo', way: 'percent', amount: 800, round_to: 100 } as const;
    const { result } = await previewed(asked);
    expect(result).toMatchObject({ is_service: true, changed_count: 1, problems_count: 1 });
    expect(result.rows[0]).toMatchObject({ problem: 'no-row', amount: null });
    await accepted({ ...asked, spaces: 'held' });
    expect((await costs()).at(-1)).toEqual(['Teplo', '2026-07-01', null, 162_100]);
  });

  test('may be demanded from the month after the notice; the preview says so and does not refuse', async () => {
    // It is 10 June 2026; posted, it is delivered on Monday 15 June.
    const { result } = await previewed({ valid_from: '2026-06-01' });
    expect(result).toMatchObject({
      earliest_delivered: '2026-07-01',
      earliest_posted: '2026-07-01',
    });
    at.world.setNow('2026-06-29T10:00:00Z');
    expect((await previewed()).result).toMatchObject({
      earliest_delivered: '2026-07-01',
      earliest_posted: '2026-08-01',
    });
    expect((await accepted({ valid_from: '2026-06-01' })).status).toBe(200);
  });
});

describe('a change', () => {
  test('is taken back whole: what it ended goes on, what it began is gone, and so is its rate', async () => {
    const two = await space('102', { floor_area: 40 });
    await cost(two, await tenant(two), { service_name: 'Fond oprav', monthly_advance: 100_000 });
    const before = await costs();
    const { result } = await accepted();
    expect((await undone(result.cost_rule_id)).result).toEqual({ undone_count: 2 });
    expect(await costs()).toEqual(before);
    expect(await rules()).toEqual([]);
    expect((await undone(result.cost_rule_id)).status).toBe(404);
  });

  test('of a house is the last one of its table of advances too, and its rate goes with it', async () => {
    await accepted({ building_id: house });
    expect((await read('advances')).result.last_change).toMatchObject({ changed_count: 1 });
    await undoLast('advances');
    expect(await rules()).toEqual([]);
  });

  test('stays once a closed month was claimed by it', async () => {
    const one = (await stored('pasport_tenant_costs')).length;
    expect(one).toBe(0);
    const two = await space('102', { floor_area: 40 });
    await tenant(two);
    const { result } = await accepted({ valid_from: '2026-06-01' });
    const admin = await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true });
    const params = { ...ofUnit(), month: '2026-06-01' };
    const opened = (await at.world.call(readMonth, { token: token(), params })).result;
    const seen = opened.differences.reduce((sum, { prescribed }) => sum + prescribed, 0);
    expect(seen).toBe(168_000);
    await at.world.call(claimTheMonth, { token: token(), params, body: { seen } });
    expect((await at.world.call(closeMonth, { token: admin.token, params })).status).toBe(200);
    const refused = await undone(result.cost_rule_id);
    expect(refused.error?.errorCode).toBe(69_803_409);
    expect(refused.error?.errorMsg).toContain('červen 2026');
    expect(await rules()).toMatchObject([{ can_undo: false }]);
    expect((await previewed({ valid_from: '2026-06-01' })).result.closed_month).toBe('2026-06-01');
  });
});
