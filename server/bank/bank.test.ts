import { describe, expect, test } from 'vitest';
import {
  deleteBankAccount,
  listBankAccounts,
  updateBankAccount,
} from '#contract/money/bank-accounts.ts';
import { deleteBankStatement } from '#contract/money/bank-statements.ts';
import { bankScene, monthStatement, refusal } from '#tests/bank-scene.ts';
import { camtFile, fioFile, gpcFile } from '#tests/statement-files.ts';

const { at, call, account, send, look, statements, movements } = bankScene();

describe('a bank account', () => {
  test('is kept in one look with its IBAN, once in a unit', async () => {
    const { result } = await account({ account_number: '000000-1265098001' });
    expect(result).toMatchObject({
      account_number: '1265098001',
      iban: 'CZ5855000000001265098001',
      gpc_dialect: 'bank',
      hidden: false,
      statements_count: 0,
    });
    expect(refusal(await account())).toEqual([409, 'Tento účet už jednotka má.']);
    expect((await account({ bank_code: '0100' })).status).toBe(200);
    const { near } = await at.neighbours();
    const token = { token: at.user.token, params: { unit_id: near.unit_id } };
    expect((await at.world.call(listBankAccounts, token)).result.values).toEqual([]);
  });

  test('with a wrong check digit or an unknown bank is refused at its field', async () => {
    const { error } = await account({ account_number: '1265098002', bank_code: '9999' });
    expect(error.fields?.map(({ field }) => field)).toEqual(['account_number', 'bank_code']);
  });

  test('that has statements keeps its number, its bank and itself', async () => {
    const { bank_account_id: id } = (await account()).result;
    await send(gpcFile());
    const update = (changes: object) =>
      at.world.call(updateBankAccount, { ...call({ id }), body: changes });
    expect((await update({ account_number: '76327632' })).status).toBe(409);
    expect((await update({ bank_code: '0100' })).status).toBe(409);
    expect((await update({ name: 'Fond oprav', bank_code: '5500' })).result.name).toBe(
      'Fond oprav',
    );
    expect(refusal(await at.world.call(deleteBankAccount, call({ id })))).toEqual([
      409,
      'Účet nelze smazat: má 1 výpis.',
    ]);
    await at.world.call(
      deleteBankStatement,
      call({ bank_statement_id: (await statements())[0]?.bank_statement_id }),
    );
    expect((await at.world.call(deleteBankAccount, call({ id }))).status).toBe(200);
  });

  test('that is hidden takes no statement', async () => {
    const { bank_account_id: id } = (await account()).result;
    await at.world.call(updateBankAccount, { ...call({ id }), body: { hidden: true } });
    expect(refusal(await send(gpcFile()))[1]).toContain('je skrytý');
  });
});

describe('a file of statements', () => {
  test('is shown before it is accepted, and nothing of it is kept until then', async () => {
    await account();
    const { result } = await look(gpcFile());
    expect(result.values).toMatchObject([
      {
        number: '1',
        is_known: false,
        credit: 345_000,
        debit: 0,
        movements_count: 1,
        closing: 445_000,
      },
    ]);
    expect(await statements()).toEqual([]);
    await send(gpcFile());
    expect((await look(gpcFile())).result.values).toMatchObject([{ is_known: true }]);
    expect(await statements()).toMatchObject([
      { number: '1', format: 'gpc', credit: 345_000, waiting_count: 1, user_name: 'Jana Zkušební' },
    ]);
    expect((await movements()).values).toMatchObject([
      {
        booked_on: '2025-01-15',
        amount: 345_000,
        counter_account: '19-2000145399/0800',
        counter_name: 'Nováková Žofie',
        variable_symbol: '12',
        message: 'Nájem 01/25',
        state: 'waiting',
      },
    ]);
  });

  test('comes twice, in another format too, and is kept once', async () => {
    await account();
    await send(gpcFile());
    for (const text of [gpcFile(), camtFile(), fioFile()])
      expect(refusal(await send(text))).toEqual([409, 'Všechny výpisy v souboru už byly přijaty.']);
    expect(await statements()).toHaveLength(1);
  });

  test('sent by two at once is kept once', async () => {
    await account();
    const replies = await Promise.all([1, 2, 3].map(() => send(gpcFile())));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await movements()).counts.all).toBe(1);
  });

  test('of which one statement is wrong is not kept by half', async () => {
    await account();
    const wrong = gpcFile(monthStatement(2, 200_000)).replace('00000000300000+', '00000000300001+');
    expect((await send(gpcFile(monthStatement(1, 100_000)) + wrong)).status).toBe(400);
    expect(await statements()).toEqual([]);
    await send(gpcFile(monthStatement(1, 100_000)));
    const { result } = await send(
      gpcFile(monthStatement(1, 100_000)) + gpcFile(monthStatement(2, 200_000)),
    );
    expect(result.values).toHaveLength(1);
  });

  test('of an account that the unit has not, or of another than was chosen, is refused', async () => {
    const { bank_account_id } = (await account({ account_number: '76327632', bank_code: '0300' }))
      .result;
    expect(refusal(await send(gpcFile()))).toEqual([
      400,
      'Výpis je z účtu 1265098001, který jednotka nemá. Nejdřív ho založte na záložce Účty.',
    ]);
    expect(refusal(await send(fioFile(), bank_account_id))).toEqual([
      400,
      'Výpis je z účtu 1265098001/5500, vybrali jste účet 76327632/0300.',
    ]);
    expect((await send(gpcFile(), 1_000_000)).status).toBe(404);
  });

  test('that tells no account asks for it, and one that fits two banks too', async () => {
    const { bank_account_id } = (await account()).result;
    const csv = 'Datum;Částka;VS\n15.01.2025;3450,00;12\n';
    expect(refusal(await send(csv))[1]).toContain('Vyberte účet');
    await account({ bank_code: '0100' });
    expect(refusal(await look(gpcFile()))[1]).toContain('u více bank');
    expect((await look(gpcFile(), bank_account_id)).status).toBe(200);
    expect((await send(csv, bank_account_id)).status).toBe(200);
    // The same movement told by less: nobody could say that it is the same.
    expect(refusal(await send(gpcFile(), bank_account_id))[1]).toContain(
      '1 pohyb z nich neobsahuje',
    );
  });

  test('of Česká spořitelna undoes by her codes, unless the account says otherwise', async () => {
    const movement = { id: '1', day: '2025-01-15', amount: -1000, code: '4' };
    const text = gpcFile({ movements: [movement] });
    const { bank_account_id: id } = (await account({ bank_code: '0800' })).result;
    expect((await look(text)).status).toBe(200);
    const common = { gpc_dialect: 'common' };
    await at.world.call(updateBankAccount, { ...call({ id }), body: common });
    expect((await look(text)).status).toBe(400);
  });

  test('comes to nobody after the end of the licence', async () => {
    await account();
    await at.world.db.owner.query('update clients set licence_valid_to = $1 where client_id = $2', [
      '2025-03-19',
      at.unit.client_id,
    ]);
    expect((await send(gpcFile())).status).toBe(409);
    expect((await look(gpcFile())).status).toBe(200);
  });
});

describe('statements of an account', () => {
  test('tell which of them are missing, and where the balance does not go on', async () => {
    await account();
    await send(gpcFile(monthStatement(1, 100_000)));
    await send(gpcFile(monthStatement(4, 400_000)));
    expect(await statements()).toMatchObject([
      { number: '4', missing_first: 2, missing_last: 3, expected_opening: 200_000 },
      { number: '1', missing_first: null, expected_opening: null },
    ]);
    await send(gpcFile(monthStatement(2, 200_000)) + gpcFile(monthStatement(3, 300_000)));
    for (const one of await statements())
      expect(one).toMatchObject({ missing_first: null, expected_opening: null });
  });

  test('that overlap bring each movement once, and the one that was leant on stays', async () => {
    await account();
    const january = monthStatement(1, 0, {
      movements: [1, 2, 3].map((each) => ({ id: `${each}`, day: `2025-01-1${each}`, amount: 100 })),
    });
    const later = monthStatement(1, 0, {
      from: '2025-01-12',
      to: '2025-02-10',
      opening: 100,
      movements: [
        ...(january.movements ?? []).slice(1),
        { id: '4', day: '2025-02-05', amount: 700 },
      ],
    });
    await send(fioFile(january));
    expect((await look(fioFile(later))).result.values).toMatchObject([
      { movements_count: 3, doubled_count: 2, credit: 700 },
    ]);
    await send(fioFile(later));
    expect((await movements()).counts.all).toBe(4);
    const [newer, older] = await statements();
    const drop = (bank_statement_id: number | undefined) =>
      at.world.call(deleteBankStatement, call({ bank_statement_id }));
    expect((await drop(older?.bank_statement_id)).status).toBe(409);
    expect((await drop(newer?.bank_statement_id)).status).toBe(200);
    expect((await drop(older?.bank_statement_id)).status).toBe(200);
    expect((await movements()).counts.all).toBe(0);
  });
});
