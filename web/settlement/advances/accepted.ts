import { createStore } from '#web/lib/store.ts';

/** Advances that were accepted last, so that they can be taken back. */
interface Accepted {
  readonly settlement_id: number;
  readonly house_change_id: number;
  readonly changed_count: number;
  readonly valid_from: string;
}

/** Stays while the person looks at sheets or another tab and comes back. */
export const accepted = createStore<Accepted | null>(null);
