import { RecordTable } from '#server/db/record-table.sql.ts';

// The tables of metering. Nobody else writes them.

export const measuringPlaceTable = new RecordTable('measuring_places', 'measuring_place_id');
/** Devices. */
export const meterTable = new RecordTable('meters', 'meter_id');
export const readingTable = new RecordTable('meter_readings', 'meter_reading_id');
export const warningTable = new RecordTable('meter_warnings', 'meter_warning_id');
