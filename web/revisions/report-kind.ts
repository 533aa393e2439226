import {
  createRevisionReport,
  deleteRevisionReport,
  updateRevisionReport,
} from '#contract/revisions.ts';
import { labelsOf, valuesOf } from '#contract/record.ts';
import { reportFields, reportRecord } from '#contract/report-record.ts';
import type { Revision, RevisionReport } from '#contract/revisions.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { RecordRules } from '#web/record/record-kind.ts';
import type { Chosen } from '#web/core/files/file-choice.ts';
import { reportSchema, settledFaults } from './report-form.ts';
import type { ReportValues } from './report-form.ts';
import { reportTexts } from './revision-words.ts';
import { revisionReads } from './revisions.queries.ts';

/** Reports of a device; `read` waits for the file that is picked for a new one. */
export function reportKind(
  { unit_id, revision_id, device_name }: Revision,
  read: () => Promise<Chosen | null>,
): RecordRules<undefined, ReportValues, RevisionReport> {
  return {
    calls: {
      create: createRevisionReport,
      update: updateRevisionReport,
      remove: deleteRevisionReport,
    },
    params: (_device, id) => ({ unit_id, revision_id, id }),
    stale: revisionReads,
    draftKey: (_device, id) => `revision-report.${revision_id}.${id}`,
    rules: reportSchema,
    completed: async (values) => {
      const picked = await read();
      if (picked?.fault !== null) return values;
      const { file_name, content_base64 } = picked;
      return { ...values, file: { file_name, content_base64 } };
    },
    settled: ({ result }) => settledFaults(result),
    // History tells faults as a whole until each had a row of its own.
    labels: { ...labelsOf(reportRecord.told), ...labelsOf(reportFields) },
    texts: reportTexts,
    idOf: ({ revision_report_id }) => revision_report_id,
    valuesOf: (report) => valuesOf(reportFields, report),
    titles: {
      create: `Zapsat revizi: ${device_name}`,
      edit: () => `Zpráva o revizi: ${device_name}`,
    },
    saveLabels: { create: 'Zapsat revizi', edit: 'Uložit změny' },
    told: ({ done_on }, isNew) =>
      isNew ? `Revize ze dne ${formatDate(done_on)} byla zapsána` : '',
    history: (_device, { revision_report_id: record_id }) => ({
      record_type: 'revision_reports',
      unit_id,
      record_id,
    }),
    removal: {
      label: 'Smazat zprávu',
      question: () => 'Zpráva o revizi se odstraní natrvalo i se všemi soubory.',
    },
  };
}
