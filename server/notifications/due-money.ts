import { crowns } from '#contract/money/account-paper-text.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import { missingStatementText } from '#contract/rules/missing-statement.ts';
import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { owingText } from '#contract/settlement/work-texts.ts';
import { offeredRaises } from '#server/core/billing/settlement-watch.ts';
import { placeText } from '#server/core/pasports/place-text.ts';
import type { Due } from './due.ts';
import type { DebtRow, ForecastOfUnit, PaymentRow, StatementRow } from './money.sql.ts';

interface OfUnit {
  readonly unit_id: number;
  readonly unit_name: string;
}
const unitOf = ({ unit_id, unit_name }: OfUnit) => ({ unit_id, unit_name });
const at = (path: string, { unit_id }: OfUnit) => `/money/${path}?unit=${unit_id}`;

/**
 * A debt is told of once while it lasts over what its unit wants to be told of, whatever of it is paid
 * meanwhile: its term is no day of its own.
 */
const WHILE_IT_LASTS = '2000-01-01';

/** Debts over what their units want to be told of. */
export function dueDebts(debts: readonly DebtRow[]): Due[] {
  return debts.map((row) => ({
    kind: 'debts',
    record_id: row.ledger_account_id,
    term: WHILE_IT_LASTS,
    text: `${row.names}, ${placeText(row)}: ${crowns(row.overdue)}, po splatnosti od ${czechDate(row.owed_since)}`,
    path: `${at('arrears', row)}&account=${row.ledger_account_id}`,
    unit: unitOf(row),
  }));
}

const payerOf = ({ payer_name, variable_symbol }: PaymentRow) =>
  [payer_name, variable_symbol === '' ? 'bez symbolu' : `VS ${variable_symbol}`]
    .filter((text) => text !== '')
    .join(', ');

/** Payments that wait for somebody to say whose they are. */
export function duePayments(payments: readonly PaymentRow[]): Due[] {
  return payments.map((row) => ({
    kind: 'payments',
    record_id: row.ledger_payment_id,
    term: row.received_on,
    text: `${czechDate(row.received_on)}, ${payerOf(row)}: ${crowns(row.unassigned)}`,
    path: `${at('payments', row)}&queue=waiting`,
    unit: unitOf(row),
  }));
}

/** Statements of banks before or after which something is missing. */
export function dueStatements(statements: readonly StatementRow[]): Due[] {
  return statements.map((row) => ({
    kind: 'statements',
    record_id: row.bank_statement_id,
    // What is missing after it later is told anew.
    term: row.next_due_on ?? row.from_on,
    text: `${row.account_name}: ${missingStatementText(row)}`,
    path: `${at('bank', row)}&statement=${row.bank_statement_id}`,
    unit: unitOf(row),
  }));
}

/** Settlements whose advances are offered to be raised, each told of once. */
export function dueForecasts(rows: readonly ForecastOfUnit[], today: string): Due[] {
  return rows.flatMap((row) =>
    offeredRaises([row], today).map(({ settlement, offer }) => ({
      kind: 'forecasts' as const,
      record_id: settlement.settlement_id,
      term: settlement.period_to,
      text: `${settlementTitle(settlement)}: ${owingText(offer.recipients)}, celkem ${crowns(offer.sum)}`,
      path: `/settlements/${settlement.settlement_id}?unit=${row.unit_id}&tab=forecast&month=${offer.month}&show=owes`,
      unit: unitOf(row),
    })),
  );
}
