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

/** Which reversal is looked at; where it has gone, the next one has come to its place. */
function useReversalPlace(values: readonly BankReversal[]) {
  const [place, setPlace] = useState<{ id: number | undefined; at: number }>({
    id: undefined,
    at: 0,
  });
  const found = values.findIndex((one) => idOf(one) === place.id);
  const at = found >= 0 ? found : Math.min(place.at, values.length - 1);
  const show = (index: number) => {
    const one = values[index];
    setPlace({ id: one && idOf(one), at: index });
  };
  return { at, current: values[at], show };
}

/** The calls that decide a reversal, and the way back from each. */
function useDecisions(unit_id: number) {
  const choosing = useChooseReversed();
  const takingBack = useTakeBackReversal();
  const parking = useParkReversal();
  const paramsOf = ({ bank_movement_id }: BankMovement) => ({ unit_id, bank_movement_id });
  const setState = (movement: BankMovement, state: BankMovement['state']) =>
    parking.mutateAsync({
      params: paramsOf(movement),
      body: { version: movement.version, state },
    });
  return {
    isBusy: choosing.isPending || takingBack.isPending || parking.isPending,
    choose: async (movement: BankMovement, ledger_payment_id: number, day: string) => {
      const body = { version: movement.version, ledger_payment_id };
      const saved = await choosing.mutateAsync({ params: paramsOf(movement), body });
      return {
        text: `${formatMoney(movement.amount)}: stornována platba z ${formatDate(day)}`,
        back: () =>
          takingBack.mutateAsync({ params: paramsOf(saved), body: { version: saved.version } }),
      };
    },
    park: async (movement: BankMovement) => {
      const isParked = movement.state === 'parked';
      const saved = await setState(movement, isParked ? 'waiting' : 'parked');
      return {
        text: `${formatMoney(movement.amount)}: ${isParked ? 'vráceno mezi čekající' : 'odloženo'}`,
        back: () => setState(saved, movement.state),
      };
    },
  };
}

/** A walk through reversals that wait: which one is looked at, what it undoes, and the way back. */
export function useReversalWalk(unit_id: number, values: readonly BankReversal[]) {
  const { at, current, show } = useReversalPlace(values);
  const { isBusy, ...decide } = useDecisions(unit_id);
  const [done, setDone] = useState<Done>();
  const run = async (call: () => Promise<Done | undefined>) => {
    if (isBusy) return;
    try {
      setDone(await call());
    } catch (error) {
      told(error);
    }
  };
  /** What was decided of the one that is looked at; then the next one. */
  const decided = (call: (reversal: BankReversal) => Promise<Done>) => {
    if (current === undefined) return;
    void run(async () => {
      const result = await call(current);
      show(at + 1);
      return result;
    });
  };
  return {
    at,
    current,
    done,
    isBusy,
    move: (by: number) => show(Math.min(Math.max(at + by, 0), values.length - 1)),
    choose: (id: number) =>
      decided(({ movement, candidates }) => {
        const chosen = candidates.find((one) => one.ledger_payment_id === id);
        return decide.choose(movement, id, chosen?.received_on ?? movement.booked_on);
      }),
    park: () => decided(({ movement }) => decide.park(movement)),
    undo:
      done &&
      (() =>
        void run(async () => {
          await done.back();
          return undefined;
        })),
  };
}
