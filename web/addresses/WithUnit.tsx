import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Unit } from '#contract/units.ts';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { useSession } from '#web/session/session.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Draws what needs an active unit; says so when the client has none yet. */
export function WithUnit({ children }: { children: (unit: Unit) => ReactNode }) {
  const unit = useActiveUnit();
  const isReady = useSession()?.ready ?? false;
  if (unit !== null) return children(unit);
  if (!isReady) return <Skeleton height={240} />;
  return (
    <EmptyState
      title="Zatím nemáte žádnou jednotku"
      text="Založte ji v přehledu na záložce Jednotky."
      icon="building"
    />
  );
}
