import { beforeEach, expect, test } from 'vitest';
import { updateBankAccount } from '#contract/money/bank-accounts.ts';
import { bankScene } from '#tests/bank-scene.ts';
import { insertRow } from '#tests/builders.ts';

const { at, account, statements, call } = bankScene();

let made: { bank_account_id: number; version: number };
beforeEach(async () => {
  await at.world.db.owner.query('truncate bank_statements, bank_accounts cascade');
  made = (await account()).result;
});

type Days = readonly [from_on: string, to_on: string, number?: string];

async function came(...days: readonly Days[]): Promise<void> {
  for (const [from_on, to_on, number = ''] of days)
    await insertRow(at.world.db, 'bank_statements', {
      ...at.unit,
      bank_account_id: made.bank_account_id,
      format: 'gpc',
      opening: 100,
      closing: 100,
      movements_count: 0,
      content_hash: to_on,
      file_name: 'vypis.gpc',
      number,
      from_on,
      to_on,
    });
}
/** The days on which next statements were to come, as the list tells them on the day. */
async function due(today: string) {
  at.world.setNow(`${today}T11:00:00Z`);
  return (await statements()).flatMap(({ to_on, next_due_on }) =>
    next_due_on === null ? [] : [[to_on, next_due_on]],
  );
}

const months: readonly Days[] = [
  ['2025-01-01', '2025-01-31', '1'],
  ['2025-02-01', '2025-02-28', '2'],
  ['2025-03-01', '2025-03-31', '3'],
  ['2025-04-01', '2025-04-30', '4'],
];

test('a monthly statement is late after the longest month and a quarter of it', async () => {
  await came(...months);
  // 30 April, 31 days of the longest step and 7 days to bring it.
  expect(await due('2025-06-07')).toEqual([]);
  expect(await due('2025-06-08')).toEqual([['2025-04-30', '2025-06-07']]);
  await came(['2025-05-01', '2025-05-31', '5']);
  expect(await due('2025-06-08')).toEqual([]);
  expect(await due('2025-07-09')).toEqual([['2025-05-31', '2025-07-08']]);
});

test('daily ones of working days are late after a weekend and five days', async () => {
  await came(
    ['2025-03-05', '2025-03-05'],
    ['2025-03-06', '2025-03-06'],
    ['2025-03-07', '2025-03-07'],
    ['2025-03-10', '2025-03-10'],
    ['2025-03-11', '2025-03-11'],
  );
  expect(await due('2025-03-19')).toEqual([]);
  expect(await due('2025-03-20')).toEqual([['2025-03-11', '2025-03-19']]);
});

test('of fewer than four statements nothing is known', async () => {
  await came(...months.slice(0, 3));
  expect(await due('2026-01-01')).toEqual([]);
});

test('statements that come as somebody downloads them have no rhythm', async () => {
  await came(
    ['2025-01-01', '2025-01-09'],
    ['2025-01-10', '2025-01-15'],
    ['2025-01-16', '2025-03-20'],
    ['2025-03-21', '2025-03-25'],
    ['2025-03-26', '2025-04-02'],
  );
  expect(await due('2026-01-01')).toEqual([]);
});

test('a step over what is missing tells nothing of the rhythm', async () => {
  await came(...months, ['2025-07-01', '2025-07-31', '7']);
  expect(await due('2025-09-07')).toEqual([]);
  expect(await due('2025-09-08')).toEqual([['2025-07-31', '2025-09-07']]);
});

test('only what came last tells the rhythm: quarters that became months', async () => {
  const quarters: readonly Days[] = [
    ['2022-01-01', '2022-03-31'],
    ['2022-04-01', '2022-06-30'],
    ['2022-07-01', '2022-09-30'],
    ['2022-10-01', '2022-12-31'],
  ];
  const later = Array.from({ length: 13 }, (_, index): Days => {
    const day = (month: number, date: number) =>
      new Date(Date.UTC(2023, month, date)).toISOString().slice(0, 10);
    return [day(index, 1), day(index + 1, 0)];
  });
  await came(...quarters, ...later);
  expect(await due('2024-03-10')).toEqual([['2024-01-31', '2024-03-09']]);
});

test('a hidden account awaits nothing', async () => {
  await came(...months);
  const { bank_account_id: id, version } = made;
  await at.world.call(updateBankAccount, { ...call({ id }), body: { version, hidden: true } });
  expect(await due('2026-01-01')).toEqual([]);
});
