import { UPGRADE_KEY } from './storage-keys.ts';

const ONCE_IN_MS = 60_000;

/**
 * After an upgrade of the server the files of an open page are gone: a part that cannot be fetched
 * reloads the page, once; what was typed is kept by the drafts.
 */
export function reloadAfterUpgrade(reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(UPGRADE_KEY) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(UPGRADE_KEY, String(Date.now()));
    event.preventDefault();
    reload();
  });
}
