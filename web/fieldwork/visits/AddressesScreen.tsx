import { Activity } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useVisitsPlace } from './place.ts';
import { RoundRecord } from './RoundRecord.tsx';
import { RoundTable } from './RoundTable.tsx';
import { VisitPlaceTable } from './VisitPlaceTable.tsx';

const TITLE = 'Adresy k návštěvě';

/** Where somebody has to come, and rounds in which they do (route InmesAddresses). */
export function AddressesScreen() {
  return <UnitScreen title={TITLE}>{(unit) => <Addresses unit={unit} />}</UnitScreen>;
}

/** The lists, or one round in their stead; they wait behind as they were left. */
function Addresses({ unit: { unit_id, name } }: { unit: Unit }) {
  const { place, go } = useVisitsPlace();
  const { round } = place;
  return (
    <>
      {round === undefined ? null : (
        <RoundRecord key={round} unit_id={unit_id} id={round} place={place} go={go} />
      )}
      <Activity mode={round === undefined ? 'visible' : 'hidden'}>
        <Page title={TITLE} note={name}>
          <Tabs
            label="Části práce v terénu"
            value={place.tab}
            onChange={(tab) => go({ tab: tab === 'places' ? undefined : tab })}
            tabs={[
              {
                key: 'places',
                text: 'Adresy',
                title: 'Místa s měřidly a co se tam má udělat',
                content: <VisitPlaceTable unit_id={unit_id} place={place} go={go} />,
              },
              {
                key: 'rounds',
                text: 'Obchůzky',
                title: 'Naplánované a uzavřené obchůzky',
                content: <RoundTable unit_id={unit_id} go={go} />,
              },
            ]}
          />
        </Page>
      </Activity>
    </>
  );
}
