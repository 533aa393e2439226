import { z } from 'zod';
import { plainAccount } from '#contract/rules/bank-account.ts';
import { hellersOf, symbolOf } from './amounts.ts';
import { bankFault, blankMovement, type ReadMovement, type ReadStatement } from './statement.ts';

const cell = z.object({ value: z.union([z.string(), z.number()]).nullable() }).nullish();
const row = z.record(z.string(), cell);
const shape = z.object({
  accountStatement: z.object({
    info: z.object({
      accountId: z.string(),
      bankId: z.string(),
      currency: z.string(),
      openingBalance: z.number().nullable(),
      closingBalance: z.number().nullable(),
      dateStart: z.string(),
      dateEnd: z.string(),
    }),
    transactionList: z.object({ transaction: z.array(row).nullish() }).nullish(),
  }),
});
type Row = z.infer<typeof row>;

const told = (from: Row, column: number) => String(from[`column${column}`]?.value ?? '').trim();

const dayOf = (text: string) => {
  const day = /^(\d{4}-\d{2}-\d{2})/.exec(text)?.[1];
  if (day === undefined) throw bankFault('Výpis Fio má pohyb nebo období bez data.');
  return day;
};

function moneyOf(text: string): number {
  const amount = hellersOf(text);
  if (amount === undefined) throw bankFault(`Částka „${text}“ výpisu Fio není číslo.`);
  return amount;
}

function counterOf(from: Row): string {
  const [account, bank] = [told(from, 2), told(from, 3)];
  if (account === '') return '';
  return bank === '' ? plainAccount(account) : `${plainAccount(account)}/${bank}`;
}

function movementOf(from: Row): ReadMovement {
  const currency = told(from, 14);
  if (currency !== '' && currency !== 'CZK')
    throw bankFault(`Pohyb je v měně ${currency}; portál vede jen účty v korunách.`);
  return {
    ...blankMovement,
    own_id: told(from, 22),
    booked_on: dayOf(told(from, 0)),
    amount: moneyOf(told(from, 1)),
    counter_account: counterOf(from),
    counter_name: told(from, 10),
    constant_symbol: symbolOf(told(from, 4)),
    variable_symbol: symbolOf(told(from, 5)),
    specific_symbol: symbolOf(told(from, 6)),
    message: told(from, 16) || told(from, 7),
    kind_text: told(from, 8),
    is_reversal: /storno/i.test(told(from, 8)),
  };
}

/** Whether a text is an object of JSON. */
export const isFioJson = (text: string) => /^\s*\{/.test(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw bankFault('Soubor JSON není celý nebo je poškozený, stáhněte ho z banky znovu.');
  }
}

/** The statement of a JSON file of Fio banka. Errors: `bank-file`. */
export function readFioJson(text: string): ReadStatement[] {
  const { data } = shape.safeParse(parsed(text));
  if (data === undefined) throw bankFault('Soubor JSON není výpis Fio banky.');
  const { info, transactionList } = data.accountStatement;
  if (info.currency !== 'CZK')
    throw bankFault(`Výpis je v měně ${info.currency}; portál vede jen účty v korunách.`);
  const balance = (value: number | null) => (value === null ? null : moneyOf(String(value)));
  return [
    {
      format: 'fio',
      account: { account_number: plainAccount(info.accountId), bank_code: info.bankId },
      number: '',
      from_on: dayOf(info.dateStart),
      to_on: dayOf(info.dateEnd),
      opening: balance(info.openingBalance),
      closing: balance(info.closingBalance),
      movements: (transactionList?.transaction ?? []).map(movementOf),
    },
  ];
}
