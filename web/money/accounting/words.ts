import type { CodeKind } from '#contract/money/accounting-codes.ts';
import type { PaymentWay } from '#contract/money/accounts.ts';
import type { AccountingExport, AccountingMonth } from '#contract/money/accounting.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { wayText } from '../words.ts';

/** What a code or a total is of: 'Teplo', 'Platby: hotově'. */
export function codeText({
  kind,
  name,
}: {
  readonly kind: CodeKind;
  readonly name: string;
}): string {
  if (kind === 'claim') return name;
  return name === 'sipo' ? 'Platby SIPO' : `Platby ${wayText(name as PaymentWay).toLowerCase()}`;
}

export const kindText = (kind: CodeKind) => (kind === 'claim' ? 'Předpis' : 'Platba');

/** '12 dokladů' */
export const documentsText = (count: number) =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, 'doklad', 'doklady', 'dokladů')}`;

/** Both accounts of an entry: '311100 / 324'; what is missing is said. */
export function sidesText({
  debit_account,
  credit_account,
}: {
  readonly debit_account: string;
  readonly credit_account: string;
}): string {
  if (debit_account === '' && credit_account === '') return 'neurčeno';
  return `${debit_account || '?'} / ${credit_account || '?'}`;
}

/** What a file held: 'celý měsíc', 'jen nové doklady'. */
export const scopeText = ({ scope }: Pick<AccountingExport, 'scope'>) =>
  scope === 'all' ? 'celý měsíc' : 'jen nové doklady';

/** How the month stands against the files that were made of it. */
export function newText({ exports, new_count, closed_at }: AccountingMonth): string {
  if (exports.length === 0) return 'zatím žádný soubor';
  if (new_count > 0)
    return `${documentsText(new_count)} od posledního souboru ${czechPlural(new_count, 'přibyl', 'přibyly', 'přibylo')}`;
  return closed_at === null ? 'vše předáno, měsíc ale není uzavřený' : 'vše předáno';
}
