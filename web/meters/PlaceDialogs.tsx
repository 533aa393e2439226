import type { Meter } from '#contract/metering/meters.ts';
import { readingFields } from '#contract/metering/reading-record.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import { valuesOf } from '#contract/record.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { DismountDialog } from './DismountDialog.tsx';
import { ExchangeDialog } from './ExchangeDialog.tsx';
import { useMeters, useReadings } from './meters.queries.ts';
import { MountDialog } from './MountDialog.tsx';
import type { Act, Go, MetersPlace } from './place.ts';
import { ReadingDialog } from './ReadingDialog.tsx';
import { emptyReading } from './reading-form.ts';
import { SwapDialog } from './swap/SwapDialog.tsx';

interface PlaceDialogsProps {
  place: MeasuringPlace;
  at: MetersPlace;
  go: Go;
}

/** Over a measuring place: what is being done there, or its open reading. */
export function PlaceDialogs({ place, at, go }: PlaceDialogsProps) {
  const { unit_id, measuring_place_id } = place;
  const meters = useMeters(unit_id, measuring_place_id).data?.values;
  const readings = useReadings(unit_id, measuring_place_id).data?.values;
  // A device is judged by its readings: nothing is begun before they have come.
  if (meters === undefined || readings === undefined) return null;
  if (at.act === 'swap' && meters.length > 0) {
    const onClose = () => go({ act: undefined }, { replace: true });
    return <SwapDialog {...{ place, meters, readings, go, onClose }} />;
  }
  if (at.act !== undefined)
    return <ActDialog place={place} meters={meters} readings={readings} act={at.act} go={go} />;
  const record = readings.find(({ meter_reading_id }) => meter_reading_id === at.reading);
  const meter = meters.find(({ meter_id }) => meter_id === record?.meter_id);
  if (record === undefined || meter === undefined) return null;
  return (
    <ReadingDialog
      key={record.meter_reading_id}
      meter={meter}
      readings={readings}
      record={record}
      initial={valuesOf(readingFields, record)}
      onExchange={undefined}
      onClose={() => go({ reading: undefined }, { replace: true })}
    />
  );
}

interface ActDialogProps {
  place: MeasuringPlace;
  meters: readonly Meter[];
  readings: readonly MeterReading[];
  act: Act;
  go: Go;
}

function ActDialog({ place, meters, readings, act, go }: ActDialogProps) {
  const onClose = () => go({ act: undefined }, { replace: true });
  const [last] = meters;
  const standing = meters.find(({ meter_id }) => meter_id === place.meter_id);
  const shared = { place, readings, onClose };
  if (act === 'mount' && standing === undefined)
    return <MountDialog place={place} former={last} onClose={onClose} />;
  if (act === 'exchange' && standing !== undefined)
    return <ExchangeDialog {...shared} meter={standing} />;
  if (act === 'dismount' && standing !== undefined)
    return <DismountDialog {...shared} meter={standing} />;
  // One that was taken away may still be read for the days on which it stood.
  const meter = standing ?? last;
  if (act !== 'reading' || meter === undefined) return null;
  return (
    <ReadingDialog
      meter={meter}
      readings={readings}
      record={undefined}
      initial={emptyReading(meter.removed_on ?? todayInPrague())}
      onExchange={standing && (() => go({ act: 'exchange' }, { replace: true }))}
      onClose={onClose}
    />
  );
}
