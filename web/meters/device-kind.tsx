import { meterFields } from '#contract/metering/meter-record.ts';
import {
  deleteMeter,
  meterInput,
  mountMeter,
  updateMeter,
  type Meter,
} from '#contract/metering/meters.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { labelsOf, valuesOf } from '#contract/record.ts';
import { FromVisits } from '#web/core/visits/FromVisits.tsx';
import { useWrittenAt } from '#web/core/visits/visit-photos.queries.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { placeTitle, whereText } from './meter-text.ts';
import { deviceTexts, type DeviceValues } from './device-form.ts';
import { DeviceFields } from './DeviceFields.tsx';
import { meterReads } from './meters.queries.ts';

const placeOf = (place: MeasuringPlace) => `${placeTitle(place)}, ${whereText(place)}`;

/** Devices of a measuring place; a new one is mounted by a dialog of its own. */
export const deviceKind: RecordKind<MeasuringPlace, DeviceValues, Meter> = {
  calls: { create: mountMeter, update: updateMeter, remove: deleteMeter },
  params: ({ unit_id, measuring_place_id }, id) => ({ unit_id, measuring_place_id, id }),
  stale: meterReads,
  draftKey: (_place, id) => `meter.${id}`,
  rules: meterInput,
  labels: labelsOf(meterFields),
  texts: deviceTexts,
  idOf: ({ meter_id }) => meter_id,
  valuesOf: (meter) => valuesOf(meterFields, meter),
  titles: {
    create: 'Osadit měřidlo',
    of: placeOf,
    edit: ({ serial_number }, place) => `Měřidlo ${serial_number}: ${placeOf(place)}`,
  },
  told: ({ serial_number }, isNew) => (isNew ? `Měřidlo ${serial_number} bylo osazeno` : ''),
  history: ({ unit_id }, { meter_id: record_id }) => ({
    record_type: 'meters',
    unit_id,
    record_id,
  }),
  removal: {
    label: 'Smazat měřidlo',
    question: ({ serial_number }) =>
      `Smazat měřidlo ${serial_number}? Smazat lze jen omylem založené, které má nejvýše počáteční stav; jiné demontujte.`,
  },
  Fields: Fields,
};

function Fields({ where, form, record }: FieldsProps<MeasuringPlace, DeviceValues, Meter>) {
  return (
    <>
      <DeviceFields place={where} form={form} isKnown isFirst />
      {record === undefined ? null : <DeviceVisits meter={record} />}
    </>
  );
}

/** By which visit the device was mounted, with photos of it. */
function DeviceVisits({ meter }: { meter: Meter }) {
  const written = useWrittenAt(meter).filter(({ meter_id }) => meter_id === meter.meter_id);
  return <FromVisits written={written} of={['new-meter']} />;
}
