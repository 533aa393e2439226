import type { LedgerPayment } from '#contract/money/payments.ts';
import { payeeAccountRule } from '#contract/rules/payee-account.ts';
import { paths } from '#web/lib/paths.ts';

type Told = Pick<
  LedgerPayment,
  'unassigned' | 'payer_account' | 'bank_movement_id' | 'is_returning' | 'return_of'
>;

/** Why what belongs to nobody cannot be given back to who paid it; undefined where it can. */
export function returnFault(payment: Told): string | undefined {
  const { unassigned, payer_account, bank_movement_id } = payment;
  if (payment.is_returning || payment.return_of !== null || unassigned <= 0)
    return 'není co vracet';
  if (bank_movement_id === null) return 'platba není z výpisu z banky';
  if (payer_account === '') return 'výpis neříká, z jakého účtu přišla';
  return payeeAccountRule(payer_account) === null
    ? undefined
    : `účet plátce ${payer_account} není český účet, na který umí příkaz platit`;
}

/** Whether the payment waits for somebody to say whose it is. */
export const isWaiting = ({
  unassigned,
  is_returning,
}: Pick<LedgerPayment, 'unassigned' | 'is_returning'>): boolean =>
  unassigned !== 0 && !is_returning;

/** How money goes back, or went: 'vrací se plátci', 'vrácení plátci'; empty where it does not. */
export function returnMark({
  is_returning,
  return_of,
  returned,
}: Pick<LedgerPayment, 'is_returning' | 'return_of' | 'returned'>): string {
  if (is_returning) return 'vrací se plátci';
  if (return_of !== null) return 'vrácení plátci';
  return returned === 0 ? '' : 'vráceno plátci';
}

/** The address of a batch. */
export const batchHref = (unit_id: number, refund_batch_id: number) =>
  `${paths.Refunds}?unit=${unit_id}&tab=batches&batch=${refund_batch_id}`;
