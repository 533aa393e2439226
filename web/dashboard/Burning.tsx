import type { DashboardUnit } from '#contract/dashboard.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { KindRows } from './KindRows.tsx';
import { burningKinds } from './kinds.ts';
import { useOpenKinds } from './open-kinds.ts';
import { Section } from './Section.tsx';
import { dueTotals, longestFirst } from './tiles.ts';

/** Terms that have passed, the longest overdue first. */
export function Burning({ units }: { units: readonly DashboardUnit[] }) {
  const totals = longestFirst(dueTotals(useOpenKinds(burningKinds), units));
  return (
    <Section title="Co hoří">
      {totals.length === 0 ? (
        <EmptyState
          icon="flame"
          title="Nic nehoří"
          text="Hlídají se termíny revizí, lhůty k odstranění závad a konce nájemních smluv."
        />
      ) : (
        <KindRows totals={totals} tone="burning" isAlone={units.length === 1} />
      )}
    </Section>
  );
}
