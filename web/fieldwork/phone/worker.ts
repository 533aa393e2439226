import { WORKER_PATH, WORKER_SCOPE } from '#web/lib/worker-path.ts';
import { log } from '#web/lib/log.ts';
import { hasDrafts } from './draft.ts';

/** A newer version that waits takes over, unless something is being written in this browser. */
function letOver({ waiting }: ServiceWorkerRegistration): void {
  // A worker is reached by itself and knows no target.
  if (!hasDrafts()) waiting?.postMessage.call(waiting, { kind: 'take-over' });
}

async function register(): Promise<void> {
  try {
    const made = await navigator.serviceWorker.register(WORKER_PATH, {
      scope: WORKER_SCOPE,
      updateViaCache: 'none',
    });
    letOver(made);
  } catch (error) {
    // Without it the page needs a connection to open; what was told is kept all the same.
    log.warn('Stránku nelze připravit pro práci bez připojení', error);
  }
}

/** Has the browser keep the files of the crew's day, so that it opens without a connection. */
export function followWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void register();
}
