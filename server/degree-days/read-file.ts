import { monthFields } from '#contract/degree-days.ts';
import { heatingDaysFault, type ToldMonth } from '#contract/rules/degree-days.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { foldText } from '#contract/rules/search.ts';
import type { z } from 'zod';

/** By the field: how a header may begin, without case and diacritics. */
const headers = {
  place: ['misto', 'mesto', 'stanice', 'obec', 'place', 'station'],
  year: ['rok', 'year'],
  month: ['mesic', 'month'],
  heating_days: ['dn', 'pocet dn', 'otopn', 'days', 'heating'],
  mean_temperature: ['teplot', 'prumern', 'stredni', 'temperature', 'mean'],
} as const;
type Field = keyof typeof headers;
const fields = Object.keys(headers) as readonly Field[];
const labels: Readonly<Record<Field, string>> = {
  place: 'Místo',
  year: 'Rok',
  month: 'Měsíc',
  heating_days: 'Dnů topení',
  mean_temperature: 'Průměrná teplota',
};

const monthNames = [
  'leden',
  'unor',
  'brezen',
  'duben',
  'kveten',
  'cerven',
  'cervenec',
  'srpen',
  'zari',
  'rijen',
  'listopad',
  'prosinec',
];

/** Where each field stands in a row; the names of the missing ones instead where some are. */
export function columnsOf(
  header: readonly string[],
): { readonly at: Readonly<Record<Field, number>> } | { readonly missing: readonly string[] } {
  const texts = header.map((text) => foldText(text).trim());
  const places = fields.map((field) =>
    texts.findIndex((text) => headers[field].some((start) => text.startsWith(start))),
  );
  const missing = fields.filter((_field, index) => places[index] === -1);
  if (missing.length > 0) return { missing: missing.map((field) => labels[field]) };
  return { at: Object.fromEntries(fields.map((field, index) => [field, places[index]])) } as {
    at: Record<Field, number>;
  };
}

/** The cells of a row in the order of the fields. */
export function cellsOf(
  cells: readonly string[],
  at: Readonly<Record<Field, number>>,
): readonly string[] {
  return fields.map((field) => cells[at[field]] ?? '');
}

/** What a row of a file tells. */
export type RowReading =
  | { readonly place: string; readonly told: ToldMonth }
  | { readonly fault: string };

/** Reads the cells of a row, in the order of the fields, by the same rules as the form has. */
export function readRow(cells: readonly string[]): RowReading {
  const [place = '', yearCell = '', monthCell = '', daysCell = '', temperatureCell = ''] = cells;
  if (place === '') return { fault: 'Místo: Toto pole je povinné' };
  const year = judged('Rok', monthFields.year, parseCzechNumber(yearCell));
  const month = judged('Měsíc', monthFields.month, monthNumber(monthCell));
  const days = judged('Dnů topení', monthFields.heating_days, parseCzechNumber(daysCell));
  const mean = judged(
    'Průměrná teplota',
    monthFields.mean_temperature,
    parseCzechNumber(temperatureCell.replace(/\s*°\s*C$/i, '')),
  );
  const faults = [year, month, days, mean].flatMap((each) => ('fault' in each ? [each.fault] : []));
  if ('fault' in year || 'fault' in month || 'fault' in days || 'fault' in mean)
    return { fault: faults.join('; ') };
  const told = {
    year: year.value,
    month: month.value,
    heating_days: days.value,
    mean_temperature: mean.value,
  };
  const fault = heatingDaysFault(told);
  return fault === null ? { place, told } : { fault: `Dnů topení: ${fault}` };
}

function monthNumber(cell: string): number | null {
  const named = monthNames.indexOf(foldText(cell).trim());
  return named === -1 ? parseCzechNumber(cell) : named + 1;
}

function judged(
  label: string,
  schema: z.ZodType<number>,
  value: number | null,
): { readonly value: number } | { readonly fault: string } {
  const { success, data, error } = schema.safeParse(value);
  return success
    ? { value: data }
    : { fault: `${label}: ${error.issues[0]?.message ?? 'Neplatná hodnota'}` };
}
