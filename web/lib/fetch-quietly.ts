import { UPGRADE_KEY } from './storage-keys.ts';

/**
 * A part of the page that nobody has asked for. One that is gone does not have the page loaded anew, as others do
 * (`fresh-build.ts`); undefined then.
 */
export async function fetchQuietly<T>(fetched: () => Promise<T>): Promise<T | undefined> {
  const last = sessionStorage.getItem(UPGRADE_KEY);
  // As if the page had just been loaded anew.
  sessionStorage.setItem(UPGRADE_KEY, String(Date.now()));
  try {
    return await fetched();
  } catch {
    return undefined;
  } finally {
    if (last === null) sessionStorage.removeItem(UPGRADE_KEY);
    else sessionStorage.setItem(UPGRADE_KEY, last);
  }
}
