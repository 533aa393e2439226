import { bankNames } from '#contract/money/bank-codes.ts';
import { accountNumberRule, plainAccount } from './bank-account.ts';
import { textOf, type Rule } from './rule.ts';

const shape = /^(.*)\/(\d{4})$/;

/** An account as people write it, number/bank: right check digits by 11, and a bank that there is. */
export const payeeAccountRule: Rule = (value) => {
  const [, number = '', bank = ''] = shape.exec(textOf(value)) ?? [];
  if (bank === '') return 'Zadejte číslo účtu s kódem banky, například 19-2000145399/0800';
  if (!Object.hasOwn(bankNames, bank)) return `Banka s kódem ${bank} neexistuje`;
  return accountNumberRule(number);
};

/** The account in its one look, without needless zeros; anything else as it is. */
export function plainPayee(account: string): string {
  const [, number, bank] = shape.exec(account) ?? [];
  return number === undefined || bank === undefined ? account : `${plainAccount(number)}/${bank}`;
}

/** The number and the bank of an account that keeps the rule. */
export function payeeParts(account: string): { readonly number: string; readonly bank: string } {
  const [, number = '', bank = ''] = shape.exec(account) ?? [];
  return { number, bank };
}
