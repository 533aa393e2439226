import { Anchor, Badge } from '@mantine/core';
import type { WrittenByVisit } from '#contract/fieldwork/written-visits.ts';
import { withUnit } from '#contract/metering/amount-text.ts';
import type { Meter } from '#contract/metering/meters.ts';
import { readingStatusValue, type ReadingStatus } from '#contract/metering/meter-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { readingRecord } from '#contract/metering/reading-record.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import { visitAddress } from '#web/core/visits/visit-address.ts';
import { useWrittenAt } from '#web/core/visits/visit-photos.queries.ts';
import { formatDate } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { CreateButton } from '#web/record/RecordTable.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { interleaved, listColumns } from '#web/values/list-columns.ts';
import { stateText } from './meter-text.ts';
import { useMeters, useReadings } from './meters.queries.ts';
import type { Go } from './place.ts';
import { isWrittenBy } from './reading-visits.ts';

const rowKey = (reading: MeterReading) => reading.meter_reading_id;

function statusLook(status: ReadingStatus) {
  const text = readingStatusValue.text(status);
  if (status === 'ok') return text;
  return (
    <Badge component="span" variant="light" color="yellow" tt="none">
      {text}
    </Badge>
  );
}

/** The way to the visit that wrote the reading. */
function visitColumn(written: readonly WrittenByVisit[]): Column<MeterReading> {
  const of = (reading: MeterReading) => written.find((one) => isWrittenBy(one, reading));
  return {
    text: 'Návštěva',
    id: 'visit',
    value: (reading) => of(reading)?.told_on ?? '',
    width: 130,
    render: (reading) => {
      const visit = of(reading);
      return visit === undefined ? (
        ''
      ) : (
        <Anchor component={InnerLink} href={visitAddress(visit)}>
          {`z ${formatDate(visit.told_on)}`}
        </Anchor>
      );
    },
  };
}

function columnsFor(
  place: MeasuringPlace,
  meters: readonly Meter[],
  written: readonly WrittenByVisit[],
): readonly Column<MeterReading>[] {
  const { measured_unit, decimals } = place;
  const serialOf = ({ meter_id }: MeterReading) =>
    meters.find((meter) => meter.meter_id === meter_id)?.serial_number ?? '';
  const told = listColumns<MeterReading>(readingRecord, {
    read_on: { fixed: true },
    state: {
      render: ({ state }) => (state === null ? 'bez stavu' : stateText(state, place)),
    },
    status: { width: 150, whole: true, telling: false, render: ({ status }) => statusLook(status) },
  });
  const used: Column<MeterReading> = {
    text: 'Od minula',
    value: 'used',
    align: 'right',
    width: 120,
    telling: true,
    render: ({ used: amount, overflowed }) =>
      amount === null
        ? ''
        : `${withUnit(amount, measured_unit, decimals ?? 0, 6)}${overflowed ? ' (přes nulu)' : ''}`,
  };
  const device: Column<MeterReading> = {
    text: 'Měřidlo',
    id: 'device',
    value: serialOf,
    width: 130,
  };
  // One device is named by the page already.
  const more = [
    ...(meters.length > 1 ? [device] : []),
    ...(written.length > 0 ? [visitColumn(written)] : []),
  ];
  return interleaved(told, { state: [used], source: more });
}

interface ReadingsProps {
  place: MeasuringPlace;
  marked: number | undefined;
  go: Go;
}

/** Readings of all devices of a place, the newest first, with what was used since the one before. */
export function Readings({ place, marked, go }: ReadingsProps) {
  const { unit_id, measuring_place_id } = place;
  const { data, error, refetch } = useReadings(unit_id, measuring_place_id);
  const meters = useMeters(unit_id, measuring_place_id).data?.values ?? [];
  const written = useWrittenAt(place);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const open = ({ meter_reading_id }: MeterReading) => go({ reading: meter_reading_id });
  const create =
    place.meters_count === 0 ? (
      <CreateButton text="Osadit měřidlo" onClick={() => go({ act: 'mount' })} />
    ) : (
      <CreateButton text="Zapsat odečet" onClick={() => go({ act: 'reading' })} />
    );
  return (
    <DataTable
      id="meter-readings"
      label="Odečty"
      rows={data?.values}
      columns={columnsFor(place, meters, written)}
      rowKey={rowKey}
      marked={marked ?? null}
      onActivate={open}
      activateLabel="Opravit odečet"
      emptyAction={create}
      toolbar={create}
    />
  );
}
