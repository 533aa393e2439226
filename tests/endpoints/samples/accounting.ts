import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
/** A month in which nothing is booked. */
const ofMonth = ({ unit_id }: Scene) => ({ params: { unit_id, month: '2023-01-01' } });
const ofBatch = ({ unit_id, records }: Scene) => ({
  params: { unit_id, refund_batch_id: records.refunds.refund_batch_id },
});
const path = '/v1/money';

/** Valid requests of the bookkeeping and of money given back. */
export const accountingSamples: Samples = {
  [`GET ${path}/accounting-codes/{unit_id}`]: ofUnit,
  [`PUT ${path}/accounting-codes/{unit_id}`]: (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), kind: 'claim', name: 'Teplo', debit_account: '311' },
  }),
  [`GET ${path}/accounting/{unit_id}/{month}`]: ofMonth,
  [`GET ${path}/accounting/{unit_id}/{month}/lines`]: ofMonth,
  [`POST ${path}/accounting/{unit_id}/{month}/pohoda`]: (scene, endpoint) => ({
    ...ofMonth(scene),
    body: { ...claims(scene, endpoint), scope: 'new' },
    // There is nothing to tell.
    status: 409,
  }),
  [`GET ${path}/overpayments/{unit_id}`]: ofUnit,
  [`GET ${path}/refunds/{unit_id}`]: ofUnit,
  [`POST ${path}/refunds/{unit_id}`]: (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      bank_account_id: scene.records.bank.bank_account_id,
      // The day is the one of the clock or later whenever the test runs; the account owes.
      due_on: shiftDays(pragueDay(new Date()), 1),
      message: 'Přeplatek',
      items: [
        {
          ledger_account_id: scene.records.money.ledger_account_id,
          amount: 100,
          payee_account: '19-2000145399/0800',
        },
      ],
    },
    status: 409,
  }),
  [`GET ${path}/refund/{unit_id}/{refund_batch_id}`]: ofBatch,
  // The batch was given up: nothing can be done with it any more.
  [`POST ${path}/refund/{unit_id}/{refund_batch_id}/file`]: (scene, endpoint) => ({
    ...ofBatch(scene),
    body: { ...claims(scene, endpoint), format: 'abo' },
    status: 409,
  }),
  [`POST ${path}/refund/{unit_id}/{refund_batch_id}/paid`]: (scene, endpoint) => ({
    ...ofBatch(scene),
    body: { ...claims(scene, endpoint), paid_on: '2024-03-01' },
    status: 409,
  }),
  [`POST ${path}/refund/{unit_id}/{refund_batch_id}/cancel`]: (scene, endpoint) => ({
    ...ofBatch(scene),
    body: claims(scene, endpoint),
    status: 409,
  }),
};
