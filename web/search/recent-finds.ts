import { z } from 'zod';
import { find } from '#contract/search.ts';
import type { Find } from '#contract/search.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { FINDS_PREFIX } from '#web/lib/storage-keys.ts';
import { findKey } from './find-kinds.ts';

/** How many finds are remembered. */
const MOST_RECENT = 8;

/** What this user has lately gone to, newest first; for this tab only, because it tells of people. */
export function recentFinds(): readonly Find[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(ownKey(FINDS_PREFIX)) ?? '[]');
    return z.array(find).safeParse(stored).data ?? [];
  } catch {
    // A forbidden or spoilt storage only means that nothing is remembered.
    return [];
  }
}

/** Remembers a find as the newest. */
export function rememberFind(found: Find): void {
  const others = recentFinds().filter((other) => findKey(other) !== findKey(found));
  const newest = [found, ...others].slice(0, MOST_RECENT);
  sessionStorage.setItem(ownKey(FINDS_PREFIX), JSON.stringify(newest));
}
