import { addReadingPhoto } from '#contract/metering/photos.ts';
import { ApiError, userMessage } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { reread } from '#web/lib/query.ts';
import { meterReads } from '../meters.queries.ts';
import { lineName } from './kept.ts';
import { outLines } from './outbox.ts';
import { isPassing, waitAfter } from '#web/lib/passing.ts';
import { changePhoto, contentOf, dropPhoto, outPhotos, type OutPhoto } from './photos.ts';
import { keepReading, readingAt } from './told-round.ts';

interface PhotoSender {
  readonly unit_id: number;
  readonly timer: { id: ReturnType<typeof setTimeout> | undefined };
  isBusy: boolean;
  /** Something became ready while others were being sent. */
  isAsked: boolean;
  isStopped: boolean;
  failures: number;
}

let sender: PhotoSender | null = null;

const LOST = 'Zařízení fotku neuchovalo. Vyfoťte ji znovu.';

/** Sends a photo to its reading; false where that reading is not there yet. */
async function sendPhoto({ unit_id }: PhotoSender, photo: OutPhoto): Promise<boolean> {
  const reading = await readingAt(unit_id, photo);
  if (reading === null) return false;
  const content_base64 = await contentOf(photo);
  if (content_base64 === undefined) {
    changePhoto(photo, 'refused', LOST);
    return false;
  }
  changePhoto(photo, 'sending');
  const { meter_reading_id, photo_count } = reading;
  await call(addReadingPhoto, {
    params: { unit_id, meter_reading_id },
    body: { content_base64 },
    headers: { 'Idempotency-Key': photo.send_key },
  });
  keepReading(unit_id, photo, { ...reading, photo_count: photo_count + 1 });
  await dropPhoto(photo);
  return true;
}

/** Photos whose line waits for nothing any more, the first ones taken first. */
function photosToSend(): readonly OutPhoto[] {
  const lines = outLines();
  return [...outPhotos().values()].filter(
    (photo) => photo.phase !== 'refused' && !lines.has(lineName(photo)),
  );
}

/** Sends one of them after another; false when it is to be tried again later. */
async function sendEach(own: PhotoSender): Promise<boolean> {
  for (const photo of photosToSend()) {
    try {
      if (await sendPhoto(own, photo)) own.failures = 0;
    } catch (error) {
      if (own.isStopped) return true;
      if (isPassing(error)) {
        changePhoto(photo, 'waiting');
        return false;
      }
      if (!(error instanceof ApiError)) throw error;
      changePhoto(photo, 'refused', userMessage(error));
    }
    if (own.isStopped) return true;
  }
  return true;
}

async function sendAll(own: PhotoSender): Promise<void> {
  own.isBusy = true;
  clearTimeout(own.timer.id);
  const before = outPhotos().size;
  try {
    let isDone = true;
    do {
      own.isAsked = false;
      isDone = await sendEach(own);
    } while (own.isAsked && isDone && !own.isStopped);
    if (!isDone && !own.isStopped) {
      own.failures += 1;
      own.timer.id = setTimeout(sendPhotosDue, waitAfter(own.failures));
    }
  } finally {
    own.isBusy = false;
    // The list and the records of meters have missed it.
    if (outPhotos().size < before) reread(meterReads);
  }
}

/** Sends photos whose readings the server has, behind those that are being sent already. */
export function sendPhotosDue(): void {
  if (sender === null || photosToSend().length === 0) return;
  if (sender.isBusy) sender.isAsked = true;
  else void sendAll(sender);
}

/** A photo that was not taken is tried again. */
export function sendAgain(photo: OutPhoto): void {
  changePhoto(photo, 'due');
  sendPhotosDue();
}

/** Sends photos of the unit until it is stopped. */
export function startPhotos(unit_id: number): () => void {
  const own: PhotoSender = {
    unit_id,
    timer: { id: undefined },
    isBusy: false,
    isAsked: false,
    isStopped: false,
    failures: 0,
  };
  sender = own;
  return () => {
    own.isStopped = true;
    clearTimeout(own.timer.id);
    if (sender === own) sender = null;
  };
}
