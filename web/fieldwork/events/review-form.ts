import { z } from 'zod';
import { longText } from '#contract/fields.ts';
import { finding, type Finding, type VisitResult } from '#contract/fieldwork/results.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** A finding that waits, as the office puts it right: what is typed, whether it reads or not. */
export interface ReviewRow {
  readonly visit_finding_id: number;
  readonly told: Readonly<Record<string, unknown>>;
  /** It will not be written. */
  readonly dropped: boolean;
}

/** What the form of a result that waits holds. */
export interface ReviewValues {
  findings: readonly ReviewRow[];
  note: string;
  [field: string]: unknown;
}

/** Findings of the result that are not written yet, as they were told. */
export function reviewValues({ findings, solved_note }: VisitResult): ReviewValues {
  return {
    findings: findings
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ visit_finding_id, told }) => ({
        visit_finding_id,
        told: { ...told },
        dropped: false,
      })),
    note: solved_note,
  };
}

const row = z.object({
  visit_finding_id: z.int(),
  told: z.record(z.string(), z.unknown()),
  dropped: z.boolean(),
});

/** What is to be written must read as a finding; what will not be may say anything. */
export const reviewSchema = z.object({
  note: longText(1000),
  findings: z.array(row).superRefine((rows, context) => {
    for (const [at, { told, dropped }] of rows.entries()) {
      const read = dropped ? undefined : finding.safeParse(told);
      for (const { path, message } of read?.error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [at, 'told', ...path], message });
    }
  }),
});

interface Solved {
  readonly findings: { readonly visit_finding_id: number; readonly told: Finding }[];
  readonly drop: number[];
}

/** What is sent: findings put right, and those that will not be written. */
export function solvedOf(rows: readonly ReviewRow[]): Solved {
  return {
    findings: rows
      .filter(({ dropped }) => !dropped)
      .map(({ visit_finding_id, told }) => ({ visit_finding_id, told: finding.parse(told) })),
    drop: rows.filter(({ dropped }) => dropped).map(({ visit_finding_id }) => visit_finding_id),
  };
}

/**
 * The fault of a save with its fields by the rows of the form: the portal counts only the findings that were sent. A
 * newer version is told as any other fault, so that what is typed stays and is not joined with what somebody else did.
 */
export function faultOfRows(fault: unknown, rows: readonly ReviewRow[]): unknown {
  if (!(fault instanceof ApiError)) return fault;
  const places = rows.flatMap(({ dropped }, at) => (dropped ? [] : [at]));
  const fields = fault.fields.map((one) => ({
    ...one,
    field: one.field.replace(
      /^findings\.(\d+)/u,
      (whole, sent: string) => `findings.${places[Number(sent)] ?? whole}`,
    ),
  }));
  const { kind, message, url, status, errorCode, requestId, faultNumber } = fault;
  return new ApiError({
    kind,
    message,
    url,
    status,
    errorCode,
    fields,
    requestId,
    ...(faultNumber !== undefined && { faultNumber }),
  });
}
