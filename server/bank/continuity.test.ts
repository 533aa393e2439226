import { expect, test } from 'vitest';
import { bankScene } from '#tests/bank-scene.ts';
import { insertRow } from '#tests/builders.ts';

const { at, account, statements } = bankScene();

interface Told {
  readonly number: string;
  readonly from_on: string;
  readonly to_on: string;
  readonly opening?: number | null;
  readonly closing?: number | null;
  readonly bank_account_id?: number;
}
const statement = (number: string, from_on: string, to_on: string): Told => ({
  number,
  from_on,
  to_on,
});
const month = (number: number) =>
  statement(String(number), `2025-0${number}-01`, `2025-0${number}-28`);
const none = { missing_first: null, missing_last: null, expected_opening: null };

let accounts = 0;
/** Accounts each with a number of its own; 1265098001 and the like pass the check of their digits. */
async function anAccount(): Promise<number> {
  accounts += 1;
  const { result } = await account({
    account_number: accounts % 2 === 0 ? '1265098001' : '178124-4159',
    bank_code: accounts % 2 === 0 ? '5500' : '0800',
  });
  return result.bank_account_id;
}

/** What is missing before each of the statements, in the order in which they are given here. */
async function gaps(...told: readonly Told[]) {
  await at.world.db.owner.query('truncate bank_statements, bank_accounts cascade');
  const bank_account_id = await anAccount();
  const ids: number[] = [];
  for (const [index, one] of told.entries()) {
    const row = await insertRow(at.world.db, 'bank_statements', {
      ...at.unit,
      bank_account_id,
      format: 'gpc',
      opening: 100,
      closing: 100,
      movements_count: 0,
      content_hash: String(index),
      file_name: 'vypis.gpc',
      ...one,
    });
    ids.push(Number(row['bank_statement_id']));
  }
  const byId = new Map((await statements()).map((row) => [row.bank_statement_id, row]));
  return ids.map((id) => {
    const { missing_first, missing_last, expected_opening } = byId.get(id) ?? none;
    return { missing_first, missing_last, expected_opening };
  });
}

const months = [1, 2, 3, 4, 5].map(month);

test('numbers that are missing are told at the statement behind them, in whatever order they come', async () => {
  expect(await gaps(...months)).toEqual(months.map(() => none));
  expect(await gaps(month(5), month(1))).toEqual([
    { ...none, missing_first: 2, missing_last: 4 },
    none,
  ]);
  expect(await gaps(month(3), month(1))).toEqual([
    { ...none, missing_first: 2, missing_last: 2 },
    none,
  ]);
});

test('a year begins its numbers anew, accounts have each their own, and no number tells nothing', async () => {
  const next = statement('7', '2026-01-01', '2026-01-31');
  expect(await gaps(month(1), next)).toEqual([none, none]);
  const [first, third] = [month(1), month(3)];
  const none3 = [none, none, none];
  expect(await gaps(first, { ...third, number: '' }, { ...month(2), number: 'A3' })).toEqual(none3);
  expect(await gaps(first, { ...third, number: '12345678901' })).toEqual([none, none]);
});

test('a balance that does not go on is told with what was expected', async () => {
  const jump = { ...month(2), opening: 250 };
  expect(await gaps(month(1), jump)).toEqual([none, { ...none, expected_opening: 100 }]);
  expect(await gaps(month(1), { ...jump, opening: null })).toEqual([none, none]);
  expect(await gaps({ ...month(1), closing: null }, jump)).toEqual([none, none]);
  expect(await gaps(month(1), { ...jump, from_on: '2025-01-15' })).toEqual([none, none]);
});

test('two accounts go on each from its own statement', async () => {
  await gaps(month(1));
  const other = await anAccount();
  const row = { ...at.unit, bank_account_id: other, format: 'gpc', movements_count: 0 };
  await insertRow(at.world.db, 'bank_statements', {
    ...row,
    ...month(3),
    opening: 999,
    closing: 999,
    content_hash: 'other',
    file_name: 'jiny.gpc',
  });
  const told = await statements();
  expect(told).toHaveLength(2);
  for (const one of told) expect(one).toMatchObject(none);
});
