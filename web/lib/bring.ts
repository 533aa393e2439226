import { RELOAD_KEY } from './storage-keys.ts';

const ONCE_IN_MS = 60_000;

/** A file of the portal did not come. */
export class PartLost extends Error {
  constructor(cause: unknown) {
    super('Tato část portálu se nenačetla. Zkontrolujte připojení k internetu a zkuste to znovu.', {
      cause,
    });
    this.name = 'PartLost';
  }
}

/**
 * Brings a part of the portal that has a file of its own: `bring(() => import('./xlsx.ts'))`. Throws PartLost where
 * the server cannot be reached; the page stays as it is, and the part may be asked for again. Where the server
 * answers and the part still does not come, the page is loaded anew, once in a minute: the portal was upgraded and
 * the files of this page are gone, or the browser, which asks for a file that has failed no more, holds on to that.
 * What was typed is kept by the drafts.
 */
export async function bring<M>(load: () => Promise<M>, reload = reloadPage): Promise<M> {
  if (seemsCutOff() && !(await isServerThere())) throw new PartLost('offline');
  try {
    return await load();
  } catch (cause) {
    if (!(await isServerThere())) throw new PartLost(cause);
  }
  try {
    await bringStyles();
    return await load();
  } catch (cause) {
    if (mayReload()) reload();
    throw new PartLost(cause);
  }
}

/** A part that nobody has asked for yet: undefined where it does not come, and nothing else happens. */
export async function bringQuietly<M>(load: () => Promise<M>): Promise<M | undefined> {
  if (seemsCutOff()) return undefined;
  try {
    return await load();
  } catch {
    return undefined;
  }
}

const reloadPage = () => location.reload();

/**
 * The browser says that there is no network: asked for a file now, it would not ask for it later either. A portal of
 * the same computer answers all the same, and some browsers are wrong.
 */
function seemsCutOff(): boolean {
  // A phone's worker may have kept it.
  const isServedHere = navigator.serviceWorker?.controller;
  return !navigator.onLine && (isServedHere === undefined || isServedHere === null);
}

/** Any answer about the file of this module but a fault of the server. */
async function isServerThere(): Promise<boolean> {
  try {
    const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** The build's own loader asks for each stylesheet once; those that did not come are asked for again. */
async function bringStyles(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const lost = [...sheets].filter(({ sheet }) => sheet === null);
  await Promise.all(lost.map(bringStyle));
}

function bringStyle(link: HTMLLinkElement): Promise<unknown> {
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  again.nonce = link.nonce;
  again.href = link.href;
  const come = new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
  });
  link.replaceWith(again);
  return come;
}

function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(RELOAD_KEY) ?? 0);
  if (Date.now() - last < ONCE_IN_MS) return false;
  sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
  return true;
}
