import { meterFields, scaleEnds } from '#contract/metering/meter-record.ts';
import { placeFields } from '#contract/metering/place-record.ts';
import { changeMeasuringPlaces, type MeasuringPlace } from '#contract/metering/places.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { placeTitle, whereText } from './meter-text.ts';
import { meterReads } from './meters.queries.ts';

const kind: BulkKind<MeasuringPlace> = {
  call: changeMeasuringPlaces,
  stale: meterReads,
  idOf: ({ measuring_place_id }) => measuring_place_id,
  nameOf: (place) => `${placeTitle(place)} (${whereText(place)})`,
  fields: [
    { name: 'level', described: placeFields.level },
    { name: 'location', described: placeFields.location },
    { name: 'serves', described: placeFields.serves },
    { name: 'note', described: placeFields.note },
    {
      name: 'scale_month',
      described: meterFields.scale_month,
      choices: scaleEnds.flatMap(({ month, text }) =>
        month === null ? [] : [{ id: month, name: text }],
      ),
      none: meterFields.scale_month.value.text(null),
      hindrance: (rows) =>
        rows.every(({ kind: of, meter_id }) => of === 'heat-allocator' && meter_id !== null)
          ? ''
          : 'Stupnice se nastavuje jen osazeným indikátorům topných nákladů; vyberte je druhem měřidla.',
    },
  ],
  hiding: {
    name: 'hidden',
    described: placeFields.hidden,
    isHidden: ({ hidden }) => hidden,
    hide: 'Zrušit místa',
    show: 'Obnovit místa',
  },
};

/** What can be done with the picked measuring places. */
export function MeterBulk({ unit_id, rows }: { unit_id: number; rows: readonly MeasuringPlace[] }) {
  return <BulkActions kind={kind} unit_id={unit_id} rows={rows} />;
}
