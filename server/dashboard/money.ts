import type { DashboardUnit, DueThing } from '#contract/dashboard.ts';
import type { ModuleName } from '#contract/module-names.ts';
import { missingStatementText } from '#contract/rules/missing-statement.ts';
import { placeText } from '#server/core/pasports/place-text.ts';
import type { UnitMoney } from './money.sql.ts';

const symbolText = (symbol: string) => (symbol === '' ? 'bez symbolu' : `VS ${symbol}`);

/** Debts, payments and statements by name, as far as their modules are open. */
function things(
  { debts, payments, statements }: UnitMoney,
  isOpen: (module: ModuleName) => boolean,
): DueThing[] {
  const rest = { unfit: false, guard: null } as const;
  return [
    ...(isOpen('arrears') ? debts : []).map((row) => ({
      kind: 'debts_overdue' as const,
      name: row.names,
      place: placeText(row),
      on: row.owed_since,
      amount: row.overdue,
      ...rest,
    })),
    ...(isOpen('payments') ? payments : []).map((row) => ({
      kind: 'payments_waiting' as const,
      name: row.payer_name === '' ? 'neznámý plátce' : row.payer_name,
      place: symbolText(row.variable_symbol),
      on: row.received_on,
      amount: row.unassigned,
      ...rest,
    })),
    ...(isOpen('bank') ? statements : []).map((row) => ({
      kind: 'statements_missing' as const,
      name: missingStatementText(row),
      place: row.account_name,
      on: row.is_broken ? row.from_on : null,
      amount: null,
      ...rest,
    })),
  ];
}

type MoneyOfUnit = Pick<
  DashboardUnit,
  | 'debts_overdue'
  | 'debts_sum'
  | 'payments_waiting'
  | 'payments_sum'
  | 'statements_missing'
  | 'things'
>;

/** The money of a unit as the dashboard tells it; sums and names only where their module is open. */
export function moneyTold(money: UnitMoney, open: readonly ModuleName[]): MoneyOfUnit {
  const isOpen = (module: ModuleName) => open.includes(module);
  const { debts_overdue, payments_waiting, statements_missing } = money;
  return {
    debts_overdue,
    payments_waiting,
    statements_missing,
    debts_sum: isOpen('arrears') ? money.debts_sum : null,
    payments_sum: isOpen('payments') ? money.payments_sum : null,
    things: things(money, isOpen),
  };
}
