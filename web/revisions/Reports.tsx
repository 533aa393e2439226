import { Button } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Revision, RevisionReport } from '#contract/revisions.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import type { Go } from './place.ts';
import { emptyReport } from './report-form.ts';
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
  const [marked, setMarked] = useState<number | null>(null);
  const [isNew, setNew] = useState(false);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const opened = isNew
    ? emptyReport(revision, todayInPrague())
    : data?.values.find((report) => rowKey(report) === open);
  const close = () => {
    if (isNew) setNew(false);
    else go({ report: undefined }, { replace: true });
    requestAnimationFrame(focusMarked);
  };
  const create = (
    <Button
      variant="light"
      leftSection={<IconFileCheck size="1.125rem" aria-hidden="true" />}
      onClick={() => setNew(true)}
    >
      Zapsat revizi
    </Button>
  );
  return (
    <>
      <DataTable
        id="revision-reports"
        label="Provedené revize"
        rows={data?.values}
        columns={columns}
        rowKey={rowKey}
        marked={marked}
        onSelect={(report) => setMarked(rowKey(report))}
        onActivate={(report) => {
          setMarked(rowKey(report));
          go({ report: rowKey(report) });
        }}
        activateLabel="Otevřít zprávu"
        emptyAction={create}
        toolbar={create}
      />
      {opened === undefined ? null : (
        <ReportDialog key={rowKey(opened)} revision={revision} report={opened} onClose={close} />
      )}
    </>
  );
}
