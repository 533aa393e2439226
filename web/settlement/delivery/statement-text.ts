import type { SettlementStatement } from '#contract/settlement/statements.ts';
import type { StatementPaper, StatementService } from '#contract/settlement/statement-paper.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';

/** Where the account stands to which the balance is booked; undefined where it is booked to none. */
export function accountHref({
  unit_id,
  ledger_account_id,
}: Pick<SettlementStatement, 'unit_id' | 'ledger_account_id'>): string | undefined {
  if (ledger_account_id === null) return undefined;
  return `${paths.Ledger}?unit=${unit_id}&account=${ledger_account_id}`;
}

type Delivery = Pick<
  SettlementStatement,
  'state' | 'delivered_on' | 'mailed_to' | 'opened' | 'fault'
>;

/** How it got to its recipient, behind its state: '3. 3. 2026, na eva@example.cz, otevřeno 4. 3. 2026'. */
export function deliveryText({ delivered_on, mailed_to, opened, fault }: Delivery): string {
  return [
    delivered_on === null ? '' : formatDate(delivered_on),
    mailed_to === '' ? '' : `na ${mailed_to}`,
    opened === '' ? '' : `otevřeno ${formatDate(opened)}`,
    fault === '' ? '' : `server odpověděl: ${fault}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

type Period = Pick<StatementPaper, 'period_from' | 'period_to' | 'from' | 'to'>;

/** The period of the settlement, and the days of the recipient where he bore only a part of it. */
export function daysText({ period_from, period_to, from, to }: Period): string {
  const period = `${formatDate(period_from)} – ${formatDate(period_to)}`;
  return from === period_from && to === period_to
    ? period
    : `${period}, z toho ${formatDate(from)} – ${formatDate(to)}`;
}

type Payment = StatementPaper['payment'];

/** Where what is owed is paid to: 'účet 123/0100, variabilní symbol 12'; empty where nothing is. */
export function paymentText({ to_pay, account_number, variable_symbol }: Payment): string {
  if (to_pay <= 0) return '';
  return [
    account_number === '' ? 'účet jednotky není znám' : `účet ${account_number}`,
    variable_symbol === '' ? '' : `variabilní symbol ${variable_symbol}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** What he bore of 1 m² beside the house, and of all the year before; empty where neither is known. */
export function comparisonText({ comparison }: Pick<StatementPaper, 'comparison'>): string {
  const { former, per_m2, house_per_m2 } = comparison;
  const house = house_per_m2 === null ? '' : ` (dům ${formatMoney(house_per_m2)})`;
  return [
    per_m2 === null ? '' : `${formatMoney(per_m2)} na 1\u00A0m²${house}`,
    former === null ? '' : `loni ${formatMoney(former)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** What of a service was used by his meters: '45 m³, loni 50 m³'; empty where no meter tells. */
export function useText({ use }: Pick<StatementService, 'use'>): string {
  if (use === null) return '';
  const told = (amount: string) => `${formatNumber(Number(amount), 0, 3)}\u00A0${use.unit}`.trim();
  return use.former === null
    ? `spotřeba ${told(use.amount)}`
    : `spotřeba ${told(use.amount)}, loni ${told(use.former)}`;
}
