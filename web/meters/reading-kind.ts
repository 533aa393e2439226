import type { Meter } from '#contract/metering/meters.ts';
import { readingFields } from '#contract/metering/reading-record.ts';
import {
  createReading,
  deleteReading,
  updateReading,
  type MeterReading,
} from '#contract/metering/readings.ts';
import { labelsOf, valuesOf } from '#contract/record.ts';
import type { PickedPhoto } from '#web/form/PhotoPick.tsx';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import type { RecordRules } from '#web/record/record-kind.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';
import { meterReads } from './meters.queries.ts';
import { readingSchema, settledReading, type ReadingValues } from './reading-form.ts';

const texts: FieldTexts = {
  status: readingFields.status.value.text,
  reading_kind: readingFields.reading_kind.value.text,
  source: readingFields.source.value.text,
};

/** Whether it is the first or the last state of its device, which belongs to its mounting or dismounting. */
export const isEdge = ({ reading_kind }: Pick<MeterReading, 'reading_kind'>): boolean =>
  reading_kind === 'start' || reading_kind === 'end';

/** Readings of a device among those of its place; a photo is sent with a new one. */
export function readingKind(
  meter: Meter,
  readings: readonly MeterReading[],
  record: MeterReading | undefined,
  { sent }: Pick<PickedPhoto, 'sent'>,
): RecordRules<undefined, ReadingValues, MeterReading> {
  const { unit_id, meter_id, serial_number } = meter;
  const but = record?.meter_reading_id ?? 0;
  return {
    calls: { create: createReading, update: updateReading, remove: deleteReading },
    params: (_place, id) => ({ unit_id, meter_id, id }),
    stale: meterReads,
    draftKey: (_place, id) => `meter-reading.${meter_id}.${id}`,
    rules: readingSchema({ meter, readings, but, today: todayInPrague() }),
    settled: (values) => settledReading(values),
    completed: async (values) => ({ ...values, ...(await sent('photo')) }),
    labels: { ...labelsOf(readingFields), meter_id: 'Měřidlo' },
    texts,
    idOf: ({ meter_reading_id }) => meter_reading_id,
    valuesOf: (reading) => valuesOf(readingFields, reading),
    titles: {
      create: `Zapsat odečet: ${serial_number}`,
      edit: ({ read_on }) => `Odečet ${formatDate(read_on)}: ${serial_number}`,
    },
    saveLabels: { create: 'Zapsat odečet', edit: 'Uložit opravu' },
    told: ({ read_on }, isNew) =>
      isNew ? `Odečet ze dne ${formatDate(read_on)} byl zapsán` : 'Odečet byl opraven',
    note: (reading) =>
      isEdge(reading) ? 'Počáteční a konečný stav patří k montáži a demontáži měřidla.' : '',
    history: (_place, { meter_reading_id: record_id }) => ({
      record_type: 'meter_readings',
      unit_id,
      record_id,
    }),
    removal: {
      label: 'Smazat odečet',
      question: ({ read_on, photo_ids }) =>
        `Odečet ze dne ${formatDate(read_on)} se odstraní natrvalo${photo_ids.length > 0 ? ' i s fotkami' : ''}.`,
      isAllowed: (reading) => !isEdge(reading),
    },
  };
}
