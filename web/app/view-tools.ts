import { lazy } from 'react';
import { viewTools } from '#web/table/view-tools.ts';

const load = async () => ({ default: (await import('#web/views/SavedViews.tsx')).SavedViews });

/** Hands saved views over to tables, which lie below them; they come when they are first wanted. */
export function giveViewTools(): void {
  viewTools.set({ prepare: () => void load(), Tools: lazy(load) });
}
