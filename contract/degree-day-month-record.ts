import { z } from 'zod';
import { monthName, monthNamed } from '#contract/czech/month-names.ts';
import { wholeNumber } from './fields.ts';
import { DIALOG, record, told, written } from './record.ts';
import { degrees } from '#contract/values/degrees.ts';
import { asNumber, decimal, whole } from '#contract/values/number.ts';
import { reference } from '#contract/values/reference.ts';
import { asText, line } from '#contract/values/text.ts';
import { orNone, type Value } from '#contract/values/value.ts';

const rule = wholeNumber(1, 12);
/** A month of the year, 1 to 12, which a file may name by its number too. */
const monthValue: Value<z.ZodInt, typeof rule, number | string | null> = {
  ...whole(rule),
  cell: (cell) => {
    const value = monthNamed(cell);
    return value === null ? asNumber(cell) : { value };
  },
  text: (value) => monthName(Number(value)),
};

const fact = (label: string) => ({ label, panel: DIALOG });

/** Fields of a measured month; a heading of a file is known by its beginning. */
export const monthFields = {
  degree_day_place_id: written(reference('Vyberte místo'), {
    ...fact('Místo'),
    imported: {
      name: 'place',
      also: ['mesto', 'stanice', 'obec', 'place', 'station'],
      example: 'Brno',
      cell: asText,
    },
    listed: null,
  }),
  year: written(whole(wholeNumber(1950, 2199)), {
    ...fact('Rok'),
    imported: { also: ['year'], example: '2024' },
    listed: { width: 72 },
  }),
  month: written(monthValue, {
    ...fact('Měsíc'),
    imported: { also: ['month'], example: 'leden' },
    listed: { width: 100, telling: true },
  }),
  heating_days: written(whole(wholeNumber(0, 31)), {
    ...fact('Dnů topení'),
    imported: { also: ['dn', 'pocet dn', 'otopn', 'days', 'heating'], example: '31' },
    listed: { width: 116 },
    hint: 'Dny, kdy se topilo',
  }),
  /** Mean outdoor temperature of the heating days, °C. */
  mean_temperature: written(degrees(-40, 25, 2), {
    ...fact('Průměrná teplota'),
    imported: {
      also: ['teplot', 'prumern', 'stredni', 'temperature', 'mean'],
      example: '−0,4',
    },
    listed: { heading: 'Průměrná teplota °C', width: 150 },
    hint: 'Venkovní, jen za dny topení',
  }),
};

const monthTold = {
  place_name: told(line(z.string()), {
    label: 'Místo',
    listed: { width: 160, telling: true },
  }),
  degree_days: told(decimal(z.number(), 1), {
    label: 'Denostupně',
    listed: { width: 120, telling: true },
  }),
  /** Percent of the place's degree-days in the calendar year, as far as it is known. */
  year_share: told(orNone(decimal(z.number(), 2)), {
    label: 'Podíl roku %',
    listed: { width: 116 },
  }),
  /** Mean of the place's degree-days in this month over all years known. */
  average: told(decimal(z.number(), 1), {
    label: 'Dlouhodobý průměr',
    listed: { width: 156 },
  }),
};

/** A month that the client has measured or taken over, described. */
export const monthRecord = record({
  written: monthFields,
  told: monthTold,
  list: ['place_name', 'year', 'month', 'heating_days', 'mean_temperature'],
  columns: [],
});
