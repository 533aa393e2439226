import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Zapomenuté heslo. */
export function RequestReset() {
  return (
    <Page title="Zapomenuté heslo">
      <EmptyState title="Ve vývoji" icon="tools" />
    </Page>
  );
}
