import { useEffect } from 'react';
import { z } from 'zod';
import { find } from '#contract/search.ts';
import type { Find } from '#contract/search.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { FINDS_PREFIX } from '#web/lib/storage-keys.ts';
import { currentSession } from './session.ts';

/** How many finds are remembered. */
const MOST_RECENT = 8;

/** Tells a find from the others. */
export function findKey({ kind, id }: Pick<Find, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}

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
  try {
    sessionStorage.setItem(ownKey(FINDS_PREFIX), JSON.stringify(newest));
  } catch {
    // A full or forbidden storage only means that nothing is remembered.
  }
}

/** A record as it stands open. */
interface Opened extends Pick<Find, 'kind' | 'unit_id' | 'id' | 'title'> {
  /** What tells it from others of such a title; empty parts are left out. */
  readonly told: readonly string[];
}

function rememberOpened({ told, ...opened }: Opened): void {
  const unit = currentSession()?.units.find(({ unit_id }) => unit_id === opened.unit_id);
  const former = recentFinds().find((each) => findKey(each) === findKey(opened));
  // What the search told of it says more than its record does, such as who lives there.
  const isSame = former?.title === opened.title && former.detail !== '';
  const detail = isSame ? former.detail : told.filter((part) => part !== '').join(' · ');
  rememberFind({ ...opened, unit_name: unit?.name ?? '', detail });
}

/** Remembers the open record among those to which the search leads first; undefined while it is on its way. */
export function useOpenedFind(opened: Opened | undefined): void {
  const text = opened === undefined ? undefined : JSON.stringify(opened);
  useEffect(() => {
    if (text !== undefined) rememberOpened(JSON.parse(text) as Opened);
  }, [text]);
}
