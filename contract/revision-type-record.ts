import { z } from 'zod';
import { day, requiredText, text, wholeNumber } from './fields.ts';
import { DIALOG, notImported, record, written } from './record.ts';
import { intervalUnit, openValidityFault } from '#contract/rules/next-revision.ts';
import { at } from '#contract/rules/rule.ts';
import { choice } from '#contract/values/choice.ts';
import { dayOf } from '#contract/values/day.ts';
import { whole } from '#contract/values/number.ts';
import { line } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';

export const revisionArea = z.enum([
  'electricity',
  'gas',
  'boiler',
  'chimney',
  'lift',
  'fire',
  'pressure',
  'other',
]);
export const revisionSubject = z.enum(['building', 'space', 'device']);

const areaValue = choice(
  revisionArea,
  {
    electricity: ['elektro'],
    gas: ['plyn'],
    boiler: ['kotle'],
    chimney: ['komíny'],
    lift: ['výtahy'],
    fire: ['požární ochrana'],
    pressure: ['tlaková zařízení'],
    other: ['ostatní'],
  },
  'other',
);
const subjectValue = choice(
  revisionSubject,
  { building: ['dům'], space: ['prostor'], device: ['zařízení'] },
  'device',
);
const unitValue = choice(
  intervalUnit,
  { days: ['dnů'], months: ['měsíců'], years: ['let'] },
  'years',
);

const imported = notImported('Druhy revizí se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported, listed: null });

/** Fields of a kind of revisions; the days of its validity are both included and may be open. */
export const revisionTypeFields = {
  name: written(line(requiredText(150)), {
    ...fact('Název'),
    listed: { width: 300, telling: true },
    searched: true,
  }),
  area: written(areaValue, { ...fact('Oblast'), listed: { width: 96 }, searched: true }),
  applies_to: written(subjectValue, { ...fact('Platí pro'), listed: { width: 100 } }),
  interval_count: written(whole(wholeNumber(1, 1000)), { ...fact('Interval'), initial: 1 }),
  interval_unit: written(unitValue, fact('Jednotka intervalu')),
  /** Days before the next revision from which it is warned of. */
  warning_days: written(whole(wholeNumber(0, 1000)), {
    ...fact('Předstih upozornění (dnů)'),
    listed: { heading: 'Předstih', width: 100 },
    initial: 60,
  }),
  regulation: written(line(text(300)), {
    ...fact('Předpis'),
    listed: { width: 200, hidden: true },
    searched: true,
  }),
  valid_from: written(orNone(dayOf(day)), fact('Platí od')),
  valid_to: written(orNone(dayOf(day)), {
    ...fact('Platí do'),
    hint: 'Mimo platnost se příští revize nepočítá',
  }),
  type_order: written(whole(wholeNumber(0, 1_000_000)), { ...fact('Pořadí'), initial: 0 }),
  hidden: written(yesNo, { ...fact('Skrytý'), listed: { width: 84, hidden: true } }),
};

/** Rules over more fields of a kind of revisions. */
export const revisionTypeChecks = [at('valid_to', openValidityFault)];

/** A kind of revisions, described. */
export const revisionTypeRecord = record({
  written: revisionTypeFields,
  told: {},
  list: ['name', 'area', 'warning_days', 'regulation', 'applies_to', 'hidden'],
  columns: [],
});
