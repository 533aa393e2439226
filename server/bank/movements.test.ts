import { describe, expect, test } from 'vitest';
import { changeBankMovements, updateBankMovement } from '#contract/money/bank-movements.ts';
import { listQueue } from '#contract/money/payment-queue.ts';
import { bankScene, monthStatement } from '#tests/bank-scene.ts';
import { gpcFile } from '#tests/statement-files.ts';

const { at, call, account, send, statements, movements } = bankScene();

describe('movements', () => {
  test('wait when they came or undo another one, and not when they were sent', async () => {
    await account();
    await send(
      gpcFile({
        movements: [
          { id: '1', day: '2025-01-10', amount: 500 },
          { id: '2', day: '2025-01-11', amount: -200 },
          { id: '3', day: '2025-01-12', amount: -300, code: '5' },
        ],
      }),
    );
    const { counts, values } = await movements();
    expect(counts).toEqual({ waiting: 2, parked: 0, assigned: 0, sent: 1, all: 3 });
    expect(values.map(({ amount }) => amount)).toEqual([-300, -200, 500]);
    for (const filter of ['waiting', 'parked', 'assigned', 'sent', 'all'] as const)
      expect((await movements({ filter })).values).toHaveLength(counts[filter]);
  });

  test('are parked with a note, and wait again', async () => {
    await account();
    await send(gpcFile());
    const [one] = (await movements()).values;
    const save = (changes: object) =>
      at.world.call(updateBankMovement, {
        ...call({ bank_movement_id: one?.bank_movement_id }),
        body: changes,
      });
    const { result } = await save({ version: 1, state: 'parked', note: 'Ptám se v bance' });
    expect(result).toMatchObject({ state: 'parked', note: 'Ptám se v bance', version: 2 });
    expect((await movements()).counts).toMatchObject({ waiting: 0, parked: 1 });
    expect((await statements())[0]).toMatchObject({ waiting_count: 0, parked_count: 1 });
    const overtaken = await save({ version: 1, state: 'waiting' });
    expect([overtaken.status, overtaken.error.current]).toMatchObject([409, { state: 'parked' }]);
    expect((await save({ version: 2, state: 'waiting' })).result.state).toBe('waiting');
  });

  test('are parked many at once with their payments, all or none', async () => {
    await account();
    const days = ['2025-01-10', '2025-01-11', '2025-01-12'];
    await send(
      gpcFile({ movements: days.map((day, at_) => ({ id: `${at_}`, day, amount: 500 })) }),
    );
    const { values } = await movements();
    const records = values.map(({ bank_movement_id: id, version }) => ({ id, version }));
    const park = (some: readonly object[]) =>
      at.world.call(changeBankMovements, {
        ...call(),
        body: { records: some, fields: { state: 'parked', note: 'Ptám se v bance' } },
      });
    const [one, ...others] = records;
    const overtaken = await park([...others, { ...one, version: 7 }]);
    expect([overtaken.status, overtaken.error.current]).toEqual([
      409,
      { records: [{ id: one?.id, field: '', message: 'Mezitím ho změnil někdo jiný.' }] },
    ]);
    expect((await movements()).counts).toMatchObject({ waiting: 3, parked: 0 });
    expect((await park(records)).result).toEqual({ changed_count: 3 });
    const { result } = await at.world.call(listQueue, { ...call(), query: { parked: '1' } });
    expect(result.count).toBe(3);
    expect((await movements({ filter: 'parked' })).values).toHaveLength(3);
  });

  test('are those of a statement or an account where one is named', async () => {
    const { bank_account_id } = (await account()).result;
    await account({ account_number: '76327632', bank_code: '0300' });
    await send(gpcFile(monthStatement(1, 0)));
    await send(gpcFile(monthStatement(2, 0, { account: '76327632' })));
    expect((await movements({ bank_account_id: String(bank_account_id) })).counts.all).toBe(1);
    const [newest] = await statements();
    const bank_statement_id = String(newest?.bank_statement_id);
    expect((await movements({ bank_statement_id })).values).toMatchObject([
      { variable_symbol: '2' },
    ]);
  });
});

test('fifty thousand movements are accepted whole', { timeout: 300_000 }, async () => {
  await account();
  const many = Array.from({ length: 50_000 }, (_, each) => ({
    id: String(each),
    day: '2025-01-15',
    amount: 100,
  }));
  expect((await send(gpcFile({ movements: many }))).status).toBe(200);
  const { counts, values } = await movements();
  expect([counts.all, values.length]).toEqual([50_000, 5000]);
});
