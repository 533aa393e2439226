import { Activity } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { EventRecord } from './EventRecord.tsx';
import { EventTable } from './EventTable.tsx';
import { useEventsPlace } from './place.ts';

const TITLE = 'Události v terénu';

/** What happened in the field and what of it waits for the office (route InmesEvents). */
export function EventsScreen() {
  return <UnitScreen title={TITLE}>{(unit) => <Events unit={unit} />}</UnitScreen>;
}

/** The list, or one visit in its stead; it waits behind as it was left. */
function Events({ unit }: { unit: Unit }) {
  const { place, go } = useEventsPlace();
  const { visit } = place;
  return (
    <>
      {visit === undefined ? null : (
        <EventRecord key={visit} unit_id={unit.unit_id} id={visit} go={go} />
      )}
      <Activity mode={visit === undefined ? 'visible' : 'hidden'}>
        <Page title={TITLE} note={unit.name}>
          <EventTable unit={unit} place={place} go={go} />
        </Page>
      </Activity>
    </>
  );
}
