import { beforeEach, expect, test } from 'vitest';
import { listForLawyer, readDebt } from '#contract/money/arrears-interest.ts';
import { browseArrears } from '#contract/money/arrears.ts';
import { getLedgerSettings, updateLedgerSettings } from '#contract/money/months.ts';
import { browseReminders } from '#contract/money/reminders.ts';
import type { CreditOrder } from '#contract/rules/crediting.ts';
import { arrearsScene } from '#tests/arrears-scene.ts';

const { at, params, token, flat, owes, pays } = arrearsScene();
const of = () => ({ token: token(), params: params() });

beforeEach(() => at.world.setNow('2026-03-31T10:00:00Z'));

const order = async (credit_order: CreditOrder) =>
  at.world.call(updateLedgerSettings, {
    token: await at.admin(),
    params: params(),
    body: { due_day: 5, credit_order },
  });

/** Who owes 1,000 Kč of 2 February and a penalty of 200 Kč of 2 March, and paid 1,100 Kč on 9 March. */
async function debtor() {
  const one = await flat('1');
  await owes(one, 100_000, '2026-02-02');
  await owes(one, 20_000, '2026-03-02', 'Poplatek z prodlení za rok 2025');
  await pays(one, 110_000, '2026-03-09');
  return one;
}

test('a unit says that penalties are paid first: the balance stays, another claim is owed, and since another day', async () => {
  const { ledger_account_id } = await debtor();
  const told = async () => {
    const [owing] = (await at.world.call(browseArrears, of())).result.values;
    const { result } = await at.world.call(readDebt, {
      token: token(),
      params: { ...params(), ledger_account_id },
    });
    const open = result.claims.filter(({ unpaid }) => unpaid > 0);
    return {
      overdue: owing?.overdue,
      since: owing?.owed_since,
      ages: [owing?.age_30, owing?.age_60],
      open: open.map(({ name, unpaid }) => [name, unpaid]),
      by: result.credit_order,
    };
  };
  const same = { overdue: 10_000 };
  expect(await told()).toEqual({
    ...same,
    since: '2026-03-02',
    ages: [10_000, 0],
    open: [['Poplatek z prodlení za rok 2025', 10_000]],
    by: 'oldest',
  });
  expect((await order('penalties')).result).toMatchObject({ credit_order: 'penalties' });
  expect(await told()).toEqual({
    ...same,
    since: '2026-02-02',
    ages: [0, 10_000],
    open: [['Nájem', 10_000]],
    by: 'penalties',
  });
  const { result: due } = await at.world.call(browseReminders, of());
  expect(due.values).toMatchObject([{ overdue: 10_000, owed_since: '2026-02-02' }]);
  const { result: legal } = await at.world.call(listForLawyer, {
    ...of(),
    body: { accounts: [ledger_account_id] },
  });
  expect(
    legal.values.filter(({ kind }) => kind === 'claim').map(({ text, unpaid }) => [text, unpaid]),
  ).toEqual([
    ['Nájem', 10_000],
    ['Poplatek z prodlení za rok 2025', 0],
  ]);
});

test('is set by an administrator alone, to what there is, and stays when the day of claims is changed', async () => {
  const set = async (who: string, body: object) =>
    at.world.call(updateLedgerSettings, {
      token: who,
      params: params(),
      body: { due_day: 5, ...body },
    });
  expect((await set(token(), { credit_order: 'penalties' })).status).toBe(403);
  const admin = await at.admin();
  expect((await set(admin, { credit_order: 'newest' as never })).status).toBe(400);
  expect((await at.world.call(getLedgerSettings, of())).result.credit_order).toBe('oldest');
  await set(admin, { credit_order: 'penalties' });
  expect((await set(admin, { due_day: 15 })).result).toMatchObject({
    due_day: 15,
    credit_order: 'penalties',
  });
});
