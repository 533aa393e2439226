import type { z } from 'zod';
import { validityFault, validityText } from '#contract/rules/validity.ts';
import type { Validity } from '#contract/rules/validity.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import type { Column } from '#web/table/columns.ts';

/** The time of a record as its form holds it: an unfinished day is null. */
export interface ValidityValues {
  valid_from: string | null;
  valid_to: string | null;
  [field: string]: unknown;
}

export const validityLabels = { valid_from: 'Platí od', valid_to: 'Platí do' } as const;

/** The rule of a validity over those of its fields: it may not end before it begins. */
export function withValidity<O extends z.ZodObject<z.ZodRawShape>>(rules: O): O {
  return rules.superRefine((values, context) => {
    const message = validityFault(values as unknown as Validity);
    if (message !== null) context.addIssue({ code: 'custom', path: ['valid_to'], message });
  });
}

/** From when and until when a record holds. */
export function ValidityFields<V extends ValidityValues>({ form }: { form: ContractForm<V> }) {
  const { labels } = form;
  const dates = form as unknown as ContractForm<ValidityValues>;
  return (
    <FieldRow kind="pair">
      <DateField {...dates.field('valid_from')} label={labels['valid_from'] ?? 'Platí od'} />
      <DateField
        {...dates.field('valid_to')}
        label={labels['valid_to'] ?? 'Platí do'}
        hint="Včetně; bez konce platí dál"
      />
    </FieldRow>
  );
}

/** Columns of a record's time. */
export function validityColumns<R extends Validity>(): readonly Column<R>[] {
  return [
    {
      text: 'Platí od',
      id: 'valid_from',
      value: (row) => row.valid_from,
      sortable: true,
      width: 110,
      render: (row) => formatDate(row.valid_from),
      exported: (row) => formatDate(row.valid_from),
    },
    {
      text: 'Platí do',
      id: 'valid_to',
      value: (row) => row.valid_to,
      sortable: true,
      width: 110,
      render: (row) => formatDate(row.valid_to ?? ''),
      exported: (row) => formatDate(row.valid_to ?? ''),
    },
  ];
}

/** Who or what the record is of and its time: 'Nováková Jana, od 1. 1. 2024'. */
export function withTime(name: string, record: Validity): string {
  return `${name}, ${validityText(record)}`;
}
