import { dropLarge, keepLarge, readLarge } from '#web/lib/large-kept.ts';
import { log } from '#web/lib/log.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { CREW_RESULTS_PREFIX } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';
import { queuedResult, type QueuedResult, type QueueStore } from './queue.ts';

// Results stay on the device, one key a result, until the server has them; their pictures are too large for
// it and stay where larger things are. What the device cannot keep lives as long as the page.

const prefix = () => ownKey(CREW_RESULTS_PREFIX);
const pictureKey = (key: string) => `${ownKey(CREW_RESULTS_PREFIX, 'picture.')}${key}`;

/** What the device could not keep, by keys. */
const unkept = new Map<string, QueuedResult>();
const unkeptPictures = new Map<string, string>();

function readOne(key: string): QueuedResult | undefined {
  try {
    return queuedResult.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    // A forbidden or spoilt storage only means that nothing is kept there.
    return undefined;
  }
}

function readAll(): readonly QueuedResult[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix()));
  const kept = keys.flatMap((key) => readOne(key) ?? []);
  return [...kept.filter(({ key }) => !unkept.has(key)), ...unkept.values()];
}

const waiting = createStore<readonly QueuedResult[]>([]);

/** Results of this person that wait on this device, inside a component. */
export const useWaiting = waiting.use;

/** Whether the page is the only one that has a result, because the device cannot keep it. */
export const isUnkept = ({ key, photos }: QueuedResult): boolean =>
  unkept.has(key) || photos.some((photo) => unkeptPictures.has(photo.key));

/** Takes up what the device has, after another tab or person may have changed it. */
export const rereadWaiting = (): void => waiting.set(readAll());

/** Whether that storage key is one of this person's results. */
export const isResultKey = (key: string | null): boolean => key?.startsWith(prefix()) === true;

function put(result: QueuedResult): boolean {
  try {
    localStorage.setItem(prefix() + result.key, JSON.stringify(result));
    unkept.delete(result.key);
    return true;
  } catch (error) {
    log.warn('Výsledek návštěvy nelze v zařízení uchovat', error);
    unkept.set(result.key, result);
    return false;
  } finally {
    rereadWaiting();
  }
}

/** Keeps a picture on the device; the page alone has it where the device cannot. */
export async function keepPicture(key: string, content_base64: string): Promise<void> {
  if (!(await keepLarge(pictureKey(key), content_base64))) unkeptPictures.set(key, content_base64);
}

/** A kept picture; undefined when the device has lost it. */
export const readPicture = async (key: string): Promise<string | undefined> =>
  unkeptPictures.get(key) ?? (await readLarge(pictureKey(key)));

/** Forgets a picture: the server has it, or the person does not want it. */
export async function dropPicture(key: string): Promise<void> {
  unkeptPictures.delete(key);
  await dropLarge(pictureKey(key));
}

/** The queue of the signed-in person on this device. */
export const deviceStore: QueueStore = {
  all: readAll,
  put: (result) => void put(result),
  drop: ({ key }) => {
    unkept.delete(key);
    localStorage.removeItem(prefix() + key);
    rereadWaiting();
  },
  picture: ({ key }) => readPicture(key),
  dropPicture: ({ key }) => dropPicture(key),
};
