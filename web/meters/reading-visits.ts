import type { WrittenByVisit } from '#contract/fieldwork/written-visits.ts';
import type { MeterReading } from '#contract/metering/readings.ts';

/** Whether a visit wrote the reading, or mounted the device that it is the first state of. */
export const isWrittenBy = (
  { meter_id, meter_reading_id }: Pick<WrittenByVisit, 'meter_id' | 'meter_reading_id'>,
  reading: Pick<MeterReading, 'meter_id' | 'meter_reading_id' | 'reading_kind'>,
): boolean =>
  meter_reading_id === reading.meter_reading_id ||
  (reading.reading_kind === 'start' && meter_id === reading.meter_id);
