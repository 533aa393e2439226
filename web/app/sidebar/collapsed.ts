import { SIDEBAR_KEY } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';

const collapsed = createStore(localStorage.getItem(SIDEBAR_KEY) === 'collapsed');

/** Whether the sidebar shows icons only; remembered on this device. */
export function useCollapsed(): boolean {
  return collapsed.use();
}

/** Collapses the sidebar to icons, or opens it. */
export function setCollapsed(next: boolean): void {
  collapsed.set(next);
  if (next) localStorage.setItem(SIDEBAR_KEY, 'collapsed');
  else localStorage.removeItem(SIDEBAR_KEY);
}
