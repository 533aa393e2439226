import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createSettlementLaw,
  deleteSettlementLaw,
  listSettlementLaw,
  updateSettlementLaw,
} from '#contract/billing/law.ts';
import { settlementLawKey, type SettlementLawKey } from '#contract/billing/law-words.ts';
import { isUnverified, lawOn } from '#contract/rules/law-on.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let system: User;
let user: User;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  system = await world.makeUser({ is_sys_admin: true });
  user = await world.makeUser();
  await world.db.owner.query('truncate settings_log');
  await world.db.owner.query(`delete from settlement_law where source like 'Zkouška%'`);
});
afterAll(() => world.close());

const list = async (by = user) =>
  (await world.call(listSettlementLaw, { token: by.token })).result.values;
const add = (body: object = {}, by = system) =>
  world.call(createSettlementLaw, {
    token: by.token,
    body: { key: 'heat-basic-c', holds_from: '2031-01-01', value: 55, source: 'Zkouška', ...body },
  });
const save = (settlement_law_id: number, body: object, by = system) =>
  world.call(updateSettlementLaw, { token: by.token, params: { settlement_law_id }, body });
const remove = (settlement_law_id: number, by = system) =>
  world.call(deleteSettlementLaw, { token: by.token, params: { settlement_law_id } });
const written = async () =>
  (
    await world.db.owner.query<{ user_identity: string; changes: Record<string, unknown> }>(
      'select user_identity, changes from settings_log order by settings_log_id',
    )
  ).rows;

describe('the law of settlements', () => {
  test('begins with every value told, each with its source, and every user reads it', async () => {
    const rows = await list();
    expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(settlementLawKey.options));
    expect(rows.filter(({ source }) => source === '')).toEqual([]);
    expect(rows.filter(isUnverified).map(({ key }) => key)).toEqual([
      'invoice-difference',
      'flats-difference',
      'tax-water',
      'tax-cleaning',
      'tax-standard',
    ]);
  });

  test.each<[SettlementLawKey, string, number | null]>([
    ['heat-basic-least', '2015-12-31', 40],
    ['heat-basic-least', '2016-01-01', 30],
    ['heat-basic-least', '2024-01-01', 40],
    ['heat-basic-most', '2023-12-31', 50],
    ['heat-basic-most', '2024-01-01', 60],
    ['heat-lower-limit', '2015-01-01', 60],
    ['heat-upper-limit', '2015-01-01', 140],
    ['heat-lower-limit', '2023-07-01', 80],
    ['heat-upper-limit', '2023-07-01', 200],
    ['heat-lower-limit', '2024-01-01', 70],
    ['heat-upper-limit', '2025-01-01', 200],
    ['heat-basic-a', '2024-01-01', 60],
    ['heat-basic-c', '2024-01-01', 60],
    ['heat-basic-d', '2024-01-01', 50],
    ['heat-basic-e', '2024-01-01', 50],
    ['heat-basic-f', '2024-01-01', 40],
    ['heat-basic-g', '2024-01-01', 40],
    ['heat-basic-unknown', '2024-01-01', 40],
    ['heat-basic-unknown', '2023-01-01', null],
    ['heat-basic-shift', '2024-01-01', 10],
    ['hot-water-basic', '2010-01-01', 30],
    ['one-source-heating', '2025-01-01', 60],
    ['refused-factor', '2015-01-01', 1.6],
    ['refused-factor', '2016-01-01', 3],
    ['guideline-hot-water', '2025-01-01', 35],
    ['guideline-cold-water', '2025-01-01', 25],
    ['guideline-outside', '2025-01-01', 15],
    ['deliver-months', '2025-01-01', 4],
    ['pay-months', '2025-01-01', 4],
    ['objection-days', '2025-01-01', 30],
    ['answer-days', '2025-01-01', 30],
    ['inspection-days', '2025-01-01', 30],
    ['inspection-days', '2022-01-01', null],
    ['delay-daily', '2015-01-01', 100],
    ['delay-daily', '2016-01-01', 50],
    ['tax-heat', '2019-12-31', 15],
    ['tax-heat', '2020-01-01', 10],
    ['tax-heat', '2024-01-01', 12],
    ['tax-water', '2020-04-30', 15],
    ['tax-water', '2020-05-01', 10],
    ['tax-cleaning', '2023-12-31', 10],
    ['tax-cleaning', '2024-01-01', 21],
    ['tax-standard', '2024-01-01', 21],
  ])('sets %s of a period from %s to %s', async (key, from, value) => {
    expect(lawOn(await list(), key, from)).toBe(value);
  });

  test('is changed by system admins only', async () => {
    const admin = await world.makeUser({ is_client_admin: true });
    const [first] = await list();
    const id = first!.settlement_law_id;
    expect((await add({}, admin)).status).toBe(403);
    expect((await save(id, { value: 9 }, admin)).status).toBe(403);
    expect((await remove(id, admin)).status).toBe(403);
  });
});

describe('a value of the law', () => {
  test('is made, changed by fields and deleted, and who did it is written down', async () => {
    const { result } = await add();
    const id = result.settlement_law_id;
    expect(result).toMatchObject({ value: 55, unit: '', version: 1 });
    const saved = await save(id, { value: 57.5, version: 1 });
    expect(saved.result).toMatchObject({ value: 57.5, source: 'Zkouška', version: 2 });
    expect(lawOn(await list(), 'heat-basic-c', '2031-01-01')).toBe(57.5);
    expect((await remove(id)).result).toEqual({ deleted: true });
    expect(lawOn(await list(), 'heat-basic-c', '2031-01-01')).toBe(60);
    expect((await remove(id)).status).toBe(404);
    expect((await save(id, { value: 5 })).status).toBe(404);
    const log = await written();
    expect(log.map(({ user_identity }) => user_identity)).toEqual(
      Array.from({ length: 3 }, () => system.user_identity),
    );
    expect(log[1]?.changes).toEqual({ [`settlement_law.${id}.value`]: [55, 57.5] });
    expect(log[2]?.changes).toMatchObject({ [`settlement_law.${id}.source`]: ['Zkouška', null] });
  });

  test('of one key from the same day is there once, even from ever since', async () => {
    await add();
    const again = await add({ value: 9 });
    expect([again.status, again.error.errorCode]).toEqual([409, 66025409]);
    expect((await add({ key: 'hot-water-basic', holds_from: null })).status).toBe(409);
  });

  test.each([
    [{ key: 'jiný' }, 'key'],
    [{ holds_from: '2031-13-01' }, 'holds_from'],
    [{ value: -1 }, 'value'],
    [{ value: 1.2345 }, 'value'],
    [{ unit: 'x'.repeat(31) }, 'unit'],
    [{ source: ' ' }, 'source'],
  ])('is refused with %j', async (body, field) => {
    const { status, error } = await add(body);
    expect([status, error.fields?.map((fault) => fault.field)]).toEqual([400, [field]]);
  });

  test('meets a newer version with 409 and the record as it stands', async () => {
    const id = (await add()).result.settlement_law_id;
    const saved = await save(id, { value: 7, version: 1 });
    const late = await save(id, { value: 9, version: 1 });
    expect([late.status, late.error.current]).toEqual([409, saved.result]);
    expect((await save(id, { version: 2 })).result).toEqual(saved.result);
  });
});
