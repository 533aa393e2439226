import type { MeterKind } from './meter-words.ts';

/**
 * By when, unless a unit has set another day, devices that divide heat and hot water have to be readable from afar, and where it is written.
 * Cold water is not concerned, nor is what only an electricity or gas supplier reads.
 */
export const REMOTE_DUTY = {
  until: '2027-01-01',
  source: 'zákon č. 406/2000 Sb., § 7 odst. 11 a 12',
} as const;

/** What of a place its duty follows from. */
export interface RemotePlace {
  readonly kind: MeterKind;
  readonly is_remote: boolean | null;
  readonly hidden: boolean;
}

const concerned: ReadonlySet<MeterKind> = new Set(['hot-water', 'heat', 'heat-allocator']);

/** Whether a device still has to be exchanged for one that is read from afar; a place without one has none. */
export function needsRemote({ kind, is_remote, hidden }: RemotePlace): boolean {
  return concerned.has(kind) && is_remote === false && !hidden;
}
