import { z } from 'zod';
import { day, requiredText, wholeNumber } from '#contract/fields.ts';
import { DIALOG, notImported, record, written } from '#contract/record.ts';
import { choice } from '#contract/values/choice.ts';
import { dayOf } from '#contract/values/day.ts';
import { whole } from '#contract/values/number.ts';
import { line } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { meterKind, meterKindValue, meterTechnology } from './meter-words.ts';

/** Kinds of meters that are verified; allocators are not. */
const verifiedKind = meterKind.exclude(['heat-allocator']);
const { 'heat-allocator': _notVerified, ...kindNames } = meterKindValue.names;

const kinds = choice(
  verifiedKind,
  {
    'cold-water': [kindNames['cold-water']],
    'hot-water': [kindNames['hot-water']],
    heat: [kindNames.heat],
    electricity: [kindNames.electricity],
    gas: [kindNames.gas],
  },
  'cold-water',
);
const technologies = choice(
  z.enum(['any', ...meterTechnology.options]),
  {
    any: ['všechna'],
    mechanical: ['mechanická'],
    static: ['statická (ultrazvuk, indukce)'],
  },
  'any',
);
const uses = choice(
  z.enum(['any', 'invoice', 'allocation']),
  {
    any: ['pro každé'],
    invoice: ['fakturace'],
    allocation: ['jen rozúčtování'],
  },
  'any',
);

const imported = notImported('Doby platnosti ověření se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported });

/** Fields of a period: of which meters, verified from when, for how many years. */
export const verificationPeriodFields = {
  kind: written(kinds, { ...fact('Druh'), listed: { width: 330, telling: true }, searched: true }),
  technology: written(technologies, {
    ...fact('Technologie'),
    listed: null,
    searched: true,
  }),
  meter_use: written(uses, {
    ...fact('Použití'),
    listed: null,
    searched: true,
    hint: 'Jen rozúčtování: bytová a podružná společná měřidla',
  }),
  /** Null for ever since. */
  verified_from: written(orNone(dayOf(day)), {
    ...fact('Ověřeno od'),
    listed: { width: 120, telling: true },
    hint: 'Prázdné: odjakživa',
  }),
  /** Null where the law is not known; then no verification of those days is valid. */
  years: written(orNone(whole(wholeNumber(1, 50))), {
    ...fact('Let'),
    listed: { heading: 'Platí let', width: 110, telling: true },
    hint: 'Prázdné: není známo, platnost se neurčí',
  }),
  source: written(line(requiredText(300)), {
    ...fact('Zdroj'),
    listed: { width: 420 },
    searched: true,
    hint: 'Předpis, nebo odkud údaj je; neověřené začíná „k ověření“',
  }),
};

/** A period for which a verification holds, described. */
export const verificationPeriodRecord = record({
  written: verificationPeriodFields,
  told: {},
  list: ['kind', 'verified_from', 'years', 'source'],
  columns: [],
});
