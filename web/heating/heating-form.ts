import { heatingFields } from '#contract/heating-record.ts';
import { heatingInput } from '#contract/heating.ts';
import { emptyOf, labelsOf, ruledBy, type FormOf } from '#contract/record.ts';
import { heatingFault, valueDecimals, type HeatingKind } from '#contract/rules/heating-value.ts';

/** The fields' own rules, and those that the list adds. */
export const heatingRules = (kind: HeatingKind) =>
  ruledBy(heatingInput, [(row) => heatingFault(kind, row)]);

/** Fields of a row as its form holds them. */
export type HeatingValues = FormOf<typeof heatingFields>;

/** Names of the fields for people, and of what else the history tells. */
export const heatingLabels = {
  ...labelsOf(heatingFields),
  item_order: 'Pořadí',
  indicator_order: 'Pořadí',
  is_system: 'Systémový',
  auxtype: 'Seznam',
};

/** What a new row starts with. */
export function emptyHeating(auxtype: HeatingKind): HeatingValues {
  return { ...emptyOf(heatingFields), value: valueDecimals[auxtype] === null ? null : 1 };
}
