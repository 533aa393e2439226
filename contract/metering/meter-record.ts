import { decimalNumber, day, longText, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { monthNames } from '#contract/czech/month-names.ts';
import { notImported, record, written } from '#contract/record.ts';
import { dayOf } from '#contract/values/day.ts';
import { decimal, whole } from '#contract/values/number.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { measuredUnitValue, meterTechnologyValue } from './meter-words.ts';

const scaleMonth = orNone(whole(wholeNumber(1, 12)));
const SCALE_RUNS_ON = 'běží dál';
/** The months with whose end a scale may end, by their words; first that it runs on. */
export const scaleEnds: readonly { readonly month: number | null; readonly text: string }[] = [
  { month: null, text: SCALE_RUNS_ON },
  ...monthNames.map((name, at) => ({ month: at + 1, text: `po posledním dni: ${name}` })),
];
const scaleText = (month: unknown) =>
  scaleEnds.find((one) => one.month === month)?.text ?? SCALE_RUNS_ON;

const DEVICE = 'Měřidlo';
const COUNTER = 'Číselník';
const TIME = 'Montáž a ověření';

const imported = notImported('Měřidla se neimportují');
const fact = (panel: string, label: string) => ({ label, panel, imported, listed: null });

const MOST_MULTIPLIER = 1_000_000;
const PLACES = 6;

/** Fields of a device; its states at the beginning and at the end are readings. */
export const meterFields = {
  serial_number: written(line(requiredText(50)), {
    ...fact(DEVICE, 'Výrobní číslo'),
    listed: { width: 140, telling: true },
    searched: true,
  }),
  maker: written(line(text(100)), { ...fact(DEVICE, 'Výrobce'), listed: { width: 120 } }),
  meter_type: written(line(text(100)), { ...fact(DEVICE, 'Typ'), listed: { width: 120 } }),
  /** DN or Qn. */
  dimension: written(line(text(30)), fact(DEVICE, 'Rozměr (DN, Qn)')),
  technology: written(orNone(meterTechnologyValue), {
    ...fact(DEVICE, 'Provedení'),
    hint: 'Podle něj se řídí doba platnosti ověření',
  }),
  is_remote: written(yesNo, { ...fact(DEVICE, 'Dálkový odečet'), listed: { width: 100 } }),
  radio_address: written(line(text(50)), fact(DEVICE, 'Rádiová adresa')),
  measured_unit: written(measuredUnitValue, fact(COUNTER, 'Jednotka')),
  /** Before the decimal point: behind the largest state the counter begins anew. */
  digits: written(whole(wholeNumber(1, 12)), {
    ...fact(COUNTER, 'Číslic před čárkou'),
    hint: 'Po nejvyšším stavu se číselník přetočí na nulu',
    initial: 5,
  }),
  decimals: written(whole(wholeNumber(0, PLACES)), {
    ...fact(COUNTER, 'Desetinných míst'),
    initial: 3,
  }),
  multiplier: written(decimal(decimalNumber(0.000001, MOST_MULTIPLIER, PLACES), PLACES), {
    ...fact(COUNTER, 'Násobitel'),
    hint: 'Kolikrát víc se spotřebovalo, než ukazuje číselník',
    initial: 1,
  }),
  /** With whose last day the scale of an allocator ends: its next state has grown from zero. */
  scale_month: written(
    { ...scaleMonth, text: scaleText },
    {
      ...fact(COUNTER, 'Stupnice začíná znovu'),
      hint: 'U indikátoru, který se každý rok nuluje nebo má novou ampuli',
    },
  ),
  mounted_on: written(dayOf(day), {
    ...fact(TIME, 'Namontováno'),
    listed: { heading: 'Od', width: 100, telling: true },
  }),
  verified_year: written(orNone(whole(wholeNumber(1950, 2199))), {
    ...fact(TIME, 'Rok ověření'),
    listed: { width: 100 },
    hint: 'Platí do 31. prosince posledního roku doby ověření',
  }),
  seal: written(line(text(50)), fact(TIME, 'Plomba')),
  worker: written(line(text(150)), fact(TIME, 'Kdo montoval')),
  note: written(lines(longText(2000)), fact(TIME, 'Poznámka')),
};

/** A device described. */
export const meterRecord = record({
  written: meterFields,
  told: {},
  list: ['serial_number', 'mounted_on', 'maker', 'meter_type', 'verified_year', 'is_remote'],
  columns: [],
});
