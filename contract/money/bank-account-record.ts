import { z } from 'zod';
import { requiredText, ruled, spaceless } from '#contract/fields.ts';
import { DIALOG, notImported, record, told, written } from '#contract/record.ts';
import { accountNumberRule, plainAccount } from '#contract/rules/bank-account.ts';
import { required } from '#contract/rules/required.ts';
import { choice } from '#contract/values/choice.ts';
import { whole } from '#contract/values/number.ts';
import { line } from '#contract/values/text.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { bankNames, type BankCode } from './bank-codes.ts';

const bankCode = z.enum(Object.keys(bankNames) as [BankCode, ...BankCode[]]);

const bankWords = Object.fromEntries(
  Object.entries(bankNames).map(([code, name]) => [code, [`${code} ${name}`]]),
) as Record<BankCode, [string]>;

/**
 * Which codes of a GPC file undo a payment: those of the bank of the account, or of all banks but Česká
 * spořitelna (4 a debit, 5 a credit), or hers (3 a debit, 4 a credit).
 */
export const gpcDialect = z.enum(['bank', 'common', 'savings']);

const dialectValue = choice(
  gpcDialect,
  {
    bank: ['podle banky účtu'],
    common: ['běžné (storno 4 a 5)'],
    savings: ['České spořitelny (storno 3 a 4)'],
  },
  'bank',
);

const accountNumber = ruled(spaceless(17), required, accountNumberRule).transform(plainAccount);

const imported = notImported('Bankovní účty se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported });

/** Fields of a bank account of a unit. */
export const bankAccountFields = {
  name: written(line(requiredText(100)), {
    ...fact('Název účtu'),
    listed: { width: 200, telling: true },
    searched: true,
    placeholder: 'Například Běžný účet domu',
  }),
  /** Without the code of the bank: 19-2000145399. */
  account_number: written(line(accountNumber), {
    ...fact('Číslo účtu'),
    listed: { width: 160, telling: true },
    searched: true,
    hint: 'Bez kódu banky; předčíslí oddělte pomlčkou.',
  }),
  bank_code: written(choice(bankCode, bankWords, '0100'), {
    ...fact('Banka'),
    listed: { width: 190, telling: true },
  }),
  gpc_dialect: written(dialectValue, {
    ...fact('Výpisy GPC (ABO)'),
    listed: { heading: 'Výpisy GPC', width: 190, hidden: true },
    hint: 'Jak soubor GPC značí storno; obvykle se pozná podle banky.',
  }),
  hidden: written(yesNo, {
    ...fact('Skrytý'),
    listed: { width: 90, hidden: true },
    hint: 'Skrytý účet nepřijímá výpisy; co už přišlo, zůstává.',
  }),
};

/** A bank account of a unit, described. */
export const bankAccountRecord = record({
  written: bankAccountFields,
  told: {
    iban: told(line(z.string()), { label: 'IBAN', listed: { width: 230 }, searched: true }),
    /** How many statements of it were accepted. */
    statements_count: told(whole(z.int()), { label: 'Výpisů', listed: { width: 90 } }),
  },
  list: ['name', 'account_number', 'bank_code', 'iban', 'statements_count'],
  columns: [],
});
