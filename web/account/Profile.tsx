import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Můj profil. */
export function Profile() {
  return (
    <Page title="Můj profil">
      <EmptyState title="Ve vývoji" icon="tools" />
    </Page>
  );
}
