import { z } from 'zod';
import type { RevisionType } from '#contract/revision-types.ts';
import { revisionTypeFields } from '#contract/revision-types.ts';
import { openValidityFault } from '#contract/rules/next-revision.ts';

/** The schema of the form: the contract's own fields, and an end that is not before the beginning. */
export const typeSchema = z.object(revisionTypeFields).superRefine((values, context) => {
  const message = openValidityFault(values);
  if (message !== null) context.addIssue({ code: 'custom', path: ['valid_to'], message });
});

type NumberTyped = number | string | null;

export interface TypeValues
  extends
    Record<string, unknown>,
    Pick<
      RevisionType,
      | 'name'
      | 'area'
      | 'applies_to'
      | 'interval_unit'
      | 'regulation'
      | 'valid_from'
      | 'valid_to'
      | 'hidden'
    > {
  interval_count: NumberTyped;
  warning_days: NumberTyped;
  type_order: NumberTyped;
}

/** A kind as the form's values. */
export function typeValues(type: RevisionType): TypeValues {
  return {
    name: type.name,
    area: type.area,
    applies_to: type.applies_to,
    interval_count: type.interval_count,
    interval_unit: type.interval_unit,
    warning_days: type.warning_days,
    regulation: type.regulation,
    valid_from: type.valid_from,
    valid_to: type.valid_to,
    type_order: type.type_order,
    hidden: type.hidden,
  };
}

/** What a new kind starts with; it stands behind the others. */
export function emptyType(known: readonly RevisionType[]): TypeValues {
  return {
    name: '',
    area: 'other',
    applies_to: 'device',
    interval_count: 1,
    interval_unit: 'years',
    warning_days: 60,
    regulation: '',
    valid_from: null,
    valid_to: null,
    type_order: Math.max(0, ...known.map(({ type_order }) => type_order)) + 10,
    hidden: false,
  };
}
