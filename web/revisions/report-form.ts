import { z } from 'zod';
import type { Revision, RevisionReport } from '#contract/revisions.ts';
import { reportFields } from '#contract/revisions.ts';
import { reportFault } from '#contract/rules/revision-report.ts';
import { todayInPrague } from '#web/lib/czech.ts';

const fields = z.object(reportFields);

/** The schema of the form: the contract's own fields, and days that follow each other. */
export const reportSchema = fields.superRefine((values, context) => {
  const fault = reportFault(values, todayInPrague());
  if (fault !== null)
    context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
});

/** Changed fields as the contract takes them. */
export const reportChanges = fields.partial();

export interface ReportValues
  extends
    Record<string, unknown>,
    Pick<
      RevisionReport,
      | 'result'
      | 'next_on'
      | 'address_id'
      | 'technician'
      | 'report_number'
      | 'faults'
      | 'repair_by'
      | 'repaired_on'
    > {
  done_on: string | null;
  cost: number | string | null;
}

/** A report as the form's values. */
export function reportValues(report: RevisionReport): ReportValues {
  return {
    done_on: report.done_on,
    result: report.result,
    next_on: report.next_on,
    cost: report.cost,
    address_id: report.address_id,
    technician: report.technician,
    report_number: report.report_number,
    faults: report.faults,
    repair_by: report.repair_by,
    repaired_on: report.repaired_on,
  };
}

/** A report that is being written today, by the company that usually inspects the device. */
export function emptyReport(revision: Revision, today: string): RevisionReport {
  const { revision_id, unit_id, address_id, company_name } = revision;
  return {
    revision_report_id: 0,
    revision_id,
    unit_id,
    done_on: today,
    result: 'ok',
    next_on: null,
    cost: null,
    address_id,
    company_name,
    technician: '',
    report_number: '',
    faults: '',
    repair_by: null,
    repaired_on: null,
    files: [],
    created: '',
    updated: '',
    version: 0,
  };
}
