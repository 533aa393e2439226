import { TABS_KEY } from '#web/lib/storage-keys.ts';

/** What one tab tells the others of the same browser. */
export type TabMessage =
  | { readonly kind: 'sign-out'; readonly user_identity: string }
  | { readonly kind: 'new-token'; readonly old_token: string; readonly token: string };

const CHANNEL = 'kastelan';

function channel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

/** Tells the other tabs. A token never goes through the storage, where it would be left behind. */
export function tellTabs(message: TabMessage): void {
  const open = channel();
  // A channel reaches this origin only and knows no target.
  open?.postMessage.call(open, message);
  open?.close();
  if (message.kind !== 'sign-out') return;
  // Browsers without the channel hear the storage; the moment makes each message a change.
  localStorage.setItem(TABS_KEY, JSON.stringify({ ...message, at: Date.now() }));
  localStorage.removeItem(TABS_KEY);
}

/** Hears the other tabs; a message may come twice, once by each way. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  const open = channel();
  const hear = (event: MessageEvent<TabMessage>) => listener(event.data);
  const read = (event: StorageEvent) => {
    if (event.key === TABS_KEY && event.newValue !== null)
      listener(JSON.parse(event.newValue) as TabMessage);
  };
  open?.addEventListener('message', hear);
  addEventListener('storage', read);
  return () => {
    open?.close();
    removeEventListener('storage', read);
  };
}
