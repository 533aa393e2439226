import type { exportReadings } from '#contract/exports.ts';
import { fieldColumnsBut } from '#contract/file-cells.ts';
import { measuredUnitValue, meterKindValue } from '#contract/metering/meter-words.ts';
import { readingFields } from '#contract/metering/reading-record.ts';
import { readingsOf } from '#server/core/metering/readings.sql.ts';
import type { UnitCall } from '#server/http/route.ts';
import { tableOf } from '#server/http/table-of.ts';

/** All readings of the unit as a file. Errors: `not-found`. */
export async function sendReadings(call: UnitCall<typeof exportReadings>) {
  return tableOf(call, {
    name: 'Odečty měřidel',
    cursor: 'readings',
    statement: readingsOf(call.unit),
    columns: [
      { head: 'Dům', cell: ({ building_name }) => building_name },
      { head: 'Číslo prostoru', cell: ({ space_number }) => space_number },
      { head: 'Umístění', cell: ({ location }) => location },
      { head: 'Co se měří', cell: ({ kind }) => meterKindValue.text(kind) },
      { head: 'Výrobní číslo', cell: ({ serial_number }) => serial_number },
      { head: 'V čem je stav', cell: ({ measured_unit }) => measuredUnitValue.text(measured_unit) },
      ...fieldColumnsBut(readingFields),
    ],
  });
}
