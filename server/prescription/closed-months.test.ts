import { expect, test } from 'vitest';
import { claimTheMonth, closeMonth, readMonth } from '#contract/money/months.ts';
import { acceptRule, previewRule, undoRule } from '#contract/money/prescription-rules.ts';
import { insertRow } from '#tests/builders.ts';
import { houseValuesWorld } from '#tests/house-values.ts';

const { at, space, tenant } = houseValuesWorld();

/** Has a rule hold from the middle of June, closes June, and takes the rule back; says how that ended. */
async function undoneAfterClosing(): Promise<number> {
  const call = { token: at.user.token, params: { unit_id: at.unit.unit_id } };
  await tenant(await space('101', { floor_area: 40 }));
  const body = {
    building_id: null,
    name: 'Fond oprav',
    way: 'rate' as const,
    key: 'floor_area' as const,
    amount: 4200,
    round_to: 1 as const,
    spaces: 'all' as const,
    except: [],
    valid_from: '2026-06-16',
    reason: '',
  };
  const { seen } = (await at.world.call(previewRule, { ...call, body })).result;
  const { cost_rule_id } = (await at.world.call(acceptRule, { ...call, body: { ...body, seen } }))
    .result;
  const params = { ...call.params, month: '2026-06-01' };
  const june = (await at.world.call(readMonth, { ...call, params })).result;
  const sum = june.differences.reduce((so, { prescribed }) => so + prescribed, 0);
  // 42 Kč for each of 40 m² for 15 of 30 days, or nothing yet.
  expect(sum).toBe(june.month_change === 'days' ? 84_000 : 0);
  await at.world.call(claimTheMonth, { ...call, params, body: { seen: sum } });
  const admin = await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true });
  const closed = await at.world.call(closeMonth, { token: admin.token, params });
  expect(closed.status).toBe(200);
  const undo = { ...call.params, cost_rule_id };
  return (await at.world.call(undoRule, { ...call, params: undo })).status;
}

test('a change inside a closed month that counts from the next one is taken back', async () => {
  expect(await undoneAfterClosing()).toBe(200);
});

test('a change inside a closed month that was counted by days stays, for the month contains it', async () => {
  await insertRow(at.world.db, 'ledger_settings', {
    ...at.unit,
    due_day: 5,
    month_change: 'days',
  });
  expect(await undoneAfterClosing()).toBe(409);
});
