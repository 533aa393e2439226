import type { PolicyRate } from '#contract/rates.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { withEditing } from './edit-column.tsx';
import { changeOf, originOf } from './rate-words.ts';

const DECIMALS = 2;

const columns: readonly Column<PolicyRate>[] = [
  {
    text: 'Platí od',
    value: 'valid_from',
    sortable: true,
    width: 140,
    telling: true,
    render: ({ valid_from }) => formatDate(valid_from),
  },
  { text: 'Sazba %', value: 'rate', sortable: true, width: 110, decimals: DECIMALS, telling: true },
  {
    text: 'Změna',
    value: 'change',
    sortable: true,
    width: 110,
    decimals: DECIMALS,
    telling: true,
    align: 'right',
    render: ({ change }) => changeOf(change, DECIMALS),
  },
  { text: 'Původ', id: 'origin', value: (row) => originOf(row, DECIMALS), width: 230 },
];

/** Columns of the history of a rate; with `onEdit` rows put by hand can be corrected. */
export function policyColumns(
  onEdit: ((row: PolicyRate) => void) | undefined,
): readonly Column<PolicyRate>[] {
  return withEditing(columns, onEdit);
}
