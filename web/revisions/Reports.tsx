import { Button } from '@mantine/core';
import { IconFileCheck } from '#web/icons/IconFileCheck.ts';
import { valuesOf } from '#contract/record.ts';
import { reportFields, reportRecord } from '#contract/report-record.ts';
import type { Revision, RevisionReport } from '#contract/revisions.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import type { RecordListState } from '#web/record/useRecordList.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns } from '#web/values/list-columns.ts';
import type { Go } from './place.ts';
import { emptyReport } from './report-form.ts';
import type { ReportValues } from './report-form.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { useReports } from './revisions.queries.ts';

const rowKey = (report: RevisionReport) => report.revision_report_id;

const files: Column<RevisionReport> = {
  text: 'Soubory',
  id: 'files',
  value: (report) => report.files.map(({ file_name }) => file_name).join(', '),
  width: 220,
  telling: true,
};
const told = listColumns<RevisionReport>(reportRecord, {
  done_on: { fixed: true },
  faults: { sortable: false },
  repair_by: {
    value: ({ repair_by, repaired_on }) => (repaired_on === null ? repair_by : null),
    render: ({ repair_by, repaired_on }) =>
      repaired_on === null ? formatDate(repair_by ?? '') : 'odstraněno',
  },
});
const columns = interleaved(told, { repair_by: [files] });

interface ReportsProps {
  revision: Revision;
  /** Id of the open report. */
  open: number | undefined;
  go: Go;
}

/** Reports of a device, newest first. */
export function Reports({ revision, open, go }: ReportsProps) {
  const { unit_id, revision_id } = revision;
  const { data, error, refetch } = useReports(unit_id, revision_id);
  const list = useRecordList<RevisionReport, ReportValues>({
    rows: data?.values,
    rowKey,
    open,
    onOpen: (report) => go({ report }, { replace: report === undefined }),
  });
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = (
    <Button
      variant="light"
      leftSection={<IconFileCheck size="1.125rem" aria-hidden="true" />}
      onClick={() => list.create(() => emptyReport(revision, todayInPrague()))}
    >
      Zapsat revizi
    </Button>
  );
  return (
    <>
      <RecordTable
        list={list}
        id="revision-reports"
        label="Provedené revize"
        columns={columns}
        activateLabel="Otevřít zprávu"
        emptyAction={create}
        toolbar={create}
      />
      <Dialogs revision={revision} list={list} />
    </>
  );
}

interface DialogsProps {
  revision: Revision;
  list: RecordListState<RevisionReport, ReportValues>;
}

/** The report that is being written, or the open one. */
function Dialogs({ revision, list }: DialogsProps) {
  const { newRecord, opened, saved, close } = list;
  const shared = { revision, onSaved: saved, onClose: close };
  if (newRecord !== null)
    return <ReportDialog {...shared} record={undefined} initial={newRecord} />;
  if (opened === undefined) return null;
  return (
    <ReportDialog
      key={rowKey(opened)}
      {...shared}
      record={opened}
      initial={valuesOf(reportFields, opened)}
    />
  );
}
