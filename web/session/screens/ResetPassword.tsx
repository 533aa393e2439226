import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Nové heslo. */
export function ResetPassword() {
  return (
    <Page title="Nové heslo">
      <EmptyState title="Ve vývoji" icon="tools" />
    </Page>
  );
}
