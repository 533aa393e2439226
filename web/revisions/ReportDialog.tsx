import type { Revision, RevisionReport } from '#contract/revisions.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import { RecordForm } from '#web/record/RecordForm.tsx';
import { useRecordForm } from '#web/record/useRecordForm.ts';
import type { RecordFormInput } from '#web/record/useRecordForm.ts';
import type { Chosen } from './file-choice.ts';
import { FilePick } from './FilePick.tsx';
import { nextHint } from './report-form.ts';
import type { ReportValues } from './report-form.ts';
import { reportKind } from './report-kind.ts';
import { ReportFiles } from './ReportFiles.tsx';
import { optionsOf, reportLabels as labels, resultWords } from './revision-words.ts';
import { useCompanies, useRevisionTypes } from './revisions.queries.ts';
import { useReportFile } from './useReportFile.ts';

interface ReportDialogProps extends Omit<
  RecordFormInput<undefined, ReportValues, RevisionReport>,
  'kind' | 'where'
> {
  revision: Revision;
}

/** A report of a revision, new or known, with its files. */
export function ReportDialog({ revision, ...props }: ReportDialogProps) {
  const { record, onClose } = props;
  const { file, pick, read } = useReportFile();
  const kind = reportKind(revision, read);
  const form = useRecordForm({ ...props, kind, where: undefined });
  return (
    <RecordForm kind={kind} where={undefined} form={form} record={record} onClose={onClose}>
      <ReportInputs form={form} revision={revision} />
      {record === undefined ? (
        <FilePick
          text="Přiložit zprávu"
          note={pickNote(file)}
          fault={file?.fault ?? ''}
          onFile={pick}
        />
      ) : (
        <ReportFiles report={record} />
      )}
    </RecordForm>
  );
}

function pickNote(file: Chosen | null): string {
  return file?.fault === null
    ? file.file_name
    : 'PDF, PNG nebo JPEG, nejvýše 10 MB; další soubory přidáte u zapsané zprávy';
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
