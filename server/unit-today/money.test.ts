import { describe, expect, test } from 'vitest';
import { browseAccounts } from '#contract/money/accounts.ts';
import { browseArrears } from '#contract/money/arrears.ts';
import { listBankStatements } from '#contract/money/bank-statements.ts';
import { listQueue } from '#contract/money/payment-queue.ts';
import { readUnitToday, type WorkLine } from '#contract/unit-today.ts';
import { monthStatement } from '#tests/bank-scene.ts';
import { gpcFile } from '#tests/statement-files.ts';
import { matchingScene } from '#tests/matching-scene.ts';

const scene = matchingScene();
const { at, call } = scene;

async function today(now: string) {
  at.world.setNow(`${now}T11:00:00Z`);
  return (await at.world.call(readUnitToday, call())).result;
}
const of = (work: readonly WorkLine[], kind: WorkLine['kind']) =>
  work.filter((line) => line.kind === kind);

describe('money of the day', () => {
  test('names who owes most, how much and since when, and leads to as many as the list has', async () => {
    await scene.flat('11', 345_000, { last_name: 'Malý' });
    await scene.flat('12', 500_000, { last_name: 'Velký' });
    await scene.claim();
    const { work, overdue } = await today('2025-03-20');
    expect(of(work, 'debts')).toMatchObject([
      { late: true, amount: 500_000, count: 2, on: '2025-01-06', record_id: null },
    ]);
    expect(of(work, 'debts')[0]?.name).toContain('Velký');
    expect(of(work, 'debts')[0]?.place).toMatch(/prostor .* a 1 další$/u);
    const debtors = (await at.world.call(browseArrears, call())).result.values;
    const accounts = (await at.world.call(browseAccounts, call())).result.values;
    expect(debtors).toHaveLength(2);
    // The card of the overview, the list of debts and the accounts over their term say one sum.
    expect(overdue).toEqual({ sum: 845_000, count: 2 });
    expect(accounts.filter((row) => row.overdue > 0)).toHaveLength(2);
  });

  test('of a single debtor leads to his account, and of nobody there is no line', async () => {
    const { pasport_id } = await scene.flat('11', 345_000);
    expect(of((await today('2025-03-20')).work, 'debts')).toEqual([]);
    await scene.claim();
    const [account] = (await scene.accounts()).filter((row) => row.pasport_id === pasport_id);
    const { work } = await today('2025-03-20');
    expect(of(work, 'debts')).toMatchObject([{ count: 1, record_id: account?.ledger_account_id }]);
  });

  test('counts payments that wait as the queue does, with the oldest day and what they make', async () => {
    await scene.account();
    await scene.statement([
      { vs: '987654', amount: 120_000 },
      { vs: '', amount: 30_000 },
    ]);
    const { work } = await today('2025-03-20');
    const { count } = (await at.world.call(listQueue, call())).result;
    expect(count).toBe(2);
    expect(of(work, 'payments')).toMatchObject([
      { late: false, count, amount: 150_000, on: '2025-01-10' },
    ]);
  });

  test('tells which statements are missing, as the list of statements does', async () => {
    at.world.setNow('2025-05-20T11:00:00Z');
    await scene.account();
    await scene.send(gpcFile(monthStatement(1, 0)));
    await scene.send(gpcFile(monthStatement(4, 300_000)));
    const { work } = await today('2025-05-20');
    const all = (await at.world.call(listBankStatements, call())).result.values;
    const broken = all.filter((row) => row.missing_first !== null || row.expected_opening !== null);
    expect(of(work, 'statements')).toMatchObject([
      {
        count: broken.length,
        name: 'Běžný účet',
        place: 'chybí výpisy č. 2–3',
        on: '2025-04-01',
        record_id: broken[0]?.bank_statement_id,
      },
    ]);
  });

  test('tells that the next statement is late, by the rhythm of those that came', async () => {
    await scene.account();
    for (const number of [1, 2, 3, 4])
      await scene.send(gpcFile(monthStatement(number, (number - 1) * 100_000)));
    // Of the 28th of April; the longest step is of 31 days, and seven are to bring it.
    expect(of((await today('2025-06-05')).work, 'statements')).toEqual([]);
    expect(of((await today('2025-06-06')).work, 'statements')).toMatchObject([
      { count: 1, name: 'Běžný účet', place: 'další výpis měl přijít do 5. 6. 2025', on: null },
    ]);
  });

  test('asks for the month that was not prescribed, from the day after it was due', async () => {
    await scene.flat('11', 345_000);
    expect(of((await today('2025-02-20')).work, 'months')).toEqual([]);
    await scene.claim();
    expect(of((await today('2025-02-05')).work, 'months')).toEqual([]);
    expect(of((await today('2025-02-06')).work, 'months')).toMatchObject([
      { name: '2025-02-01', on: '2025-02-05', late: true, count: 1, place: '' },
    ]);
    expect(of((await today('2025-03-20')).work, 'months')).toMatchObject([
      { name: '2025-02-01', count: 2, place: 'a 1 další měsíc' },
    ]);
    await scene.claim('2025-02-01');
    expect(of((await today('2025-02-20')).work, 'months')).toEqual([]);
  });

  test('is none of a module that is closed', async () => {
    at.world.setNow('2025-05-20T11:00:00Z');
    await scene.account();
    await scene.flat('11', 345_000);
    await scene.claim();
    await scene.send(gpcFile(monthStatement(4, 300_000)));
    const { owner } = at.world.db;
    const money = ['arrears', 'payments', 'bank', 'claimed-months', 'ledger'];
    await owner.query('update modules set enabled = false where name = any ($1)', [money]);
    const { work, overdue } = await today('2025-05-20');
    await owner.query('update modules set enabled = true where name = any ($1)', [money]);
    expect(work).toEqual([]);
    expect(overdue).toBeNull();
  });
});
