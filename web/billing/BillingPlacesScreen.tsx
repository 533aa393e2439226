import { Activity } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useBillingPlaceAt } from './place.ts';
import { PlaceRecord, type MoreTabs } from './PlaceRecord.tsx';
import { PlaceTable } from './PlaceTable.tsx';

interface ScreenProps {
  /** What other features know of a place. */
  moreTabs: MoreTabs;
}

/** For what suppliers charge the unit, and whom it serves (route BillingPlaces). */
export function BillingPlacesScreen({ moreTabs }: ScreenProps) {
  return (
    <UnitScreen title="Odběrná místa">
      {(unit) => <BillingPlaces unit={unit} moreTabs={moreTabs} />}
    </UnitScreen>
  );
}

/** The list, or one place in its stead; the list waits behind as it was left. */
function BillingPlaces({ unit: { unit_id, name }, moreTabs }: ScreenProps & { unit: Unit }) {
  const { at, go } = useBillingPlaceAt();
  const { record } = at;
  return (
    <>
      {record === undefined ? null : (
        <PlaceRecord
          key={record}
          unit_id={unit_id}
          id={record}
          at={at}
          go={go}
          moreTabs={moreTabs}
        />
      )}
      <Activity mode={record === undefined ? 'visible' : 'hidden'}>
        <Page title="Odběrná místa" note={name}>
          <PlaceTable unit_id={unit_id} at={at} go={go} />
        </Page>
      </Activity>
    </>
  );
}
