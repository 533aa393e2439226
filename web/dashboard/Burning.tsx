import type { DashboardUnit } from '#contract/dashboard.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { burningKinds } from './kinds.ts';
import { useOpenKinds } from './open-kinds.ts';
import { Section } from './Section.tsx';
import { longestFirst, tilesOf } from './tiles.ts';
import { Tiles } from './Tiles.tsx';

/** Terms that have passed, the longest overdue first. */
export function Burning({ units }: { units: readonly DashboardUnit[] }) {
  const tiles = longestFirst(tilesOf(useOpenKinds(burningKinds), units));
  return (
    <Section title="Co hoří">
      {tiles.length === 0 ? (
        <EmptyState
          icon="flame"
          title="Nic nehoří"
          text="Hlídají se termíny revizí, lhůty k odstranění závad a konce nájemních smluv."
        />
      ) : (
        <Tiles tiles={tiles} tone="burning" />
      )}
    </Section>
  );
}
