import { describe, expect, test } from 'vitest';
import { issuedSymbol } from './issued-symbol.ts';
import { matcherOf, type MatchAccount, type MatchPayment } from './payment-match.ts';

const account = (ledger_account_id: number, own: Partial<MatchAccount> = {}): MatchAccount => ({
  ledger_account_id,
  symbol: '',
  names: [],
  payers: [],
  owed: 0,
  monthly: 0,
  ...own,
});

const payment = (own: Partial<MatchPayment> = {}): MatchPayment => ({
  received_on: '2026-01-10',
  amount: 345_000,
  variable_symbol: '',
  message: '',
  payer_account: '',
  payer_name: '',
  ...own,
});

type Present = (ledger_account_id: number, day: string) => boolean;
const nobody: Present = () => false;
const matched = (
  accounts: readonly MatchAccount[],
  own: Partial<MatchPayment>,
  isPresent = nobody,
  isOvertaken = nobody,
) => matcherOf({ accounts, isPresent, isOvertaken })(payment(own));
const offered = (accounts: readonly MatchAccount[], own: Partial<MatchPayment>) =>
  matched(accounts, own).offers.map(({ ledger_account_id, steps }) => [
    ledger_account_id,
    ...steps,
  ]);

describe('a variable symbol', () => {
  const flats = [account(1, { symbol: '1250012' }), account(2, { symbol: '1250013' })];

  test('that one account has is certain, whatever zeros stand in front', () => {
    expect(matched(flats, { variable_symbol: '0001250012' }).certain).toEqual({
      ledger_account_id: 1,
      step: 'symbol',
    });
  });

  test('of several people one after another means who bears the space on the day', () => {
    const both = [account(1, { symbol: '5' }), account(2, { symbol: '5' })];
    const isPresent = (id: number, day: string) => id === 2 && day === '2026-01-10';
    expect(matched(both, { variable_symbol: '5' }, isPresent).certain?.ledger_account_id).toBe(2);
    // Nobody bears it: the two are offered, and neither is certain.
    expect(matched(both, { variable_symbol: '5' })).toMatchObject({
      certain: undefined,
      offers: [{ ledger_account_id: 1 }, { ledger_account_id: 2 }],
    });
  });

  test('of an account whose space others bear by then is offered, and not certain', () => {
    const since: Present = (_id, day) => day >= '2026-02-01';
    const on = (received_on: string) =>
      matched(flats, { variable_symbol: '1250012', received_on }, nobody, since);
    expect(on('2026-01-31').certain?.ledger_account_id).toBe(1);
    expect(on('2026-02-01')).toMatchObject({
      certain: undefined,
      offers: [{ ledger_account_id: 1, steps: ['symbol'] }],
    });
  });

  test('that nobody has makes nothing certain, though the payer is known', () => {
    const paid = [account(1, { payers: ['19-1/0800'], owed: 345_000 })];
    const wrong = { variable_symbol: '99', payer_account: '19-1/0800' };
    expect(matched(paid, wrong).certain).toBeUndefined();
    expect(offered(paid, wrong)).toEqual([[1, 'payer', 'amount']]);
  });
});

describe('a symbol with check digits', () => {
  const symbol = issuedSymbol(12);
  const flats = [account(1, { symbol }), account(2, { symbol: '20250012' })];

  test('in the message is certain when the payment has none of its own', () => {
    const message = `najem byt 12 VS ${symbol}`;
    expect(matched(flats, { message }).certain).toEqual({ ledger_account_id: 1, step: 'message' });
    expect(matched(flats, { message, variable_symbol: '7' }).certain).toBeUndefined();
  });

  test('is sought in a message alone: other numbers there are dates and telephones', () => {
    expect(offered(flats, { message: 'platba 20250012' })).toEqual([]);
    expect(offered(flats, { message: `ref ${symbol}0` })).toEqual([]);
    const telephone = [account(1, { symbol: '7771234567' })];
    expect(offered(telephone, { message: 'tel. 7771234567' })).toEqual([]);
  });

  test('that the payment has and tells in its message too is one reason, not two', () => {
    expect(offered(flats, { variable_symbol: symbol, message: `VS ${symbol}` })).toEqual([
      [1, 'symbol'],
    ]);
  });

  test('is told as meant only of the account that it was found by', () => {
    const wrong = `${symbol.slice(0, 9)}${(Number(symbol[9]) + 1) % 10}`;
    const other = account(3, { names: ['Jan Novák'] });
    expect(
      matched([...flats, other], { variable_symbol: wrong, payer_name: 'Jan Novák' }).offers,
    ).toEqual([
      { ledger_account_id: 1, steps: ['slip'], symbol },
      { ledger_account_id: 3, steps: ['name'], symbol: '' },
    ]);
  });

  test('with swapped digits is offered and says which was meant, and is never certain', () => {
    const swapped = `${symbol.slice(0, 8)}${symbol[9]}${symbol[8]}`;
    expect(matched(flats, { variable_symbol: swapped })).toEqual({
      certain: undefined,
      offers: [{ ledger_account_id: 1, steps: ['slip'], symbol }],
    });
  });
});

describe('a payer', () => {
  const known = [
    account(1, { payers: ['19-1/0800'], owed: 345_000, monthly: 345_000 }),
    account(2, { names: ['Ing. Žofie Nováková', 'Karel Novák'], owed: 10 }),
  ];

  test('whose account was confirmed is certain when just so much is owed, else likely', () => {
    const payer_account = '19-1/0800';
    expect(matched(known, { payer_account }).certain).toEqual({
      ledger_account_id: 1,
      step: 'payer',
    });
    expect(matched(known, { payer_account, amount: 345_001 }).certain).toBeUndefined();
    expect(offered(known, { payer_account, amount: 345_001 })).toEqual([[1, 'payer']]);
    const settled = [account(1, { payers: [payer_account], owed: 0, monthly: 345_000 })];
    expect(matched(settled, { payer_account }).certain).toBeUndefined();
  });

  test('who owes more months is certain when he pays one of them, and not when he pays otherwise', () => {
    const payer_account = '19-1/0800';
    const owing = (monthly: number) => [
      account(1, { payers: [payer_account], owed: 690_000, monthly }),
    ];
    expect(matched(owing(345_000), { payer_account }).certain?.ledger_account_id).toBe(1);
    expect(matched(owing(300_000), { payer_account }).certain).toBeUndefined();
  });

  test('who pays for two accounts is certain for neither', () => {
    const two = [1, 2].map((id) => account(id, { payers: ['1/0100'], owed: 345_000 }));
    expect(matched(two, { payer_account: '1/0100' })).toMatchObject({ certain: undefined });
    expect(offered(two, { payer_account: '1/0100' })).toHaveLength(2);
  });

  test('is known by name without degrees, diacritics and order', () => {
    expect(offered(known, { payer_name: 'NOVAKOVA ZOFIE', amount: 5 })).toEqual([[2, 'name']]);
    expect(offered(known, { payer_name: 'Nováková', amount: 5 })).toEqual([]);
  });
});

describe('offers', () => {
  test('go by the steps, and of one step by how many more agree', () => {
    const accounts = [
      account(1, { owed: 345_000 }),
      account(2, { names: ['Jan Novák'] }),
      account(3, { names: ['Jan Novák'], owed: 345_000 }),
      account(4, { payers: ['1/0100'] }),
    ];
    expect(offered(accounts, { payer_name: 'Novák Jan', payer_account: '1/0100' })).toEqual([
      [4, 'payer'],
      [3, 'name', 'amount'],
      [2, 'name'],
      [1, 'amount'],
    ]);
  });

  test('are not made of an amount that more than three owe', () => {
    const owing = (many: number) =>
      Array.from({ length: many }, (_, at) => account(at + 1, { owed: 345_000 }));
    expect(offered(owing(3), {})).toHaveLength(3);
    expect(offered(owing(4), {})).toEqual([]);
  });

  test('of money that was sent are not made by an overpayment of the same amount', () => {
    expect(offered([account(1, { owed: -500 })], { amount: -500 })).toEqual([]);
    expect(offered([account(1, { owed: 0 })], { amount: 500 })).toEqual([]);
  });
});
