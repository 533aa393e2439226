import { z } from 'zod';
import type { AddressOrder } from '#contract/address-orders.ts';
import { orderFields } from '#contract/address-orders.ts';
import { rejectionFault } from '#contract/rules/order-rejection.ts';

/** The schema of the form: the contract's own fields, and the reason of a rejection. */
export const orderSchema = z.object(orderFields).superRefine((values, context) => {
  const message = rejectionFault(values);
  if (message !== null) context.addIssue({ code: 'custom', path: ['note'], message });
});

export type OrderValues = Pick<AddressOrder, keyof typeof orderFields>;

/** An order as it is first asked for. */
export const emptyOrder: OrderValues = {
  work_type: '',
  due_date: null,
  crew: '',
  state: 'requested',
  note: '',
};

/** An order as the form's values. */
export function orderValues(order: OrderValues): OrderValues {
  const { work_type, due_date, crew, state, note } = order;
  return { work_type, due_date, crew, state, note };
}
