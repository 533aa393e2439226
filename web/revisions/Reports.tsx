import { Button } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import type { Revision, RevisionReport } from '#contract/revisions.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import type { RecordListState } from '#web/record/useRecordList.ts';
import type { Column } from '#web/table/columns.ts';
import type { Go } from './place.ts';
import { emptyReport, reportValues } from './report-form.ts';
import type { ReportValues } from './report-form.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { resultWords } from './revision-words.ts';
import { useReports } from './revisions.queries.ts';

const rowKey = (report: RevisionReport) => report.revision_report_id;

const columns: readonly Column<RevisionReport>[] = [
  {
    text: 'Provedena',
    value: 'done_on',
    sortable: true,
    width: 120,
    fixed: true,
    telling: true,
    render: ({ done_on }) => formatDate(done_on),
  },
  {
    text: 'Výsledek',
    id: 'result',
    value: ({ result }) => resultWords[result],
    sortable: true,
    width: 120,
    telling: true,
  },
  {
    text: 'Příští podle zprávy',
    value: 'next_on',
    sortable: true,
    width: 160,
    render: ({ next_on }) => formatDate(next_on ?? ''),
  },
  { text: 'Firma', value: 'company_name', sortable: true, width: 200 },
  { text: 'Revizní technik', value: 'technician', sortable: true, width: 180 },
  { text: 'Číslo zprávy', value: 'report_number', sortable: true, width: 120 },
  {
    text: 'Náklad',
    value: 'cost',
    sortable: true,
    align: 'right',
    width: 110,
    render: ({ cost }) => (cost === null ? '' : formatMoney(cost)),
    exported: ({ cost }) => cost && cost / 100,
  },
  { text: 'Závady', value: 'faults', width: 220 },
  {
    text: 'Odstranit do',
    id: 'repair_by',
    value: ({ repair_by, repaired_on }) => (repaired_on === null ? repair_by : null),
    sortable: true,
    width: 120,
    render: ({ repair_by, repaired_on }) =>
      repaired_on === null ? formatDate(repair_by ?? '') : 'odstraněno',
  },
  {
    text: 'Soubory',
    id: 'files',
    value: ({ files }) => files.map(({ file_name }) => file_name).join(', '),
    width: 220,
    telling: true,
  },
];

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
    <ReportDialog key={rowKey(opened)} {...shared} record={opened} initial={reportValues(opened)} />
  );
}
