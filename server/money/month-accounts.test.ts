import { expect, test } from 'vitest';
import { browseAccounts } from '#contract/money/accounts.ts';
import { listMonths } from '#contract/money/months.ts';
import { matchingScene } from '#tests/matching-scene.ts';

const scene = matchingScene();
const { at, call, flat, claim } = scene;

const months = async () => (await at.world.call(listMonths, call())).result.values;
const claimedFor = async (claimed_for: string, piece: { first?: string } = {}) =>
  (await at.world.call(browseAccounts, { ...call(), query: { claimed_for, ...piece } })).result;

test('a month says of how many accounts it is claimed, and just those are listed, whole and by pieces', async () => {
  await flat('1', 100_000);
  await claim('2025-01-01');
  const { pasport_id } = await flat('2', 70_000);
  await flat('3', 40_000);
  await claim('2025-02-01');
  // What was taken back by its opposite was claimed of the account nevertheless.
  const none = 'update pasport_tenant_costs set monthly_advance = 0 where pasport_id = $1';
  await at.world.db.owner.query(none, [pasport_id]);
  await claim('2025-02-01');
  const known = await months();
  expect(known).toMatchObject([
    { month: '2025-02-01', accounts_count: 3 },
    { month: '2025-01-01', accounts_count: 1 },
  ]);
  for (const { month, accounts_count } of known) {
    expect((await claimedFor(month)).values).toHaveLength(accounts_count);
    expect(await claimedFor(month, { first: '1' })).toMatchObject({ total: accounts_count });
  }
  const symbols = (await claimedFor('2025-01-01')).values.map((one) => one.variable_symbol);
  expect(symbols).toEqual(['1']);
});
