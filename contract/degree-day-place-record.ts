import { z } from 'zod';
import { requiredText, wholeNumber } from './fields.ts';
import { DIALOG, notImported, record, told, written } from './record.ts';
import { degrees } from '#contract/values/degrees.ts';
import { decimal, whole } from '#contract/values/number.ts';
import { line } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';

const imported = notImported('Místa a stanice se neimportují, jen jejich měsíce');
const fact = (label: string) => ({ label, panel: DIALOG, imported });

/** Fields of a place or a station with its norm; of one of the portal only `hidden` may be changed. */
export const placeFields = {
  name: written(line(requiredText(100)), {
    ...fact('Místo'),
    listed: { width: 180, telling: true },
    searched: true,
  }),
  /** Metres above the sea. */
  altitude: written(orNone({ ...whole(wholeNumber(0, 1700)), unit: 'm' }), {
    ...fact('Nadmořská výška'),
    listed: { heading: 'Výška m', width: 92 },
  }),
  /** Outdoor temperature for which heating is designed, °C. */
  design_temperature: written(orNone(degrees(-40, 0, 1)), {
    ...fact('Výpočtová teplota'),
    listed: { heading: 'Výpočtová °C', width: 116 },
  }),
  /** Days of heating in a norm year; given together with their mean temperature. */
  norm_days: written(orNone(whole(wholeNumber(1, 365))), {
    ...fact('Normových dnů topení'),
    listed: { heading: 'Dnů', width: 68 },
  }),
  norm_temperature: written(orNone(degrees(-40, 25, 2)), {
    ...fact('Normová teplota'),
    listed: { heading: 'Norma °C', width: 98 },
  }),
  hidden: written(yesNo, {
    ...fact('Skryté'),
    listed: { width: 82 },
    hint: 'Skryté místo se nenabízí; jeho měsíce zůstávají.',
  }),
};

const norm = orNone(decimal(z.number(), 1));

const placeTold = {
  /** Degree-days of a norm year for 19, 20 and 21 °C indoors; null without the norm. */
  norm_d19: told(norm, { label: 'D19', listed: { width: 84, telling: true } }),
  norm_d20: told(norm, { label: 'D20', listed: { width: 84 } }),
  norm_d21: told(norm, { label: 'D21', listed: { width: 84 } }),
  /** Given by the portal: may be hidden only. */
  is_system: told(yesNo, { label: 'Systémové', listed: null }),
  /** How many months the client has entered here. */
  months_count: told(whole(z.int()), { label: 'Měsíců', listed: { width: 88, telling: true } }),
};

/** A place or a station whose degree-days are told, described. */
export const placeRecord = record({
  written: placeFields,
  told: placeTold,
  list: [
    'name',
    'altitude',
    'design_temperature',
    'norm_days',
    'norm_temperature',
    'norm_d19',
    'norm_d20',
    'norm_d21',
    'months_count',
    'hidden',
  ],
  columns: [],
});
