import type { Overpayment } from '#contract/money/refunds.ts';
import { rowChoices } from '#web/table/row-choices.ts';

/** Whether no batch is giving the money back yet. */
export const isFree = ({ refund_batch_id }: Overpayment): boolean => refund_batch_id === null;

/** Questions over overpayments: whose is to be given back, and where nobody knows to which account. */
export const overpaymentChoices = rowChoices<Overpayment>('Všechny', {
  gone: { text: 'Už prostor nenesou', keeps: (row) => isFree(row) && !row.is_present },
  present: { text: 'Zaplatí další předpis', keeps: (row) => isFree(row) && row.is_present },
  'no-account': {
    text: 'Neznámý účet',
    keeps: (row) => isFree(row) && row.payee_account === '',
  },
  taken: { text: 'V dávce', keeps: (row) => !isFree(row) },
});
