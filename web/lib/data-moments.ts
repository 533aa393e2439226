import type { DataMoment } from '#contract/data-moment.ts';
import { createStore } from './store.ts';

// By the address of the read, as the cache keeps its data by it; an answer itself is joined with the one before.
const moments = createStore<ReadonlyMap<string, DataMoment>>(new Map());

/** Keeps how old the data of the last answer of a report were; undefined for those of the moment. */
export function noteMoment(address: string, moment: DataMoment | undefined): void {
  const known = moments.get();
  if (moment === undefined && !known.has(address)) return;
  const next = new Map(known);
  if (moment === undefined) next.delete(address);
  else next.set(address, moment);
  moments.set(next);
}

/** How old the data of the last answer of the report at the address were. */
export function useMoment(address: string): DataMoment | undefined {
  return moments.use((known) => known.get(address));
}
