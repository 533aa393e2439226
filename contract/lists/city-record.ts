import { z } from 'zod';
import { decimalNumber, requiredText, ruled, text } from '#contract/fields.ts';
import { DIALOG, record, told, written } from '#contract/record.ts';
import { formatZip } from '#contract/rules/zip.ts';
import { digits } from '#contract/values/digits.ts';
import { decimal, whole } from '#contract/values/number.ts';
import { line } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { zipsOf } from '#contract/values/zips.ts';

const MOST_ZIPS = 200;

/** Postal codes of the Czech Republic, written as 123 45. */
const zips = z
  .array(text(10).transform(formatZip))
  .max(MOST_ZIPS, `Nejvýše ${MOST_ZIPS} PSČ`)
  .refine(
    (values) => values.every((value) => /^\d{3} \d{2}$/.test(value)),
    'PSČ má pět číslic, například 110 00',
  );

const code = ruled(requiredText(6), (value) =>
  /^\d{6}$/.test(String(value)) ? null : 'Kód obce má šest číslic',
).meta({ examples: ['554782'] });
// Whole degrees are written without decimals.
const temperature = { ...decimal(decimalNumber(-40, 20, 1), 0), unit: '°C' };

const fact = (label: string) => ({ label, panel: DIALOG });

/**
 * Fields of a municipality. Names repeat, so it is known by its code (kód obce, ČSÚ). Columns of a
 * list are known as the documentation names them, as the statistical office does, and in English.
 */
export const cityFields = {
  code: written(digits(code), {
    ...fact('Kód obce'),
    imported: { also: ['kod', 'code'], example: '554782', required: true },
    listed: { width: 110 },
    hint: 'Šest číslic podle ČSÚ',
  }),
  name: written(line(requiredText(50)), {
    ...fact('Název'),
    imported: { also: ['nazev obce', 'obec', 'name'], example: 'Praha', required: true },
    listed: { width: 170, telling: true },
  }),
  district: written(line(text(50)), {
    ...fact('Okres'),
    imported: { also: ['nazev okresu', 'district'], example: 'Hlavní město Praha' },
    listed: { width: 160, telling: true },
  }),
  zips: written(zipsOf(zips), {
    ...fact('PSČ'),
    imported: { also: ['postal codes', 'zips', 'zip'], example: '110 00, 120 00' },
    listed: { width: 200 },
    hint: 'Více PSČ oddělte čárkou',
  }),
  /** External design temperature in °C with one decimal (ČSN EN 12831); null when unknown. */
  design_temperature: written(orNone(temperature), {
    ...fact('Výpočtová teplota'),
    imported: { also: ['te', 'design temperature'], example: '-12' },
    listed: { width: 150 },
    hint: 'Podle ČSN EN 12831',
  }),
  hidden: written(yesNo, {
    ...fact('Skrytá'),
    imported: { not: 'Skrývá se v seznamu obcí; importované obce jsou vidět' },
    listed: { width: 100 },
    hint: 'U nových adres a domů se nenabízí; kde už je vybrána, zůstává.',
  }),
};

const count = whole(z.int());

/** Buildings and addresses of the caller's client in a municipality, hidden ones too. */
export const cityTold = {
  buildings_count: told(count, { label: 'Počet domů', listed: { width: 110, telling: true } }),
  addresses_count: told(count, { label: 'Počet adres', listed: { width: 110 } }),
};

/** A municipality, described. */
export const cityRecord = record({
  written: cityFields,
  told: cityTold,
  list: [
    'name',
    'district',
    'zips',
    'code',
    'buildings_count',
    'addresses_count',
    'design_temperature',
    'hidden',
  ],
  columns: [],
});
