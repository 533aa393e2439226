import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { hellers, requiredText } from '#contract/fields.ts';
import { moneyModules } from '#contract/module-names.ts';
import { sipoPeriod } from './hand-overs.ts';
import { unitParams } from './settings.ts';

/**
 * Why a payment of the post has no account by itself: nobody of the hand-over has the number; the payer bears
 * no space with such an advance; the month was not claimed yet, so there is no account; or he bears more
 * spaces and the amount is not the sum of their advances.
 */
export const sipoPaymentReason = z.enum(['unknown', 'nobody', 'no-account', 'unsure']);
export type SipoPaymentReason = z.infer<typeof sipoPaymentReason>;

/**
 * A record of the post against the accounts. new: will be a payment; booked: is one; undone: it is one that was
 * put right by a person; repeated: an earlier file of the period has brought it; refused: the post does not
 * pay it; reversing: it is a payment, and a later file of the post refuses it.
 */
export const sipoPaymentRow = z
  .object({
    sipo_answer_row_id: z.int(),
    sipo: z.string(),
    payer_name: z.string(),
    amount: hellers,
    paid_on: z.iso.date().nullable(),
    /** Letters by which the post refuses it. */
    codes: z.string(),
    state: z.enum(['new', 'booked', 'undone', 'repeated', 'refused', 'reversing']),
    /** The payment that it became. */
    ledger_payment_id: z.int().nullable(),
    /** Where a new one will belong; none where it will wait, for the reason. */
    parts: z.array(
      z.object({
        ledger_account_id: z.int(),
        amount: hellers,
        space_number: z.string(),
        building_name: z.string(),
        names: z.string(),
      }),
    ),
    reason: sipoPaymentReason.nullable(),
  })
  .meta({ id: 'SipoPaymentRow' });
export type SipoPaymentRow = z.infer<typeof sipoPaymentRow>;

const sums = z.object({ count: z.int(), amount: hellers });

/** Payments of the post for a period against the accounts. */
export const sipoPayments = z
  .object({
    period: z.string(),
    /** What the person has seen: nothing else is booked, or taken back. */
    seal: z.string(),
    new: sums,
    reversing: sums,
    booked: sums,
    /**
     * What a person wrote down as paid by SIPO in the month of the period: the same money may be among the new
     * ones, and is told before it is written twice.
     */
    written: sums,
    /** Of the new ones, how many will wait for a person. */
    waiting_count: z.int(),
    /** Of the booked ones, how many a closed month contains: they are taken back with a reason only. */
    closed_count: z.int(),
    rows: z.array(sipoPaymentRow),
  })
  .meta({ id: 'SipoPayments' });
export type SipoPayments = z.infer<typeof sipoPayments>;

const path = '/v1/sipo/payments/{unit_id}';
const seen = { period: sipoPeriod, seal: z.string().max(100) };

export const getSipoPayments = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: moneyModules,
  summary: 'Platby ze SIPO za období proti kontům: co se zapíše kam, co čeká a co pošta odmítla',
  timeoutMs: 10_000,
  params: unitParams,
  query: z.object({ period: sipoPeriod }),
  result: sipoPayments,
});

export const bookSipoPayments = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: moneyModules,
  summary:
    'Zapsání plateb ze SIPO na konta, všech, nebo žádné; co pošta později odmítla, se stornuje. Znovu se nic nezdvojí',
  creates: true,
  timeoutMs: 30_000,
  params: unitParams,
  body: z.object(seen),
  result: sipoPayments,
  refuses: ['licence-expired', 'sipo-payments-changed'],
});

export const takeBackSipoPayments = endpoint({
  method: 'POST',
  path: `${path}/take-back`,
  access: 'user',
  modules: moneyModules,
  summary:
    'Vrácení zapsaných plateb ze SIPO za období opačnými platbami; obsahuje-li je uzavřený měsíc, jen s důvodem',
  creates: true,
  timeoutMs: 30_000,
  params: unitParams,
  body: z.object({ ...seen, note: requiredText(500).optional() }),
  result: sipoPayments,
  refuses: ['licence-expired', 'sipo-payments-changed', 'payment-closed'],
});
