import { Badge } from '@mantine/core';
import { requestedText } from '#contract/money/confirmation-text.ts';
import type { DebtConfirmation } from '#contract/money/debt-confirmations.ts';
import { formatDate, formatDateTime, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';

/** 'platí', 'neplatí, nahrazeno č. 2026/2' */
export function stateText({ revoked, replaced_by }: DebtConfirmation): string {
  if (revoked === '') return 'platí';
  return replaced_by === '' ? 'neplatí' : `neplatí, nahrazeno č. ${replaced_by}`;
}

/** A space among others: 'Lipová 14 · 12'. */
export const spaceText = ({ building_name, space_number }: DebtConfirmation) =>
  [building_name, space_number].filter((part) => part !== '').join(' · ');

/** Columns of the confirmations that were issued. */
export const confirmationColumns: readonly Column<DebtConfirmation>[] = [
  { text: 'Číslo', value: 'number', width: 90, fixed: true, telling: true },
  { text: 'Prostor', id: 'space', value: spaceText, width: 150, telling: true },
  { text: 'Převodce', value: 'names', width: 190 },
  { text: 'Ke dni', value: 'as_of', width: 105, render: ({ as_of }) => formatDate(as_of) },
  {
    text: 'Dluhy',
    id: 'debts',
    value: ({ debts_sum }) => debts_sum,
    width: 118,
    align: 'right',
    exported: ({ debts_sum }) => debts_sum / 100,
    render: ({ debts_sum }) => formatMoney(debts_sum),
  },
  {
    text: 'Stav',
    id: 'state',
    value: stateText,
    width: 200,
    telling: true,
    render: (row) => (
      <Badge color={row.revoked === '' ? 'green' : 'gray'} tt="none">
        {stateText(row)}
      </Badge>
    ),
  },
  { text: 'Požádal', id: 'requester', value: requestedText, width: 200, hiddenFirst: true },
  {
    text: 'Vydáno',
    value: 'issued',
    width: 145,
    whole: true,
    render: ({ issued }) => formatDateTime(issued),
  },
  { text: 'Vydal', value: 'issued_by', width: 140 },
];
