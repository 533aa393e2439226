import { daysBetween } from '#contract/czech/iso-date.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { WorkLine } from '#contract/unit-today.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';

export type MoneyKind = Extract<WorkLine['kind'], 'debts' | 'payments' | 'statements' | 'months'>;

/** How a kind of work is said. */
export interface Words {
  readonly name: (line: WorkLine) => string;
  /** How it stands; `on` is its day. */
  readonly text: (line: WorkLine, on: string, today: string) => string;
  /** The list of just as many as the line tells, or the one thing. */
  readonly address: (line: WorkLine, unit_id: number) => string;
}

const crowns = ({ amount }: WorkLine) => (amount === null ? '' : `${formatMoney(amount)}, `);

function lateText(on: string, today: string): string {
  const days = daysBetween(on, today);
  return `${formatNumber(days, 0)}\u00a0${czechPlural(days, 'den', 'dny', 'dní')}`;
}

const debts: Words = {
  name: ({ name }) => name,
  text: (line, on, today) =>
    `${line.count > 1 ? 'největší dluh' : 'dluží'} ${crowns(line)}po splatnosti ${lateText(on, today)}`,
  address: ({ record_id }, unit_id) =>
    `${paths.Arrears}?unit=${unit_id}${record_id === null ? '' : `&account=${record_id}`}`,
};

const payments: Words = {
  name: ({ count }) =>
    count === 1
      ? 'Platba čeká na přiřazení'
      : `${formatNumber(count, 0)} ${czechPlural(count, 'platba', 'platby', 'plateb')} ${czechPlural(count, 'čeká', 'čekají', 'čeká')} na přiřazení`,
  text: (line, on) => `${crowns(line)}${line.count > 1 ? 'nejstarší ' : ''}z ${formatDate(on)}`,
  address: (_line, unit_id) => `${paths.Payments}?unit=${unit_id}&queue=waiting`,
};

const statements: Words = {
  name: ({ name }) => `Bankovní účet ${name}`,
  text: (_line, on) => `před ${formatDate(on)}`,
  address: ({ record_id }, unit_id) =>
    `${paths.MoneyBank}?unit=${unit_id}&${record_id === null ? 'filter=gaps' : `statement=${record_id}`}`,
};

const months: Words = {
  name: ({ name }) => `Předpis za ${monthText(name)}`,
  text: (_line, on) => `není vytvořen, splatnost byla ${formatDate(on)}`,
  address: ({ name }, unit_id) => `${paths.ClaimedMonths}?unit=${unit_id}&month=${name}`,
};

/** How what money tells is said, and where it is done. */
export const moneyWords: Readonly<Record<MoneyKind, Words>> = {
  debts,
  payments,
  statements,
  months,
};
