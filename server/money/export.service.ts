import type { exportClaims, exportPayments } from '#contract/exports.ts';
import { dayCell, moneyCell, moneyColumn, type FileColumnOf } from '#contract/file-cells.ts';
import { originWords, wayWords } from '#contract/money/payment-words.ts';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { csvText } from '#contract/rules/csv.ts';
import { claimsOf, type ToldClaim } from '#server/core/ledger/claims.sql.ts';
import { paymentsOf } from '#server/core/ledger/payments.sql.ts';
import type { UnitCall } from '#server/http/route.ts';
import { tableOf } from '#server/http/table-of.ts';

const claimColumns: readonly FileColumnOf<ToldClaim>[] = [
  { head: 'Dům', cell: ({ building_name }) => building_name },
  { head: 'Číslo prostoru', cell: ({ space_number }) => space_number },
  { head: 'Variabilní symbol', cell: ({ variable_symbol }) => variable_symbol },
  { head: 'Konto', cell: ({ names }) => names },
  { head: 'Za co', cell: ({ name }) => name },
  { head: 'Za měsíc', cell: ({ for_month }) => for_month?.slice(0, 'YYYY-MM'.length) },
  { head: 'Splatné', cell: ({ due_on }) => dayCell(due_on) },
  moneyColumn('Částka v Kč', ({ amount }) => amount),
  { head: 'Původ', cell: ({ origin }) => originWords[origin] },
  { head: 'Důvod', cell: ({ reason }) => reason },
];

/** The account of a part with its amount: 'Lípová 1, 12 (Jan Novák): 1234,5 Kč'. */
function partText({ building_name, space_number, names, amount }: LedgerPayment['parts'][number]) {
  const place = [building_name, space_number].filter((name) => name !== '').join(', ');
  return `${place} (${names}): ${csvText(moneyCell(amount))} Kč`;
}

const paymentColumns: readonly FileColumnOf<LedgerPayment>[] = [
  { head: 'Přijato', cell: ({ received_on }) => dayCell(received_on) },
  moneyColumn('Částka v Kč', ({ amount }) => amount),
  { head: 'Jak', cell: ({ way }) => wayWords[way] },
  { head: 'Variabilní symbol', cell: ({ variable_symbol }) => variable_symbol },
  { head: 'Konstantní symbol', cell: ({ constant_symbol }) => constant_symbol },
  { head: 'Specifický symbol', cell: ({ specific_symbol }) => specific_symbol },
  { head: 'Účet plátce', cell: ({ payer_account }) => payer_account },
  { head: 'Plátce', cell: ({ payer_name }) => payer_name },
  { head: 'Zpráva', cell: ({ message }) => message },
  { head: 'Poznámka', cell: ({ note }) => note },
  { head: 'Na konta', cell: ({ parts }) => parts.map(partText).join('; ') },
  moneyColumn('Nepřiřazeno v Kč', ({ unassigned }) => unassigned),
  moneyColumn('Vráceno v Kč', ({ returned }) => returned),
  { head: 'Stornováno', cell: ({ is_reversed }) => is_reversed },
];

/** All claims of the unit as a file. Errors: `not-found`. */
export async function sendClaims(call: UnitCall<typeof exportClaims>) {
  const statement = claimsOf(call.unit);
  return tableOf(call, { name: 'Předpisy', cursor: 'claims', statement, columns: claimColumns });
}

/** All payments of the unit as a file. Errors: `not-found`. */
export async function sendPayments(call: UnitCall<typeof exportPayments>) {
  const statement = paymentsOf(call.unit);
  return tableOf(call, { name: 'Platby', cursor: 'payments', statement, columns: paymentColumns });
}
