import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Vzhled a uživatelé. */
export function Settings() {
  return (
    <Page title="Vzhled a uživatelé">
      <EmptyState title="Ve vývoji" icon="tools" />
    </Page>
  );
}
