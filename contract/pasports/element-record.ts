import { z } from 'zod';
import { decimalNumber, longText, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { notImported, record, told, written } from '#contract/record.ts';
import { decimal, whole } from '#contract/values/number.ts';
import { reference } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { validityFields, validityRule } from './validity-fields.ts';

const WHERE = 'Umístění a platnost';
const BODY = 'Těleso';
const INDICATOR = 'Indikátor';
/** Heading of the panel with what a reading is multiplied by. */
export const COEFFICIENTS = 'Koeficienty';

const DECIMALS = 3;
const imported = notImported('Otopná tělesa se neimportují');
const fact = (panel: string, label: string) => ({ label, panel, imported, listed: null });
const coefficient = (most: number) => decimal(decimalNumber(0, most, DECIMALS), DECIMALS);
const watts = { ...whole(wholeNumber(0, 1_000_000)), unit: 'W' };
const { valid_from, valid_to } = validityFields(undefined, imported);

/** Fields of a heating element's form; output in W. */
export const elementFields = {
  pasport_id: written(orNone(reference('Vyberte prostor')), fact(WHERE, 'Prostor')),
  pasport_room_id: written(orNone(reference('Vyberte místnost')), fact(WHERE, 'Místnost')),
  valid_from: { ...valid_from, panel: WHERE, listed: { heading: 'Platí od–do', width: 210 } },
  valid_to: { ...valid_to, panel: WHERE, listed: null, hint: 'Prázdné: platí dosud' },
  riser: written(line(text(20)), { ...fact(WHERE, 'Stoupačka'), searched: true }),
  element_order: written(whole(wholeNumber(0, 1_000_000)), {
    ...fact(WHERE, 'Pořadí'),
    initial: 0,
  }),
  element_type: written(line(requiredText(100)), {
    ...fact(BODY, 'Typ tělesa'),
    listed: { width: 130, telling: true },
    searched: true,
  }),
  maker: written(line(text(100)), {
    ...fact(BODY, 'Výrobce'),
    listed: { heading: 'Výrobce / rozměr', width: 200 },
    searched: true,
  }),
  dimensions: written(line(text(50)), { ...fact(BODY, 'Rozměr'), searched: true }),
  sections: written(orNone(whole(wholeNumber(1, 1000))), {
    ...fact(BODY, 'Počet článků'),
    listed: { heading: 'Článků', width: 84 },
  }),
  output: written(orNone(watts), {
    ...fact(BODY, 'Výkon'),
    listed: { heading: 'Výkon W', width: 96 },
  }),
  gradient: written(line(text(20)), {
    ...fact(BODY, 'Teplotní spád'),
    hint: 'Například 75/65/20',
  }),
  indicator_number: written(line(text(50)), fact(INDICATOR, 'Číslo indikátoru')),
  indicator_type: written(line(text(100)), fact(INDICATOR, 'Typ indikátoru')),
  indicator_maker: written(line(text(100)), fact(INDICATOR, 'Výrobce indikátoru')),
  indicator_radio: written(yesNo, fact(INDICATOR, 'Rádiový odečet')),
  coefficient_output: written(coefficient(99_999), {
    ...fact(COEFFICIENTS, 'Koeficient výkonu'),
    initial: 1,
  }),
  coefficient_position: written(coefficient(999), {
    ...fact(COEFFICIENTS, 'Koeficient polohy'),
    initial: 1,
  }),
  coefficient_contact: written(coefficient(999), {
    ...fact(COEFFICIENTS, 'Koeficient kontaktu'),
    initial: 1,
  }),
  comment: written(lines(longText(2000)), { ...fact(COEFFICIENTS, 'Poznámka'), searched: true }),
};

const name = line(z.string());

/** What a heating element is told with from the space that it is in. */
export const elementTold = {
  /** Empty for one of the common parts of the house. */
  space_number: told(name, { label: 'Prostor', listed: null }),
  room_name: told(name, { label: 'Místnost', listed: null }),
};

/** Rules over more fields of a heating element. */
export const elementChecks = [validityRule];

/** A heating element of a building, described. */
export const elementRecord = record({
  written: elementFields,
  told: elementTold,
  list: ['element_type', 'maker', 'output', 'sections', 'valid_from'],
  columns: [],
});
