import { useState } from 'react';
import type { QueuedPayment } from '#contract/money/payment-queue.ts';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { flashError } from '#web/notices/flash.ts';
import { rereadQueue, useParkPayment, useQueuedAssignment } from './queue.queries.ts';
import { assignedText } from './words.ts';

type Parts = { ledger_account_id: number; amount: number }[];

/** What was done last, and how it is taken back. */
interface Done {
  readonly text: string;
  readonly payment: LedgerPayment;
  readonly before: Pick<LedgerPayment, 'parts' | 'is_parked'>;
}

const idOf = ({ payment }: QueuedPayment) => payment.ledger_payment_id;
const plain = (parts: LedgerPayment['parts']): Parts =>
  parts.map(({ ledger_account_id, amount }) => ({ ledger_account_id, amount }));

function told(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const isOther = error.code === 'version-conflict';
  flashError(isOther ? 'Platbu mezitím přiřadil někdo jiný' : error.message);
  rereadQueue();
}

/** A walk through payments that wait: which one is looked at, what is done with it, and the way back. */
export function useQueueWalk(unit_id: number, values: readonly QueuedPayment[]) {
  const [place, setPlace] = useState<{ id: number | undefined; at: number }>({
    id: undefined,
    at: 0,
  });
  const [done, setDone] = useState<Done>();
  const assigning = useQueuedAssignment();
  const parking = useParkPayment();
  const found = values.findIndex((one) => idOf(one) === place.id);
  // Where the payment has gone, the next one has come to its place.
  const at = found >= 0 ? found : Math.min(place.at, values.length - 1);
  const current = values[at];
  const isBusy = assigning.isPending || parking.isPending;
  const move = (by: number) => {
    const next = Math.min(Math.max(at + by, 0), values.length - 1);
    setPlace({ id: values[next] && idOf(values[next]), at: next });
  };
  const leave = () => setPlace({ id: values[at + 1] && idOf(values[at + 1] as QueuedPayment), at });
  const run = async (call: () => Promise<Done | undefined>) => {
    if (isBusy) return;
    try {
      setDone(await call());
    } catch (error) {
      told(error);
    }
  };
  const paramsOf = ({ ledger_payment_id }: LedgerPayment) => ({ unit_id, ledger_payment_id });
  const assign = (ledger_account_id: number | undefined) => {
    if (current === undefined || ledger_account_id === undefined) return;
    const { payment: before } = current;
    const parts = [...plain(before.parts), { ledger_account_id, amount: before.unassigned }];
    void run(async () => {
      const body = { parts, version: before.version };
      const payment = await assigning.mutateAsync({ params: paramsOf(before), body });
      leave();
      return { text: `${formatMoney(payment.amount)}: ${assignedText(payment)}`, payment, before };
    });
  };
  const park = () => {
    if (current === undefined) return;
    const { payment: before } = current;
    void run(async () => {
      const body = { is_parked: !before.is_parked, version: before.version };
      const payment = await parking.mutateAsync({ params: paramsOf(before), body });
      leave();
      const word = payment.is_parked ? 'odloženo' : 'vráceno mezi čekající';
      return { text: `${formatMoney(payment.amount)}: ${word}`, payment, before };
    });
  };
  const undo = () => {
    if (done === undefined) return;
    const { payment, before } = done;
    const params = paramsOf(payment);
    void run(async () => {
      const isParking =
        payment.is_parked !== before.is_parked &&
        plain(payment.parts).length === before.parts.length;
      const { version } = payment;
      await (isParking
        ? parking.mutateAsync({ params, body: { is_parked: before.is_parked, version } })
        : assigning.mutateAsync({ params, body: { parts: plain(before.parts), version } }));
      setPlace({ id: payment.ledger_payment_id, at });
      return undefined;
    });
  };
  return { current, at, isBusy, done, move, assign, park, undo };
}
