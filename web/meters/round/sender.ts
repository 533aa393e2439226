import { readRound, writeRound } from '#contract/metering/reading-round.ts';
import type { RoundAnswer } from '#contract/metering/reading-round.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { reread } from '#web/lib/query.ts';
import { createStore } from '#web/lib/store.ts';
import { meterReads } from '../meters.queries.ts';
import {
  asSent,
  followStorage,
  openOutbox,
  putOff,
  settle,
  takeDue,
  type OutLine,
} from './outbox.ts';
import { isPassing, waitAfter } from '#web/lib/passing.ts';
import { sendPhotosDue, startPhotos } from './photo-sender.ts';
import { followPhotos, openPhotos } from './photos.ts';
import { keepReading } from './told-round.ts';

/** So many lines go at once. */
const BATCH = 40;

/** Why nothing is being sent, until the person tries again; null while all is well. */
export const sendingFault = createStore<ApiError | null>(null);

interface Sender {
  readonly unit_id: number;
  readonly timer: { id: ReturnType<typeof setTimeout> | undefined };
  isBusy: boolean;
  isStopped: boolean;
  failures: number;
}

let sender: Sender | null = null;

function settleAll(
  unit_id: number,
  sent: readonly OutLine[],
  answers: readonly RoundAnswer[],
): void {
  for (const line of sent) {
    const answer = answers.find(
      ({ meter_id, read_on }) => meter_id === line.meter_id && read_on === line.day,
    );
    if (answer === undefined) putOff([line]);
    else {
      if (answer.outcome === 'accepted') keepReading(unit_id, line, answer.reading);
      settle(line, answer);
    }
  }
}

async function sendOnce(own: Sender): Promise<boolean> {
  const lines = takeDue(BATCH);
  if (lines.length === 0) return false;
  try {
    const body = { lines: lines.map(asSent) };
    const { values } = await call(writeRound, { params: { unit_id: own.unit_id }, body });
    if (own.isStopped) return false;
    own.failures = 0;
    settleAll(own.unit_id, lines, values);
    return true;
  } catch (error) {
    if (own.isStopped) return false;
    putOff(lines);
    if (!isPassing(error)) {
      sendingFault.set(error instanceof ApiError ? error : null);
      throw error;
    }
    own.failures += 1;
    own.timer.id = setTimeout(sendDue, waitAfter(own.failures));
    return false;
  }
}

async function sendAll(own: Sender): Promise<void> {
  own.isBusy = true;
  clearTimeout(own.timer.id);
  try {
    let hasSent = false;
    while (!own.isStopped && (await sendOnce(own))) hasSent = true;
    // The list and the records of meters have missed it.
    if (hasSent) reread(meterReads);
  } catch (error) {
    // It is said on the screen, and waits for the person.
    if (!(error instanceof ApiError)) throw error;
  } finally {
    own.isBusy = false;
    sendPhotosDue();
  }
}

/** Sends what is due, unless it is being sent already or waits for the person. */
export function sendDue(): void {
  sendPhotosDue();
  if (sender === null || sender.isBusy || sendingFault.get() !== null) return;
  void sendAll(sender);
}

/** The person wants it to be tried again. */
export function tryAgain(): void {
  sendingFault.set(null);
  sendDue();
}

/** Takes up what the device has kept of the unit and sends it, until it is stopped. */
export function startSending(unit_id: number): () => void {
  const own: Sender = {
    unit_id,
    timer: { id: undefined },
    isBusy: false,
    isStopped: false,
    failures: 0,
  };
  const follow = ({ key }: StorageEvent) => {
    if (followStorage(key)) reread([readRound]);
    followPhotos(key);
  };
  sender = own;
  sendingFault.set(null);
  openOutbox(unit_id);
  openPhotos(unit_id);
  const stopPhotos = startPhotos(unit_id);
  addEventListener('online', sendDue);
  addEventListener('storage', follow);
  sendDue();
  return () => {
    own.isStopped = true;
    stopPhotos();
    clearTimeout(own.timer.id);
    removeEventListener('online', sendDue);
    removeEventListener('storage', follow);
    if (sender === own) sender = null;
  };
}
