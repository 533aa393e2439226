import { Anchor } from '@mantine/core';
import type { Overpayment } from '#contract/money/refunds.ts';
import { paths } from '#web/lib/paths.ts';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import styles from '../money.module.css';
import { spaceText } from '../words.ts';

/** In which batch it is being given back, or who it is otherwise. */
const standing = ({ refund_batch_id, is_present }: Overpayment) => {
  if (refund_batch_id !== null) return `v dávce č. ${refund_batch_id}`;
  return is_present ? 'zaplatí další předpis' : 'už prostor nenese';
};

/** Columns of overpayments. */
export function overpaymentColumns(unit_id: number): readonly Column<Overpayment>[] {
  return [
    {
      text: 'Prostor',
      id: 'space',
      value: spaceText,
      sortable: true,
      width: 150,
      fixed: true,
      telling: true,
      render: (row) => (
        <Anchor
          component={InnerLink}
          href={`${paths.Ledger}?unit=${unit_id}&account=${row.ledger_account_id}`}
        >
          {spaceText(row)}
        </Anchor>
      ),
    },
    { text: 'Kdo', value: 'names', sortable: true, width: 220, telling: true },
    { text: 'VS', value: 'variable_symbol', sortable: true, width: 100 },
    moneyColumn({
      text: 'Přeplatek',
      id: 'amount',
      of: ({ amount }) => amount,
      isSummed: true,
      telling: true,
    }),
    { text: 'Co s ním bude', id: 'standing', value: standing, sortable: true, width: 170 },
    {
      text: 'Platil z účtu',
      value: 'payee_account',
      width: 190,
      render: ({ payee_account }) =>
        payee_account === '' ? <span className={styles.put}>neznámý</span> : payee_account,
    },
  ];
}
