import { viewTools } from '#web/table/view-tools.ts';
import { late } from '#web/ui/late.tsx';

const SavedViews = late(() => import('#web/views/SavedViews.tsx'), 'SavedViews');

/** Hands saved views over to tables, which lie below them; they come when they are first wanted. */
export function giveViewTools(): void {
  viewTools.set({ prepare: () => void SavedViews.preload?.(), Tools: SavedViews });
}
