import { z } from 'zod';
import { reportVisit } from '#contract/fieldwork/results.ts';
import { photoOf } from '#contract/fieldwork/result-words.ts';

// The queue of what was told of visits. It knows neither the device's storage nor the network: both are
// handed to it, so that whole histories of lost connections can be tried against a server.

const queuedPhoto = z.object({
  key: z.uuid(),
  of: photoOf,
  measuring_place_id: z.int().nullable(),
  /** Why it was not taken for good; empty while it waits. */
  fault: z.string(),
});
/** A photo of a result that the server has not got; the picture is kept beside, by the key. */
export type QueuedPhoto = z.infer<typeof queuedPhoto>;

const { key: resultKey, sent_at: _sent, is_signed: _signed, ...told } = reportVisit.body.shape;

export const queuedResult = z.object({
  key: resultKey,
  /** The order in which results were told on this device. */
  turn: z.int(),
  unit_id: z.int(),
  visit_id: z.int(),
  /** The day of the visit, and where it was, to be told of without asking the server. */
  day: z.iso.date(),
  title: z.string(),
  told: z.object(told),
  photos: z.array(queuedPhoto),
  /** The server has it; only photos are left. */
  is_reported: z.boolean(),
  /** Why it was refused for good; empty while it waits. */
  fault: z.string(),
});
/** A result that waits on the device. */
export type QueuedResult = z.infer<typeof queuedResult>;

/** Whether a signature drawn by hand is among the photos. */
export const isSigned = (photos: readonly Pick<QueuedPhoto, 'of'>[]): boolean =>
  photos.some(({ of }) => of === 'signature');

/** A result as it is sent at that moment of the device's clock. */
export const reportOf = ({ key, told: said, photos }: QueuedResult, sent_at: string) => ({
  ...said,
  key,
  sent_at,
  is_signed: isSigned(photos),
});

/** Where the queue stays between two starts. */
export interface QueueStore {
  /** All that waits, in any order. */
  all: () => readonly QueuedResult[];
  put: (result: QueuedResult) => void;
  drop: (result: QueuedResult) => void;
  /** The picture of a photo in base64; undefined when the device has lost it. */
  picture: (photo: QueuedPhoto) => Promise<string | undefined>;
  dropPicture: (photo: QueuedPhoto) => Promise<void>;
}

/** What becomes of a call that failed: again later, after a sign-in, or never. */
export type Failure =
  | { readonly kind: 'later' | 'sign-in' }
  | { readonly kind: 'never'; readonly fault: string };

/** The way to the server. Both calls throw what `failure` then judges. */
export interface QueueWire {
  report: (result: QueuedResult, sent_at: string) => Promise<void>;
  addPhoto: (result: QueuedResult, photo: QueuedPhoto, content_base64: string) => Promise<void>;
  failure: (error: unknown) => Failure;
}

export interface QueueTools {
  readonly store: QueueStore;
  readonly wire: QueueWire;
  /** What the device's clock shows; it may be wrong. */
  readonly now: () => Date;
}

/** How a sending ended: nothing is left that could go, or it waits for a connection or a sign-in. */
export type SendingEnd = 'done' | 'later' | 'sign-in';

const LOST_PICTURE = 'Zařízení fotku neuchovalo. Vyfoťte ji znovu.';

/** Results in the order in which they were told. */
export const inTurn = (results: readonly QueuedResult[]): readonly QueuedResult[] =>
  results.toSorted(
    (one, other) => one.turn - other.turn || one.told.told_at.localeCompare(other.told.told_at),
  );

/** The turn of the next result. */
export const nextTurn = (results: readonly QueuedResult[]): number =>
  Math.max(0, ...results.map(({ turn }) => turn)) + 1;

const isDue = ({ is_reported, fault }: QueuedResult) => !is_reported && fault === '';

/** Photos of results that the server has, with their results, in the order in which they were told. */
function photosDue(results: readonly QueuedResult[]) {
  return results
    .filter(({ is_reported }) => is_reported)
    .flatMap((result) => result.photos.map((photo) => ({ result, photo })))
    .filter(({ photo }) => photo.fault === '');
}

/**
 * Changes a result as it is kept now: while it was on its way, another tab may have gone on with it, or the
 * person may have taken it away. One of which nothing is left goes.
 */
function change(
  { store }: QueueTools,
  { key }: QueuedResult,
  act: (now: QueuedResult) => QueuedResult,
): void {
  const now = store.all().find((one) => one.key === key);
  if (now === undefined) return;
  const next = act(now);
  if (next.is_reported && next.photos.length === 0) store.drop(next);
  else store.put(next);
}

async function sendResult(tools: QueueTools, result: QueuedResult): Promise<Failure | null> {
  try {
    await tools.wire.report(result, tools.now().toISOString());
    change(tools, result, (now) => ({ ...now, is_reported: true, fault: '' }));
    return null;
  } catch (error) {
    const failure = tools.wire.failure(error);
    if (failure.kind === 'never')
      change(tools, result, (now) => (now.is_reported ? now : { ...now, fault: failure.fault }));
    return failure;
  }
}

async function sendPhoto(
  tools: QueueTools,
  result: QueuedResult,
  photo: QueuedPhoto,
): Promise<Failure | null> {
  const { store, wire } = tools;
  const refused = (fault: string) =>
    change(tools, result, ({ photos, ...now }) => ({
      ...now,
      photos: photos.map((one) => (one.key === photo.key ? { ...one, fault } : one)),
    }));
  try {
    const content = await store.picture(photo);
    if (content === undefined) {
      refused(LOST_PICTURE);
      return null;
    }
    await wire.addPhoto(result, photo, content);
    change(tools, result, ({ photos, ...now }) => ({
      ...now,
      photos: photos.filter(({ key }) => key !== photo.key),
    }));
    await store.dropPicture(photo);
    return null;
  } catch (error) {
    const failure = wire.failure(error);
    if (failure.kind === 'never') refused(failure.fault);
    return failure;
  }
}

/** What is sent next, and how; undefined when nothing is left that was not tried. */
function nextOf(tools: QueueTools, tried: ReadonlySet<string>) {
  const waiting = inTurn(tools.store.all());
  const result = waiting.find((one) => isDue(one) && !tried.has(one.key));
  if (result !== undefined) return { key: result.key, send: () => sendResult(tools, result) };
  const next = photosDue(waiting).find(({ photo }) => !tried.has(photo.key));
  return next && { key: next.photo.key, send: () => sendPhoto(tools, next.result, next.photo) };
}

/**
 * Sends what waits: results in the order in which they were told, then their photos. It ends at the first
 * call that may do better later, so that no result overtakes one that was told before it; what is refused
 * for good stays with its sentence and holds back nothing else.
 */
export async function sendQueue(tools: QueueTools): Promise<SendingEnd> {
  // A storage that cannot be written any more must not have the same sent again and again.
  const tried = new Set<string>();
  for (let next = nextOf(tools, tried); next !== undefined; next = nextOf(tools, tried)) {
    tried.add(next.key);
    const failure = await next.send();
    if (failure !== null && failure.kind !== 'never') return failure.kind;
  }
  return 'done';
}

/** What is refused is to be tried once more. */
export function tryAgain({ store }: Pick<QueueTools, 'store'>, result: QueuedResult): void {
  const photos = result.photos.map((photo) => ({ ...photo, fault: '' }));
  store.put({ ...result, photos, fault: '' });
}
