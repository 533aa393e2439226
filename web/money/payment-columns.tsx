import { Badge } from '@mantine/core';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import styles from './money.module.css';
import { moneyColumn } from '#web/table/money-column.ts';
import { returnMark } from './return-words.ts';
import { assignedText, paymentMark, wayText } from './words.ts';

const markOf = (payment: LedgerPayment) => paymentMark(payment) || returnMark(payment);

/** To whom it belongs, or that it waits, or that it was put right. */
function standing(payment: LedgerPayment): string {
  const whose = assignedText(payment);
  const mark = markOf(payment);
  const waits = whose === '' && mark === '' ? 'čeká na přiřazení' : whose;
  return [waits, mark].filter((part) => part !== '').join(', ');
}

/** Columns of payments. */
export const paymentColumns: readonly Column<LedgerPayment>[] = [
  {
    text: 'Přijato',
    value: 'received_on',
    sortable: true,
    width: 105,
    fixed: true,
    telling: true,
    render: ({ received_on }) => formatDate(received_on),
  },
  moneyColumn({
    text: 'Částka',
    id: 'amount',
    of: ({ amount }) => amount,
    isSummed: true,
    telling: true,
  }),
  { text: 'Jak přišla', id: 'way', value: ({ way }) => wayText(way), sortable: true, width: 140 },
  { text: 'VS', value: 'variable_symbol', sortable: true, width: 110 },
  { text: 'Plátce', value: 'payer_name', sortable: true, width: 160 },
  {
    text: 'Přiřazeno',
    id: 'assigned',
    value: standing,
    sortable: true,
    width: 240,
    telling: true,
    render: (payment) => <Standing payment={payment} />,
  },
  moneyColumn({
    text: 'Nepřiřazeno',
    id: 'unassigned',
    of: ({ unassigned }) => unassigned,
    isSummed: true,
    render: ({ unassigned }) => (unassigned === 0 ? '' : formatMoney(unassigned)),
  }),
  { text: 'Poznámka', value: 'note', width: 180 },
  { text: 'Zpráva', value: 'message', width: 180, hiddenFirst: true },
  { text: 'Účet plátce', value: 'payer_account', width: 180, hiddenFirst: true },
];

function Standing({ payment }: { payment: LedgerPayment }) {
  const mark = markOf(payment);
  const whose = assignedText(payment);
  if (mark === '')
    return whose === '' ? <span className={styles.late}>{standing(payment)}</span> : whose;
  return (
    <>
      {whose}
      <Badge color="gray" ml={whose === '' ? 0 : 'xs'}>
        {mark}
      </Badge>
    </>
  );
}

/** Texts of a payment that the search goes through. */
export const textsOfPayment = (payment: LedgerPayment): readonly string[] => [
  payment.variable_symbol,
  payment.payer_name,
  payment.payer_account,
  payment.message,
  payment.note,
  formatMoney(payment.amount),
  ...payment.parts.map(({ names, space_number }) => `${space_number} ${names}`),
];
