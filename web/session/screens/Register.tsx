import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Registrace. */
export function Register() {
  return (
    <Page title="Registrace">
      <EmptyState title="Ve vývoji" icon="tools" />
    </Page>
  );
}
