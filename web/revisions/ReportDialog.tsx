import type { Revision, RevisionReport } from '#contract/revisions.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import type { Chosen } from './file-choice.ts';
import { FilePick } from './FilePick.tsx';
import { Removal } from '#web/record/Removal.tsx';
import {
  nextHint,
  reportChanges,
  reportSchema,
  reportValues,
  settledFaults,
} from './report-form.ts';
import type { ReportValues } from './report-form.ts';
import { ReportFiles } from './ReportFiles.tsx';
import { optionsOf, reportLabels as labels, resultWords } from './revision-words.ts';
import { RevisionHistory } from './RevisionHistory.tsx';
import {
  useCompanies,
  useCreateReport,
  useDeleteReport,
  useRevisionTypes,
  useSaveReport,
} from './revisions.queries.ts';
import { useReportFile } from './useReportFile.ts';

interface ReportDialogProps {
  revision: Revision;
  /** With id 0 for a new report. */
  report: RevisionReport;
  onClose: () => void;
}

/** A report of a revision, new or known, with its files. */
export function ReportDialog({ revision, report, onClose }: ReportDialogProps) {
  const creation = useCreateReport();
  const saving = useSaveReport();
  const removal = useDeleteReport();
  const { file, pick, read } = useReportFile();
  const { unit_id, revision_id, revision_report_id } = report;
  const isNew = revision_report_id === 0;
  const params = { unit_id, revision_id, id: String(revision_report_id) };
  const form = useContractForm<ReportValues>({
    schema: reportSchema,
    initial: reportValues(report),
    recordKey: revision_report_id,
    version: isNew ? undefined : report.version,
    draftKey: `revision-report.${revision_id}.${revision_report_id}`,
    labels,
    texts: { result: (value) => resultWords[value as RevisionReport['result']] },
    onSave: async (changes, { values, version }) => {
      const settled = settledFaults(values.result);
      if (!isNew) {
        const body = { ...reportChanges.parse(changes), ...settled, version };
        return saving.mutateAsync({ params, body });
      }
      const picked = await read();
      const sent = picked?.fault === null ? { file: sentFile(picked) } : {};
      const body = { ...reportSchema.parse(values), ...settled, ...sent };
      const saved = await creation.mutateAsync({ params, body });
      flash(`Revize ze dne ${formatDate(saved.done_on)} byla zapsána`);
      return saved;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`${isNew ? 'Zapsat revizi' : 'Zpráva o revizi'}: ${revision.device_name}`}
      saveLabel={isNew ? 'Zapsat revizi' : 'Uložit změny'}
      onClose={onClose}
    >
      <ReportInputs form={form} revision={revision} />
      {isNew ? (
        <FilePick
          text="Přiložit zprávu"
          note={pickNote(file)}
          fault={file?.fault ?? ''}
          onFile={pick}
        />
      ) : (
        <KnownReport
          report={report}
          onRemove={() => removal.mutateAsync({ params })}
          onRemoved={() => {
            form.discard();
            onClose();
          }}
        />
      )}
    </ModalForm>
  );
}

function sentFile({ file_name, content_base64 }: Extract<Chosen, { fault: null }>) {
  return { file_name, content_base64 };
}

function pickNote(file: Chosen | null): string {
  return file?.fault === null
    ? file.file_name
    : 'PDF, PNG nebo JPEG, nejvýše 10 MB; další soubory přidáte u zapsané zprávy';
}

interface KnownReportProps {
  report: RevisionReport;
  onRemove: () => Promise<unknown>;
  onRemoved: () => void;
}

/** What a written report has besides its form: files, history and its deletion. */
function KnownReport({ report, onRemove, onRemoved }: KnownReportProps) {
  return (
    <>
      <ReportFiles report={report} />
      <FormPanel heading="Historie" collapsible lazy>
        <Wide>
          <RevisionHistory
            record_type="revision_reports"
            unit_id={report.unit_id}
            record_id={report.revision_report_id}
          />
        </Wide>
      </FormPanel>
      <Removal
        label="Smazat zprávu"
        question="Zpráva o revizi se odstraní natrvalo i se všemi soubory."
        onRemove={onRemove}
        onRemoved={onRemoved}
      />
    </>
  );
}

interface InputsProps {
  form: ContractForm<ReportValues>;
  revision: Revision;
}

function ReportInputs({ form, revision }: InputsProps) {
  const { unit_id } = revision;
  const companies = useCompanies(unit_id, form.values.address_id);
  const types = useRevisionTypes(unit_id, true).data?.values;
  const type = types?.find((each) => each.revision_type_id === revision.revision_type_id);
  const hasFaults = form.values.result !== 'ok';
  const isDay = form.field('done_on').error === undefined;
  return (
    <>
      <FieldRow kind="pair">
        <DateField {...form.field('done_on')} label={labels.done_on} data-autofocus />
        <SelectField
          {...form.field('result')}
          label={labels.result}
          options={optionsOf(resultWords)}
        />
      </FieldRow>
      <DateField
        {...form.field('next_on')}
        label={labels.next_on}
        hint={type && isDay ? nextHint(form.values.done_on, type, todayInPrague()) : undefined}
      />
      {hasFaults ? (
        <>
          <TextAreaField {...form.field('faults')} label={labels.faults} rows={3} />
          <FieldRow kind="pair">
            <DateField {...form.field('repair_by')} label={labels.repair_by} />
            <DateField {...form.field('repaired_on')} label={labels.repaired_on} />
          </FieldRow>
        </>
      ) : null}
      <FieldRow kind="pair">
        <MoneyField {...form.field('cost')} label={labels.cost} />
        <TextField
          {...form.field('report_number')}
          label={labels.report_number}
          autoComplete="off"
        />
      </FieldRow>
      <IdField
        {...form.field('address_id')}
        label={labels.address_id}
        choices={companies}
        none="(žádná)"
      />
      <TextField {...form.field('technician')} label={labels.technician} autoComplete="off" />
    </>
  );
}
