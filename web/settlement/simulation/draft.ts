import { useMemo } from 'react';
import type { TriedRule } from '#contract/settlement/simulated.ts';
import type { SettlementSimulation } from '#contract/settlement/simulations.ts';
import { createStore } from '#web/lib/store.ts';

/** What is tried and not kept yet, by the settlement and the simulation over which it was changed. */
type Drafts = Readonly<Record<string, TriedRule[]>>;

/** Stays while the person looks at another tab or screen and comes back. */
const drafts = createStore<Drafts>({});

const NONE: TriedRule[] = [];

interface Of {
  readonly settlement_id: number;
  readonly simulation: SettlementSimulation | undefined;
}

/** What is tried: a kept simulation as it is, or with what was changed since. */
export function useDraft({ settlement_id, simulation }: Of) {
  const key = `${settlement_id} ${simulation?.settlement_simulation_id ?? 0}`;
  const changed = drafts.use((all) => all[key]);
  const kept = simulation?.changes ?? NONE;
  const tried = changed ?? kept;
  const isOtherwise = useMemo(
    () => changed !== undefined && JSON.stringify(changed) !== JSON.stringify(kept),
    [changed, kept],
  );
  const forget = () => {
    const { [key]: _gone, ...others } = drafts.get();
    drafts.set(others);
  };
  return {
    tried,
    isOtherwise,
    put: (next: TriedRule[]) => drafts.set({ ...drafts.get(), [key]: next }),
    forget,
  };
}
