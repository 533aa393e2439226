import { useState } from 'react';
import type { BankMovement } from '#contract/money/bank-movements.ts';
import type { BankReversal } from '#contract/money/bank-reversals.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { flashError } from '#web/notices/flash.ts';
import { rereadQueue } from './queue.queries.ts';
import { useChooseReversed, useParkReversal, useTakeBackReversal } from './reversals.queries.ts';

/** What was done last, and how it is taken back. */
interface Done {
  readonly text: string;
  readonly back: () => Promise<unknown>;
}

const idOf = ({ movement }: BankReversal) => movement.bank_movement_id;

function told(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  flashError(
    error.code === 'version-conflict' ? 'O stornu mezitím rozhodl někdo jiný' : error.message,
  );
  rereadQueue();
}

/** A walk through reversals that wait: which one is looked at, what it undoes, and the way back. */
export function useReversalWalk(unit_id: number, values: readonly BankReversal[]) {
  const [place, setPlace] = useState<{ id: number | undefined; at: number }>({
    id: undefined,
    at: 0,
  });
  const [done, setDone] = useState<Done>();
  const choosing = useChooseReversed();
  const takingBack = useTakeBackReversal();
  const parking = useParkReversal();
  const found = values.findIndex((one) => idOf(one) === place.id);
  const at = found >= 0 ? found : Math.min(place.at, values.length - 1);
  const current = values[at];
  const isBusy = choosing.isPending || takingBack.isPending || parking.isPending;
  const show = (index: number) => {
    const one = values[index];
    setPlace({ id: one && idOf(one), at: index });
  };
  const paramsOf = ({ bank_movement_id }: BankMovement) => ({ unit_id, bank_movement_id });
  const run = async (call: () => Promise<Done | undefined>) => {
    if (isBusy) return;
    try {
      setDone(await call());
    } catch (error) {
      told(error);
    }
  };
  const setState = ({ version, ...movement }: BankMovement, state: BankMovement['state']) =>
    parking.mutateAsync({
      params: paramsOf({ version, ...movement }),
      body: { version, state },
    });
  return {
    at,
    current,
    done,
    isBusy,
    move: (by: number) => show(Math.min(Math.max(at + by, 0), values.length - 1)),
    choose: (ledger_payment_id: number) => {
      if (current === undefined) return;
      const { movement, candidates } = current;
      const chosen = candidates.find((one) => one.ledger_payment_id === ledger_payment_id);
      const day = chosen === undefined ? '' : ` z ${formatDate(chosen.received_on)}`;
      void run(async () => {
        const body = { version: movement.version, ledger_payment_id };
        const saved = await choosing.mutateAsync({ params: paramsOf(movement), body });
        show(at + 1);
        return {
          text: `${formatMoney(movement.amount)}: stornována platba${day}`,
          back: () =>
            takingBack.mutateAsync({ params: paramsOf(saved), body: { version: saved.version } }),
        };
      });
    },
    park: () => {
      if (current === undefined) return;
      const { movement } = current;
      void run(async () => {
        const isParked = movement.state === 'parked';
        const saved = await setState(movement, isParked ? 'waiting' : 'parked');
        show(at + 1);
        return {
          text: `${formatMoney(movement.amount)}: ${isParked ? 'vráceno mezi čekající' : 'odloženo'}`,
          back: () => setState(saved, movement.state),
        };
      });
    },
    undo:
      done &&
      (() =>
        void run(async () => {
          await done.back();
          return undefined;
        })),
  };
}
