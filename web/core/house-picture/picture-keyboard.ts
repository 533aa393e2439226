import type { KeyboardEvent } from 'react';

interface At {
  readonly row: number;
  readonly place: number;
}

type Lengths = readonly number[];

/** The nearest row above or below that has a space, at the same place or at its last one. */
function besideRow(lengths: Lengths, { row, place }: At, by: -1 | 1): At {
  for (let next = row + by; next >= 0 && next < lengths.length; next += by) {
    const length = lengths[next] ?? 0;
    if (length > 0) return { row: next, place: Math.min(place, length - 1) };
  }
  return { row, place };
}

/** Where a key leads in the picture of a house; undefined for a key that leads nowhere. */
export function pictureStep(key: string, at: At, lengths: Lengths): At | undefined {
  const { row, place } = at;
  const last = (lengths[row] ?? 1) - 1;
  const steps: Readonly<Record<string, () => At>> = {
    ArrowLeft: () => ({ row, place: Math.max(0, place - 1) }),
    ArrowRight: () => ({ row, place: Math.min(last, place + 1) }),
    ArrowUp: () => besideRow(lengths, at, -1),
    ArrowDown: () => besideRow(lengths, at, 1),
    Home: () => ({ row, place: 0 }),
    End: () => ({ row, place: last }),
  };
  return steps[key]?.();
}

/** Arrows walk the picture; Enter follows the link by itself. */
export function pictureKeyDown(event: KeyboardEvent<HTMLElement>, lengths: Lengths): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const from = (event.target as HTMLElement).dataset;
  const at = { row: Number(from['row']), place: Number(from['place']) };
  if (!Number.isInteger(at.row) || !Number.isInteger(at.place)) return;
  const to = pictureStep(event.key, at, lengths);
  if (to === undefined) return;
  event.preventDefault();
  const cell = `a[data-row="${to.row}"][data-place="${to.place}"]`;
  event.currentTarget.querySelector<HTMLElement>(cell)?.focus();
}
