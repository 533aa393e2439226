import type { z } from 'zod';
import { emptyOf, type FormOf } from '#contract/record.ts';
import { reportFields } from '#contract/report-record.ts';
import { reportInput, type Revision } from '#contract/revisions.ts';
import type { RevisionType } from '#contract/revision-types.ts';
import { intervalOn, nextRevision } from '#contract/rules/next-revision.ts';
import { reportFault } from '#contract/rules/revision-report.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { intervalText } from './revision-words.ts';

type Fields = z.infer<typeof reportInput>;

/** Of a result without faults nothing is kept of them: their fields are not to be seen. */
export function settledFaults(result: Fields['result']): Partial<Fields> {
  return result === 'ok' ? { fault_rows: [] } : {};
}

/** The schema of the form: the contract's own fields, and days that follow each other. */
export const reportSchema = reportInput.superRefine((values, context) => {
  const fault = reportFault({ ...values, ...settledFaults(values.result) }, todayInPrague());
  if (fault !== null)
    context.addIssue({ code: 'custom', path: fault.field.split('.'), message: fault.message });
});

/** Fields of a report as its form holds them. */
export type ReportValues = FormOf<typeof reportFields>;

/** A report that is being written today, by the company that usually inspects the device. */
export function emptyReport({ address_id }: Revision, today: string): ReportValues {
  return { ...emptyOf(reportFields), done_on: today, address_id };
}

type Kind = Pick<RevisionType, 'interval_count' | 'interval_unit' | 'valid_from' | 'valid_to'>;

/** When the next revision is unless the report tells it, by the server's rule; empty for no day. */
export function nextHint(done_on: string | null, kind: Kind, today: string): string {
  const interval = intervalOn(kind, today);
  if (interval === null || done_on === null || !/^\d{4}-\d{2}-\d{2}$/.test(done_on)) return '';
  const next = nextRevision({ active_from: done_on, last: { done_on, next_on: null }, interval });
  return `Nevyplníte-li, příští revize bude podle intervalu ${intervalText(interval)}: ${formatDate(next ?? '')}`;
}
