import { z } from 'zod';
import { heatingFields } from '#contract/heating.ts';
import type { Heating } from '#contract/heating.ts';
import { heatingFault, valueDecimals, type HeatingKind } from '#contract/rules/heating-value.ts';

const heatingSchema = z.object(heatingFields);

/** The fields' own rules, and those that the list adds. */
export function heatingRules(kind: HeatingKind) {
  return heatingSchema.superRefine((row, context) => {
    const fault = heatingFault(kind, row);
    if (fault !== null)
      context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });
}

// A number field holds the raw text while it reads as no number.
export type HeatingValues = Omit<z.output<typeof heatingSchema>, 'value'> & {
  value: number | string | null;
};

/** Names of the fields for people. */
export const heatingLabels = {
  code: 'Kód',
  name: 'Název',
  value: 'Hodnota',
  valid_from: 'Platí od',
  valid_to: 'Platí do',
  hidden: 'Skrytý',
  item_order: 'Pořadí',
  indicator_order: 'Pořadí',
  is_system: 'Systémový',
  auxtype: 'Seznam',
} as const;

/** What of a row its form holds. */
export function heatingValues(row: Heating): HeatingValues {
  const { code, name, value, valid_from, valid_to, hidden } = row;
  return { code, name, value, valid_from, valid_to, hidden };
}

/** What a new row starts with. */
export function emptyHeating(auxtype: HeatingKind): HeatingValues {
  const value = valueDecimals[auxtype] === null ? null : 1;
  return { code: '', name: '', value, valid_from: null, valid_to: null, hidden: false };
}
