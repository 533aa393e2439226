import { useState } from 'react';
import type { QueuedPayment } from '#contract/money/payment-queue.ts';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { flashError } from '#web/notices/flash.ts';
import { useAssignPayment } from './money.queries.ts';
import { rereadQueue, useParkPayment } from './queue.queries.ts';
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

/** Which payment is looked at; where it has gone, the next one has come to its place. */
function useQueuePlace(values: readonly QueuedPayment[]) {
  const [place, setPlace] = useState<{ id: number | undefined; at: number }>({
    id: undefined,
    at: 0,
  });
  const found = values.findIndex((one) => idOf(one) === place.id);
  const at = found >= 0 ? found : Math.min(place.at, values.length - 1);
  const idAt = (index: number) => {
    const one = values[index];
    return one && idOf(one);
  };
  return {
    at,
    current: values[at],
    move: (by: number) => {
      const next = Math.min(Math.max(at + by, 0), values.length - 1);
      setPlace({ id: idAt(next), at: next });
    },
    /** The next one, when this one goes. */
    leave: () => setPlace({ id: idAt(at + 1), at }),
    show: (id: number) => setPlace({ id, at }),
  };
}

/** The calls that decide a payment, one at a time, and what the last one did. */
function useDecisions(unit_id: number) {
  const [done, setDone] = useState<Done>();
  const assigning = useAssignPayment();
  const parking = useParkPayment();
  const isBusy = assigning.isPending || parking.isPending;
  const paramsOf = ({ ledger_payment_id }: LedgerPayment) => ({ unit_id, ledger_payment_id });
  return {
    done,
    isBusy,
    assign: (payment: LedgerPayment, parts: Parts, reason: { opposite_note?: string } = {}) =>
      assigning.mutateAsync({
        params: paramsOf(payment),
        body: { parts, version: payment.version, ...reason },
      }),
    park: (payment: LedgerPayment, is_parked: boolean) =>
      parking.mutateAsync({
        params: paramsOf(payment),
        body: { is_parked, version: payment.version },
      }),
    run: async (call: () => Promise<Done | undefined>) => {
      if (isBusy) return;
      try {
        setDone(await call());
      } catch (error) {
        told(error);
      }
    },
  };
}

/** A walk through payments that wait: which one is looked at, what is done with it, and the way back. */
export function useQueueWalk(unit_id: number, values: readonly QueuedPayment[]) {
  const { at, current, move, leave, show } = useQueuePlace(values);
  const { done, isBusy, run, ...decide } = useDecisions(unit_id);
  const assign = (ledger_account_id: number) => {
    if (current === undefined) return;
    const { payment: before } = current;
    const parts = [...plain(before.parts), { ledger_account_id, amount: before.unassigned }];
    void run(async () => {
      const payment = await decide.assign(before, parts);
      leave();
      return { text: `${formatMoney(payment.amount)}: ${assignedText(payment)}`, payment, before };
    });
  };
  const park = () => {
    if (current === undefined) return;
    const { payment: before } = current;
    void run(async () => {
      const payment = await decide.park(before, !before.is_parked);
      leave();
      const word = payment.is_parked ? 'odloženo' : 'vráceno mezi čekající';
      return { text: `${formatMoney(payment.amount)}: ${word}`, payment, before };
    });
  };
  const undo = () => {
    if (done === undefined) return;
    const { payment, before } = done;
    void run(async () => {
      // What a closed month contains is put right by an opposite entry, and another payment waits in its place.
      const back = await (payment.parts.length === before.parts.length
        ? decide.park(payment, before.is_parked)
        : decide.assign(payment, plain(before.parts), { opposite_note: 'Vzato zpět' }));
      show(back.ledger_payment_id);
      return undefined;
    });
  };
  return { current, at, isBusy, done, move, assign, park, undo };
}
