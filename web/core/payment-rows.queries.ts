import { useQuery } from '@tanstack/react-query';
import { getPaymentRows } from '#contract/money/payment-rows.ts';
import { usualPayments, type PaymentRow } from '#contract/rules/payment-rows.ts';
import { queryFor } from '#web/lib/query.ts';

/** What the unit prescribes besides services; until its list has come, what units begin with. */
export function usePaymentRows(unit_id: number): readonly PaymentRow[] {
  const { data } = useQuery(queryFor(getPaymentRows, { params: { unit_id } }));
  return data?.rows ?? usualPayments;
}
