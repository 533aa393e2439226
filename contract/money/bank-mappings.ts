import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, hellers, id } from '#contract/fields.ts';
import { deleted } from '#contract/pasports/pasport.ts';

/** What a column of a CSV file of movements may say, as people are offered it. */
export const csvMeanings = {
  booked_on: 'Den pohybu',
  amount: 'Částka (výdej s minusem, nebo se směrem)',
  income: 'Příjem',
  expense: 'Výdej',
  direction: 'Směr (příchozí, odchozí)',
  balance: 'Zůstatek po pohybu',
  variable_symbol: 'Variabilní symbol',
  constant_symbol: 'Konstantní symbol',
  specific_symbol: 'Specifický symbol',
  counter_account: 'Účet plátce (protiúčet)',
  counter_bank: 'Kód banky plátce',
  counter_name: 'Jméno plátce',
  message: 'Zpráva',
  kind_text: 'Druh pohybu',
  own_id: 'Číslo pohybu u banky',
  own_account: 'Číslo vašeho účtu',
  currency: 'Měna',
} as const;
export type CsvMeaning = keyof typeof csvMeanings;

const csvMeaning = z.enum(Object.keys(csvMeanings) as [CsvMeaning, ...CsvMeaning[]]);

/** No bank has more columns. */
export const MOST_CSV_COLUMNS = 200;

/** What each column of a CSV file says, in their order; null for one that is not read. */
export const csvColumns = z.array(csvMeaning.nullable()).min(1).max(MOST_CSV_COLUMNS);

/** How the columns of a CSV file are read, and the first movements that come of it. */
export const bankCsv = z
  .object({
    /** By known headings, as it was remembered for the account, as it was sent, or not at all yet. */
    read_by: z.enum(['known', 'remembered', 'chosen', 'unknown']),
    /** The remembered mapping by which it was read; null for any other. */
    bank_mapping_id: z.int().nullable(),
    columns: z.array(
      z.object({
        heading: z.string(),
        /** The first cells that say something, each shortened. */
        samples: z.array(z.string()),
        /** What it is read as, or taken for where nobody has said yet. */
        meaning: csvMeaning.nullable(),
      }),
    ),
    /** How days and amounts are written, as it was found; empty until columns are known. */
    day_format: z.string(),
    amount_format: z.string(),
    movements: z.array(
      z.object({
        booked_on: day,
        amount: hellers,
        variable_symbol: z.string(),
        counter_account: z.string(),
        counter_name: z.string(),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'BankCsv' });
export type BankCsv = z.infer<typeof bankCsv>;

export const forgetBankMapping = endpoint({
  method: 'DELETE',
  path: '/v1/money/bank/mapping/{unit_id}/{bank_mapping_id}',
  access: 'user',
  modules: ['bank'],
  summary: 'Zapomenutí sloupců souboru CSV, které si portál pamatuje u účtu',
  params: z.object({ unit_id: id, bank_mapping_id: id }),
  result: deleted,
});
