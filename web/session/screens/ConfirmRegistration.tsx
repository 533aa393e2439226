import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Potvrzení registrace. */
export function ConfirmRegistration() {
  return (
    <Page title="Potvrzení registrace">
      <EmptyState title="Ve vývoji" icon="tools" />
    </Page>
  );
}
