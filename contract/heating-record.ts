import { z } from 'zod';
import { day, requiredText } from './fields.ts';
import { DIALOG, notImported, record, written } from './record.ts';
import { leastSentence, mostSentence } from '#contract/rules/number.ts';
import { dayOf } from '#contract/values/day.ts';
import { decimal } from '#contract/values/number.ts';
import { line } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';

const imported = notImported('Seznamy k otopným tělesům se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported });

/** The most decimals that a list has; `valueDecimals` says how many each of them does. */
const MOST_DECIMALS = 4;
const coefficient = z.number().min(0, leastSentence(0)).max(99, mostSentence(99));

/** Fields of a row; a coefficient's value has the decimals of `valueDecimals`, other lists have null. */
export const heatingFields = {
  code: written(line(requiredText(20)), { ...fact('Kód'), listed: { width: 112 }, searched: true }),
  value: written(orNone(decimal(coefficient, MOST_DECIMALS)), {
    ...fact('Hodnota'),
    listed: { width: 100, telling: true },
  }),
  name: written(line(requiredText(100)), {
    ...fact('Název'),
    listed: { width: 230, telling: true },
    searched: true,
  }),
  /** First day; null for ever since. */
  valid_from: written(orNone(dayOf(day)), {
    ...fact('Platí od'),
    listed: { width: 100 },
    hint: 'Prázdné: odjakživa',
  }),
  /** Last day; null for still. */
  valid_to: written(orNone(dayOf(day)), {
    ...fact('Platí do'),
    listed: { width: 100 },
    hint: 'Prázdné: platí dosud',
  }),
  hidden: written(yesNo, {
    ...fact('Skrytý'),
    listed: { width: 84 },
    hint: 'Skrytý záznam se nenabízí; kde už je použit, zůstává.',
  }),
};

/** A row of a list about heating elements, described. */
export const heatingRecord = record({
  written: heatingFields,
  told: {},
  list: ['code', 'name', 'value', 'valid_from', 'valid_to', 'hidden'],
  columns: [],
});
