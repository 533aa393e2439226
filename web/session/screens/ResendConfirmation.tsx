import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Nový potvrzovací e-mail. */
export function ResendConfirmation() {
  return (
    <Page title="Nový potvrzovací e-mail">
      <EmptyState title="Ve vývoji" icon="tools" />
    </Page>
  );
}
