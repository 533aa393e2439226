import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Hit } from './hits.ts';

/** Id of the element that shows a line. */
export function optionId({ key }: Hit): string {
  return `find-${key}`;
}

/** Arrows walk over the lines while the box keeps the cursor; another search begins from the first. */
export function useWalk(hits: readonly Hit[], search: string) {
  const [place, setPlace] = useState({ search, at: 0 });
  const hasMoved = place.search === search && place.at > 0;
  const at = hasMoved ? Math.min(place.at, hits.length - 1) : 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, hits.length - 1);
    const hit = next === undefined ? undefined : hits[next];
    if (next === undefined || hit === undefined) return;
    event.preventDefault();
    setPlace({ search, at: next });
    document.getElementById(optionId(hit))?.scrollIntoView({ block: 'nearest' });
  };
  return { pointed: hits[at], hasMoved, onKeyDown };
}

function stepTo(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return at === last ? 0 : at + 1;
  if (key === 'ArrowUp') return at === 0 ? last : at - 1;
  return undefined;
}
