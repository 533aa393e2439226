import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors, type ErrorCode } from '#contract/errors.ts';
import {
  createExchangeRate,
  createPolicyRate,
  deleteExchangeRate,
  deletePolicyRate,
  fetchRates,
  listExchangeRates,
  listPolicyRates,
  listRateSources,
  updateExchangeRate,
  updatePolicyRate,
} from '#contract/rates.ts';
import { commonStatistics } from '#contract/statistics.ts';
import { discountText, repoText, sorryPage, yearlyText } from '#tests/bank-files.ts';
import { jsonAnswer, stubNetwork } from '#tests/network.ts';
import { createWorld, type World } from '#tests/world.ts';

let file = repoText;
const network = stubNetwork(() => jsonAnswer(file, 200, 'text/plain'));
let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let system: User;
let user: User;
beforeAll(async () => {
  world = await createWorld({ fetch: network.fetch });
});
afterAll(() => world.close());
beforeEach(async () => {
  file = repoText;
  world.setNow('2026-11-21T12:00:00Z');
  const { owner } = world.db;
  await owner.query(`delete from cnb_repo_rates where source = 'hand'`);
  await owner.query(`delete from cnb_exchange_rates where source = 'hand'`);
  await owner.query(`update cnb_sources set lease = null, lease_until = null`);
  await owner.query('truncate settings_log');
  system = await world.makeUser({ is_sys_admin: true, first_name: 'Eva', last_name: 'Správná' });
  user = await world.makeUser({ is_client_admin: true });
});

const as = (who: User, input: object = {}) => ({ token: who.token, ...input });
const codeOf = (code: ErrorCode) => errors[code].errorCode;
const written = async () =>
  (await world.db.owner.query('select user_identity, changes from settings_log order by 1')).rows;

describe('the history of a rate', () => {
  test('of discount is whole since 1990, newest first, with changes', async () => {
    const params = { kind: 'discount' };
    const { values } = (await world.call(listPolicyRates, as(user, { params }))).result;
    expect(values).toHaveLength(77);
    expect(values[0]).toMatchObject({ valid_from: '2026-06-19', rate: 2.75, change: 0.25 });
    expect(values[1]).toMatchObject({ valid_from: '2025-05-09', rate: 2.5, change: -0.25 });
    expect(values[76]).toMatchObject({ valid_from: '1990-01-01', rate: 4, change: null });
  });

  test('of repo has a point less in the discount since 2001 on days they share', async () => {
    const [repo, discount] = await Promise.all(
      ['repo', 'discount'].map(async (kind) => {
        const { result } = await world.call(listPolicyRates, as(user, { params: { kind } }));
        return new Map(result.values.map((row) => [row.valid_from, row.rate]));
      }),
    );
    const shared = [...(repo ?? [])].filter(([day]) => day >= '2003-08-01' && discount?.has(day));
    expect(shared.length).toBeGreaterThan(40);
    const odd = shared.filter(([day, rate]) => rate - (discount?.get(day) ?? 0) !== 1);
    // Near zero the bank kept the discount rate closer.
    expect(odd.map(([day]) => day)).toEqual(['2020-03-27', '2012-11-02', '2012-10-01']);
  });
});

describe('a rate put by hand', () => {
  const row = { valid_from: '2026-11-01', rate: 3.5, reason: 'ČNB neodpovídá' };
  const params = { kind: 'repo', valid_from: row.valid_from };
  const put = (body: object = row, who = system) =>
    world.call(createPolicyRate, as(who, { params: { kind: 'repo' }, body }));

  test('tells who put it and why, and counts at once', async () => {
    const { status, result } = await put();
    expect(status).toBe(200);
    expect(result).toMatchObject({
      ...row,
      source: 'hand',
      put_by: 'Eva Správná',
      change: -0.25,
      version: 1,
    });
    const of = { params: { client_id: user.client_id } };
    const { result: home } = await world.call(commonStatistics, as(user, of));
    expect(home).toMatchObject({ current_repo_rate: 3.5, current_repo_rate_date: '2026-11-01' });
    expect(await written()).toEqual([
      {
        user_identity: system.user_identity,
        changes: {
          'cnb_repo_rates.2026-11-01.rate': [null, 3.5],
          'cnb_repo_rates.2026-11-01.reason': [null, 'ČNB neodpovídá'],
        },
      },
    ]);
  });

  test('needs a reason, at most two decimals, and a rate up to a hundred', async () => {
    for (const [body, message] of [
      [{ ...row, reason: '' }, 'Toto pole je povinné'],
      [{ ...row, rate: 3.555 }, 'Zadejte nejvýše dvě desetinná místa'],
      [{ ...row, rate: 101 }, 'Maximum 100'],
      [{ ...row, valid_from: '2026-02-30' }, 'Zadejte datum'],
    ] as const) {
      const { error } = await put(body);
      expect(error.fields?.[0]?.message).toBe(message);
    }
  });

  test('does not stand beside the bank’s own', async () => {
    const { error } = await put({ ...row, valid_from: '2026-06-19' });
    expect(error.errorCode).toBe(codeOf('rate-known'));
  });

  test('is corrected over the version that was seen', async () => {
    await put();
    const correct = (body: object) => world.call(updatePolicyRate, as(system, { params, body }));
    expect((await correct({ rate: 3.25, version: 1 })).result).toMatchObject({
      rate: 3.25,
      reason: row.reason,
      version: 2,
    });
    const late = await correct({ rate: 3, version: 1 });
    expect(late.error.errorCode).toBe(codeOf('version-conflict'));
    expect(late.error.current).toMatchObject({ rate: 3.25 });
  });

  test('is deleted; the bank’s own is neither deleted nor changed', async () => {
    await put();
    expect((await world.call(deletePolicyRate, as(system, { params }))).status).toBe(200);
    expect((await world.call(deletePolicyRate, as(system, { params }))).status).toBe(404);
    const ofBank = { params: { kind: 'repo', valid_from: '2026-06-19' } };
    const deleted = await world.call(deletePolicyRate, as(system, ofBank));
    expect(deleted.error.errorCode).toBe(codeOf('rate-of-bank'));
    const changed = await world.call(
      updatePolicyRate,
      as(system, { ...ofBank, body: { rate: 1 } }),
    );
    expect(changed.error.errorCode).toBe(codeOf('rate-of-bank'));
  });

  test('of exchange has its amount, and counts in the change of the day after', async () => {
    const body = { currency_code: 'HUF', valid_from: '2026-11-19', amount: 100, rate: 6.1 };
    const reason = 'ČNB neodpovídá';
    const make = (over: object) =>
      world.call(createExchangeRate, as(system, { body: { ...body, reason, ...over } }));
    expect((await make({})).result).toMatchObject({ ...body, change: null, source: 'hand' });
    const next = await make({ valid_from: '2026-11-20', amount: 1, rate: 0.06 });
    expect(next.result.change).toBe(-0.001);
    expect((await make({})).error.errorCode).toBe(codeOf('rate-known'));
    const of = { params: { currency_code: 'HUF', valid_from: '2026-11-19' } };
    const corrected = await world.call(
      updateExchangeRate,
      as(system, { ...of, body: { rate: 6 } }),
    );
    expect(corrected.result).toMatchObject({ rate: 6, amount: 100, version: 2 });
    expect((await world.call(deleteExchangeRate, as(system, of))).status).toBe(200);
  });
});

describe('rates of exchange', () => {
  const list = (query: Record<string, string> = {}) =>
    world.call(listExchangeRates, as(user, { query }));

  test('are the euro and the dollar of the last known year, newest first', async () => {
    const { values } = (await list()).result;
    expect(values.map((one) => [one.currency_code, one.valid_from])).toEqual([
      ['EUR', '2024-05-10'],
      ['USD', '2024-05-10'],
      ['EUR', '2024-01-04'],
      ['EUR', '2024-01-03'],
      ['USD', '2024-01-03'],
      ['EUR', '2024-01-02'],
      ['USD', '2024-01-02'],
    ]);
    expect(values[0]).toMatchObject({ rate: 24.935, change: 0.285, amount: 1 });
  });

  test('are found by days and by currency', async () => {
    const { values } = (await list({ from: '2022-01-01', to: '2024-01-02', currency_code: 'USD' }))
      .result;
    expect(values.map(({ valid_from }) => valid_from)).toEqual(['2024-01-02', '2022-09-21']);
    expect((await list({ currency_code: 'usd' })).status).toBe(400);
  });
});

describe('reading from the bank', () => {
  const states = async (who: User) => (await world.call(listRateSources, as(who))).result.values;
  const fetchNow = (source: string, year?: number) =>
    world.call(fetchRates, as(system, { body: { source, year } }));

  test('is done at once for a system admin, who is told what came', async () => {
    for (const table of ['cnb_repo_rates', 'cnb_discount_rates'])
      await world.db.owner.query(`delete from ${table} where valid_from < '2026-06-19'`);
    await world.db.owner.query(`insert into cnb_repo_rates (valid_from, rate, source, reason)
      values ('1995-12-08', 9, 'hand', 'x')`);
    const { status, result } = await fetchNow('repo');
    expect(status).toBe(200);
    expect(result).toMatchObject({
      source: 'repo',
      newest_day: '2026-06-19',
      last_success: '2026-11-21T12:00:00.000Z',
      last_failure: '',
      next_attempt: '2026-11-23T13:35:00.000Z',
      replaced: 1,
    });
    file = discountText;
    expect((await fetchNow('discount')).result.last_failure).toBe('');
  });

  test('tells everybody how old the data are, and why it failed only system admins', async () => {
    file = sorryPage;
    const { status, result } = await fetchNow('exchange');
    expect(status).toBe(200);
    expect(result.last_failure).toMatch(/^Odpověď ČNB není/);
    const [told, hidden] = [await states(system), await states(user)];
    expect(told.find(({ source }) => source === 'exchange')?.last_failure).toBe(
      result.last_failure,
    );
    expect(hidden.map(({ last_failure }) => last_failure)).toEqual(['', '', '']);
    expect(hidden.find(({ source }) => source === 'exchange')).toMatchObject({
      newest_day: '2024-05-10',
      currencies: ['EUR', 'USD'],
    });
  });

  test('fills a hole by a whole year, and leaves the plan of the newest table as it was', async () => {
    const before = (await states(system)).find(({ source }) => source === 'exchange');
    file = yearlyText;
    const { result } = await fetchNow('exchange', 2024);
    expect(result).toMatchObject({
      stored: 8,
      last_failure: '',
      next_attempt: before?.next_attempt,
      last_success: before?.last_success,
    });
    expect(network.asked.at(-1)).toMatch(/rok\.txt\?rok=2024$/);
    const query = { from: '2024-01-01', to: '2024-01-31', currency_code: 'HUF' };
    const { values } = (await world.call(listExchangeRates, as(user, { query }))).result;
    expect(values.map(({ valid_from, source }) => [valid_from, source])).toEqual([
      ['2024-01-03', 'bank'],
      ['2024-01-02', 'bank'],
    ]);
    file = sorryPage;
    const failed = await fetchNow('exchange', 2023);
    expect(failed.result.last_failure).toMatch(/^Odpověď ČNB není/);
    expect(failed.result.next_attempt).toBe(before?.next_attempt);
  });

  test.each([
    ['exchange', 1990],
    ['exchange', 2027],
    ['repo', 2024],
  ])('has no year of %s for %i', async (source, year) => {
    expect((await fetchNow(source, year)).error.fields?.[0]?.field).toBe('year');
  });

  test('is not done twice at once', async () => {
    await world.db.owner.query(
      `update cnb_sources set lease = 'other', lease_until = '2026-11-21T12:01:00Z'`,
    );
    expect((await fetchNow('repo')).error.errorCode).toBe(codeOf('rates-busy'));
  });
});
