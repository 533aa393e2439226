import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Mapa portálu. */
export function Sitemap() {
  return (
    <Page title="Mapa portálu">
      <EmptyState title="Ve vývoji" icon="tools" />
    </Page>
  );
}
