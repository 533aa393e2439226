import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Find } from '#contract/search.ts';
import { findKey } from './find-kinds.ts';

/** Id of the element that shows a find. */
export function optionId(find: Find): string {
  return `find-${findKey(find)}`;
}

/** Arrows walk over the finds while the box keeps the cursor; another search begins from the first. */
export function useWalk(finds: readonly Find[], search: string) {
  const [place, setPlace] = useState({ search, at: 0 });
  const hasMoved = place.search === search && place.at > 0;
  const at = hasMoved ? Math.min(place.at, finds.length - 1) : 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, finds.length - 1);
    const find = next === undefined ? undefined : finds[next];
    if (next === undefined || find === undefined) return;
    event.preventDefault();
    setPlace({ search, at: next });
    document.getElementById(optionId(find))?.scrollIntoView({ block: 'nearest' });
  };
  return { pointed: finds[at], hasMoved, onKeyDown };
}

function stepTo(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return at === last ? 0 : at + 1;
  if (key === 'ArrowUp') return at === 0 ? last : at - 1;
  return undefined;
}
