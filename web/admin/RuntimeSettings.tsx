import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Nastavení aplikace. */
export function RuntimeSettings() {
  return (
    <Page title="Nastavení aplikace">
      <EmptyState title="Ve vývoji" icon="tools" />
    </Page>
  );
}
