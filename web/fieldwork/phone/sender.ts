import { readCrewDay } from '#contract/fieldwork/crew-day.ts';
import { addVisitPhoto, reportVisit } from '#contract/fieldwork/results.ts';
import { ApiError, userMessage } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { isPassing, waitAfter } from '#web/lib/passing.ts';
import { reread } from '#web/lib/query.ts';
import { createStore } from '#web/lib/store.ts';
import { visitReads } from '../visits/visits.queries.ts';
import { deviceStore, isResultKey, rereadWaiting } from './kept-results.ts';
import {
  reportOf,
  sendQueue,
  tryAgain,
  type Failure,
  type QueuedResult,
  type QueueWire,
} from './queue.ts';
import { keepReceipt, reasonsOf, rereadReceipts } from './receipts.ts';

function failureOf(error: unknown): Failure {
  if (isPassing(error)) return { kind: 'later' };
  if (error instanceof ApiError && (error.status === 401 || error.kind === 'cancelled'))
    return { kind: 'sign-in' };
  return { kind: 'never', fault: userMessage(error) };
}

const wire: QueueWire = {
  report: async (result, sent_at) => {
    const { unit_id, visit_id, day } = result;
    const answer = await call(reportVisit, {
      params: { unit_id, visit_id },
      body: reportOf(result, sent_at),
    });
    const { state, outcome } = answer;
    keepReceipt({ visit_id, day, state, outcome, reasons: reasonsOf(answer) }, todayInPrague());
  },
  addPhoto: async ({ key: result_key, unit_id, visit_id }, photo, content_base64) => {
    const { key, of, measuring_place_id } = photo;
    await call(addVisitPhoto, {
      params: { unit_id, visit_id },
      body: { key, result_key, of, measuring_place_id, content_base64 },
      headers: { 'Idempotency-Key': key },
    });
  },
  failure: failureOf,
};

const tools = { store: deviceStore, wire, now: () => new Date() };

/** Whether something is on its way, and whether it waits for a connection. */
export const sending = createStore<{ readonly isBusy: boolean; readonly isAway: boolean }>({
  isBusy: false,
  isAway: false,
});

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let isAsked = false;

/** One tab of the browser sends at a time, where the browser can tell them apart. */
function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('kastelan.crew-results', work);
}

async function sendAll(): Promise<void> {
  const before = deviceStore.all().length;
  let end = await sendQueue(tools);
  while (isAsked && end === 'done') {
    isAsked = false;
    end = await sendQueue(tools);
  }
  const isAway = end === 'later';
  failures = isAway ? failures + 1 : 0;
  if (isAway) timer = setTimeout(sendResults, waitAfter(failures));
  sending.set({ isBusy: false, isAway });
  if (before > 0 && !isAway) reread(visitReads);
}

/** Sends what waits on the device, behind what is being sent already. */
export function sendResults(): void {
  if (sending.get().isBusy) {
    isAsked = true;
    return;
  }
  clearTimeout(timer);
  if (deviceStore.all().length === 0) return;
  isAsked = false;
  sending.set({ ...sending.get(), isBusy: true });
  void alone(sendAll);
}

/** A result that was refused is tried once more. */
export function sendAgain(result: QueuedResult): void {
  tryAgain({ store: deviceStore }, result);
  sendResults();
}

/** A result is told: it is kept, and sent as soon as it can be. */
export function tellResult(result: QueuedResult): void {
  deviceStore.put(result);
  sendResults();
}

/** Sends whenever there may be a connection again, until it is stopped. */
export function startSending(): () => void {
  const again = () => {
    failures = 0;
    sendResults();
    reread([readCrewDay]);
  };
  const look = () => (document.visibilityState === 'visible' ? sendResults() : undefined);
  const follow = ({ key }: StorageEvent) => {
    if (isResultKey(key)) rereadWaiting();
    rereadReceipts();
  };
  rereadWaiting();
  rereadReceipts();
  addEventListener('online', again);
  addEventListener('storage', follow);
  document.addEventListener('visibilitychange', look);
  sendResults();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', again);
    removeEventListener('storage', follow);
    document.removeEventListener('visibilitychange', look);
  };
}
