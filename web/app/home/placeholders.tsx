import { Button } from '@mantine/core';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Pending } from '../pages/Pending.tsx';

/** Stands until the user's units are known (specification, section 2: 'loading unit info'). */
export function LoadingUnit() {
  return (
    <Page title="Přehled" note={<span role="status">Načítám informace o jednotce</span>} isLoading>
      <Pending />
    </Page>
  );
}

/** Stands where the active unit would be, when the client has none yet. */
export function NoUnit({ onGoToUnits }: { onGoToUnits: () => void }) {
  return (
    <Page title="Přehled">
      <EmptyState
        icon="building"
        title="Zatím nemáte žádnou jednotku"
        text="Jednotkou je spravovaná organizace nebo nemovitost, například společenství vlastníků."
        action={<Button onClick={onGoToUnits}>Přejít na jednotky</Button>}
      />
    </Page>
  );
}
