import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { paths } from '#web/lib/paths.ts';
import { onNewUnitSelected, useActiveUnit } from '#web/session/activeUnit.ts';
import { useSessionReady } from '#web/session/session.queries.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { usePasportsPlace } from './place.ts';
import { SpacesPage } from './SpacesPage.tsx';

const SpaceRecord = lazy(async () => {
  const { SpaceRecord: screen } = await import('./space/SpaceRecord.tsx');
  return { default: screen };
});

/** Spaces of the active unit (route pasports): their list, or the record of one of them. */
export function PasportsScreen() {
  const isReady = useSessionReady();
  const unit_id = useActiveUnit()?.unit_id;
  const { place, go } = usePasportsPlace();
  // Another unit has another tree.
  const leave = useEffectEvent(() => go({ group: undefined, hidden: undefined }));
  useEffect(() => onNewUnitSelected(() => leave()), []);
  if (!isReady) return <Waiting />;
  if (unit_id === undefined) return <NoUnit />;
  if (place.space === undefined || place.tab === undefined)
    return <SpacesPage key={unit_id} unit_id={unit_id} place={place} go={go} />;
  return (
    <Suspense fallback={<Waiting />}>
      <SpaceRecord
        key={place.space}
        unit_id={unit_id}
        space_id={place.space}
        place={place}
        go={go}
      />
    </Suspense>
  );
}

function Waiting() {
  return (
    <Page title="Prostory">
      <Skeleton height="20rem" />
    </Page>
  );
}

function NoUnit() {
  return (
    <Page title="Prostory">
      <EmptyState
        title="Zatím nemáte žádnou jednotku"
        text="Prostory patří k domům jednotky. Nejprve jednotku založte."
        action={<InnerLink href={`${paths.Home}?tab=units`}>Přejít na správu jednotek</InnerLink>}
      />
    </Page>
  );
}
