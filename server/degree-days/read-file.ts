import { monthFields, monthRecord } from '#contract/degree-day-month-record.ts';
import { monthInput } from '#contract/degree-days.ts';
import { fileColumns } from '#contract/record-file.ts';
import { heatingDaysFault, type ToldMonth } from '#contract/rules/degree-days.ts';
import { foldText } from '#contract/rules/search.ts';

const columns = fileColumns(monthRecord);
const [, ...figures] = columns;
const figuresOfMonth = monthInput.omit({ degree_day_place_id: true });

/** Where each column stands in a row, in their order; the names of the missing ones instead where some are. */
export function columnsOf(
  header: readonly string[],
): { readonly at: readonly number[] } | { readonly missing: readonly string[] } {
  const texts = header.map((text) => foldText(text).trim());
  const at = columns.map(({ label, also }) => {
    const beginnings = [foldText(label), ...also];
    return texts.findIndex((text) => beginnings.some((start) => text.startsWith(start)));
  });
  const missing = columns.filter((_column, index) => at[index] === -1);
  return missing.length > 0 ? { missing: missing.map(({ label }) => label) } : { at };
}

/** What a row of a file tells. */
export type RowReading =
  | { readonly place: string; readonly told: ToldMonth }
  | { readonly fault: string };

/** Reads the cells of a row, in the order of the columns, by the same rules as the form has. */
export function readRow([place = '', ...cells]: readonly string[]): RowReading {
  if (place === '')
    return { fault: `${monthFields.degree_day_place_id.label}: Toto pole je povinné` };
  const readings = figures.map(({ field, label, read }, index) => {
    const reading = read(cells[index] ?? '');
    return { field, label, reading };
  });
  const faults = readings.flatMap(({ label, reading }) =>
    'fault' in reading ? [`${label}: ${reading.fault}`] : [],
  );
  if (faults.length > 0) return { fault: faults.join('; ') };
  const told = figuresOfMonth.parse(
    Object.fromEntries(
      readings.map(({ field, reading }) => [field, 'value' in reading ? reading.value : null]),
    ),
  );
  const fault = heatingDaysFault(told);
  return fault === null
    ? { place, told }
    : { fault: `${monthFields.heating_days.label}: ${fault}` };
}
