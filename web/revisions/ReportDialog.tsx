import { IconPaperclip } from '#web/icons/IconPaperclip.ts';
import { reportFields } from '#contract/report-record.ts';
import type { Revision, RevisionReport } from '#contract/revisions.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { FileRoom } from '#web/core/files/FileRoom.tsx';
import { FilePick } from '#web/form/FilePick.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import { RecordForm } from '#web/record/RecordForm.tsx';
import { useRecordForm } from '#web/record/useRecordForm.ts';
import type { RecordFormInput } from '#web/record/useRecordForm.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { AttachedFiles } from '#web/core/files/AttachedFiles.tsx';
import { accepted, acceptedText, type Chosen } from '#web/core/files/file-choice.ts';
import { usePickedFile } from '#web/core/files/usePickedFile.ts';
import { FirmField } from '#web/core/firms/FirmField.tsx';
import { FaultRows } from './FaultRows.tsx';
import { nextHint } from './report-form.ts';
import type { ReportValues } from './report-form.ts';
import { reportKind } from './report-kind.ts';
import {
  useDeleteFile,
  useFetchFile,
  useRevisionTypes,
  useUploadFile,
} from './revisions.queries.ts';

interface ReportDialogProps extends Omit<
  RecordFormInput<undefined, ReportValues, RevisionReport>,
  'kind' | 'where'
> {
  revision: Revision;
}

/** A report of a revision, new or known, with its files. */
export function ReportDialog({ revision, ...props }: ReportDialogProps) {
  const { record, onClose } = props;
  const { file, pick, read } = usePickedFile();
  const kind = reportKind(revision, read);
  const form = useRecordForm({ ...props, kind, where: undefined });
  return (
    <RecordForm kind={kind} where={undefined} form={form} record={record} onClose={onClose}>
      <ReportInputs form={form} revision={revision} />
      {record === undefined ? (
        <FilePick
          label="Soubor zprávy o revizi"
          accept={accepted.pictures}
          icon={<IconPaperclip size="1.125rem" aria-hidden="true" />}
          text="Přiložit zprávu"
          note={pickNote(file)}
          room={<FileRoom unit_id={revision.unit_id} />}
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
    : `${acceptedText.pictures}; další soubory přidáte u zapsané zprávy`;
}

/** Files of a report that was written. */
function ReportFiles({ report }: { report: RevisionReport }) {
  const { unit_id, revision_report_id, files } = report;
  const upload = useUploadFile();
  const fetching = useFetchFile();
  const removal = useDeleteFile();
  return (
    <AttachedFiles
      unit_id={unit_id}
      label="Soubory zprávy"
      pickLabel="Soubor zprávy o revizi"
      files={files.map(({ revision_file_id: id, ...file }) => ({ id, ...file }))}
      onAdd={(body) => upload.mutateAsync({ params: { unit_id, revision_report_id }, body })}
      onFetch={(id) => fetching.mutateAsync({ params: { unit_id, id } })}
      onRemove={(id) => removal.mutateAsync({ params: { unit_id, id } })}
    />
  );
}

interface InputsProps {
  form: ContractForm<ReportValues>;
  revision: Revision;
}

function ReportInputs({ form, revision }: InputsProps) {
  const { unit_id } = revision;
  const types = useRevisionTypes(unit_id, true).data?.values;
  const type = types?.find((each) => each.revision_type_id === revision.revision_type_id);
  const hasFaults = form.values.result !== 'ok';
  const isDay = form.field('done_on').error === undefined;
  return (
    <RecordFields
      fields={reportFields}
      form={form}
      names={hasFaults ? all : withoutFaults}
      looks={{
        done_on: { 'data-autofocus': true },
        next_on: {
          hint: type && isDay ? nextHint(form.values.done_on, type, todayInPrague()) : undefined,
        },
      }}
      controls={{
        fault_rows: (
          <Wide key="fault_rows">
            <FaultRows
              {...form.field('fault_rows')}
              label={reportFields.fault_rows.label}
              faults={form.faultsIn('fault_rows')}
            />
          </Wide>
        ),
        address_id: (
          <FirmField
            {...form.field('address_id')}
            label={reportFields.address_id.label}
            unit_id={unit_id}
          />
        ),
      }}
      rows={[
        ['done_on', 'result'],
        ['cost', 'report_number'],
      ]}
    />
  );
}

const all = Object.keys(reportFields) as (keyof typeof reportFields)[];
const withoutFaults = all.filter((name) => name !== 'fault_rows');
