import { Skeleton } from '@mantine/core';
import { Activity, Suspense } from 'react';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { usePasportsPlace } from './place.ts';
import type { Go } from './place.ts';
import type { MoreTabs } from './space/SpaceRecord.tsx';
import { SpacesPage } from './SpacesPage.tsx';
import { late } from '#web/ui/late.tsx';

const SpaceRecord = late(() => import('./space/SpaceRecord.tsx'), 'SpaceRecord');

interface PasportsScreenProps {
  moreTabs: MoreTabs;
}

/** Spaces of the active unit; `moreTabs` is what other features know of a space. */
export function PasportsScreen({ moreTabs }: PasportsScreenProps) {
  return (
    <UnitScreen title="Prostory">
      {({ unit_id }) => <Spaces unit_id={unit_id} moreTabs={moreTabs} />}
    </UnitScreen>
  );
}

/** The list, or the record of one space in its place; the list waits behind as it was left. */
function Spaces({ unit_id, moreTabs }: PasportsScreenProps & { unit_id: number }) {
  const { place, go } = usePasportsPlace(unit_id);
  // On a phone nothing stands beside the list: a space of the address is open, and is left whole.
  const isPhone = useScreen('phone');
  const opened = place.tab === undefined && !isPhone ? undefined : place.space;
  const goInRecord: Go = (step, how) =>
    go(isPhone && 'tab' in step && step.tab === undefined ? { space: undefined } : step, how);
  return (
    <>
      {opened === undefined ? null : (
        <Suspense fallback={<Waiting />}>
          <SpaceRecord
            key={opened}
            unit_id={unit_id}
            space_id={opened}
            place={place}
            go={goInRecord}
            moreTabs={moreTabs}
          />
        </Suspense>
      )}
      <Activity mode={opened === undefined ? 'visible' : 'hidden'}>
        <SpacesPage unit_id={unit_id} place={place} go={go} />
      </Activity>
    </>
  );
}

function Waiting() {
  return (
    <Page title="Prostor">
      <Skeleton height="20rem" />
    </Page>
  );
}
