import { Badge, Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { meterLevelValue } from '#contract/metering/meter-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { nameAmong, type FieldTexts } from '#web/ui/history-words.ts';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { Devices } from './Devices.tsx';
import { placeTitle, whereText } from './meter-text.ts';
import { useMeasuringPlace } from './meters.queries.ts';
import type { Go, MetersPlace } from './place.ts';
import { placeLabels, placeTexts } from './place-form.ts';
import { PlaceDialogs } from './PlaceDialogs.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { PlaceMenu } from './PlaceMenu.tsx';
import { PlaceSummary } from './PlaceSummary.tsx';
import { Readings } from './Readings.tsx';
import { YearChart } from './YearChart.tsx';

interface RecordProps {
  unit_id: number;
  id: number;
  place: MetersPlace;
  go: Go;
}

/** Names of the records that the place names by their ids today; former ones stand with their numbers. */
function namesOf(place: MeasuringPlace): FieldTexts {
  const named = (id: number | null, name: string) => nameAmong(id === null ? [] : [{ id, name }]);
  return {
    pasport_id: named(place.pasport_id, whereText(place)),
    pasport_room_id: named(place.pasport_room_id, place.room_name),
    pasport_building_element_id: named(place.pasport_building_element_id, place.element_name),
  };
}

/** The lists from which a measuring place is opened. */
const LISTS = ['meters', 'meters-within', 'meters-read-by-people'];

/** One measuring place with its devices and readings, in the place of the list. */
export function PlaceRecord({ unit_id, id, place: at, go }: RecordProps) {
  const place = useMeasuringPlace(unit_id, id).data;
  const close = () => go({ place: undefined });
  const step = (next: number) => go({ place: next, tab: at.tab }, { replace: true });
  useEscape(close);
  useOpenedFind(
    place && { kind: 'meter', unit_id, id, title: placeTitle(place), told: [whereText(place)] },
  );
  return (
    <OpenedRecord backLabel="Zpět na měřidla" onBack={close} steps={useSteps(LISTS, id, step)}>
      {place === undefined ? (
        <LoadingRecord title="Měřicí místo" />
      ) : (
        <Page
          title={placeTitle(place)}
          note={<Facts place={place} />}
          action={<PlaceActions place={place} go={go} onClose={close} />}
        >
          <PlaceSummary place={place} go={go} />
          <Parts place={place} at={at} go={go} onClose={close} />
          <PlaceDialogs place={place} at={at} go={go} />
        </Page>
      )}
    </OpenedRecord>
  );
}

function Facts({ place }: { place: MeasuringPlace }) {
  return (
    <RecordFacts>
      {[whereText(place), meterLevelValue.text(place.level).toLocaleLowerCase('cs')].join(' · ')}
      {place.hidden ? <Badge color="gray">zrušené</Badge> : null}
    </RecordFacts>
  );
}

interface ActionsProps {
  place: MeasuringPlace;
  go: Go;
  onClose: () => void;
}

/** What one mostly comes for, and what else may be done. */
function PlaceActions({ place, go, onClose }: ActionsProps) {
  const isRead = place.meters_count > 0;
  return (
    <Actions>
      <Button
        leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
        onClick={() => go({ act: isRead ? 'reading' : 'mount' })}
      >
        {isRead ? 'Zapsat odečet' : 'Osadit měřidlo'}
      </Button>
      <PlaceMenu place={place} go={go} onClose={onClose} />
    </Actions>
  );
}

interface PartsProps extends ActionsProps {
  at: MetersPlace;
}

function Parts({ place, at, go, onClose }: PartsProps) {
  const { unit_id, measuring_place_id } = place;
  return (
    <Tabs
      label="Části měřicího místa"
      value={at.tab}
      onChange={(tab) => go({ tab })}
      tabs={[
        {
          key: 'readings',
          text: 'Odečty',
          title: 'Odečty všech měřidel místa',
          content: <Readings place={place} marked={at.reading} go={go} />,
        },
        {
          key: 'devices',
          text: 'Měřidla',
          title: 'Měřidla, která se na místě vystřídala',
          content: <Devices place={place} open={at.device} go={go} />,
        },
        {
          key: 'chart',
          text: 'Graf',
          title: 'Spotřeba po měsících letos a loni',
          content: <YearChart place={place} />,
        },
        {
          key: 'base',
          text: 'Základ',
          title: 'Co a kde se měří',
          content: <PlaceForm place={place} onClose={onClose} />,
        },
        {
          key: 'history',
          text: 'Historie',
          title: 'Kdo a kdy měřicí místo změnil',
          content: (
            <RecordHistory
              record_type="measuring_places"
              unit_id={unit_id}
              record_id={measuring_place_id}
              labels={placeLabels}
              texts={{ ...placeTexts, ...namesOf(place) }}
            />
          ),
        },
      ]}
    />
  );
}
