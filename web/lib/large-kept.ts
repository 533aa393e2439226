import { log } from './log.ts';

// What is too large for localStorage, such as photos, stays on the device in IndexedDB.

const DATABASE = 'kastelan';
const STORE = 'large';

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return finished(request);
}

type Mode = 'readonly' | 'readwrite';

/** Does one thing in the store; what is written has reached the device once this is done. */
async function within<T>(mode: Mode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('IndexedDB')),
      );
    });
    const [result] = await Promise.all([finished(act(transaction.objectStore(STORE))), done]);
    return result;
  } finally {
    database.close();
  }
}

/** Keeps a text under the key; false when the device cannot. */
export async function keepLarge(key: string, content: string): Promise<boolean> {
  try {
    await within('readwrite', (store) => store.put(content, key));
    return true;
  } catch (error) {
    log.warn('Zařízení nedokáže uchovat větší obsah', error);
    return false;
  }
}

/** What is kept under the key; undefined for nothing, and where the device keeps nothing. */
export async function readLarge(key: string): Promise<string | undefined> {
  try {
    const kept: unknown = await within(
      'readonly',
      (store) => store.get(key) as IDBRequest<unknown>,
    );
    return typeof kept === 'string' ? kept : undefined;
  } catch (error) {
    log.warn('Uchovaný obsah nelze ze zařízení přečíst', error);
    return undefined;
  }
}

/** Forgets what is kept under the key. */
export async function dropLarge(key: string): Promise<void> {
  try {
    await within('readwrite', (store) => store.delete(key));
  } catch (error) {
    log.warn('Uchovaný obsah nelze ze zařízení odstranit', error);
  }
}
