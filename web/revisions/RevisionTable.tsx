import { Button } from '@mantine/core';
import { IconFileCheck } from '#web/icons/IconFileCheck.ts';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Revision } from '#contract/revisions.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { NewRevisions } from './NewRevisions.tsx';
import { RevisionBulk } from './RevisionBulk.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { emptyReport } from './report-form.ts';
import { allKindsColumns, revisionColumns } from './revision-columns.tsx';
import { filterChoices, filterName, filteredRevisions, revisionsOf } from './revision-filters.ts';
import type { FilterName } from './revision-filters.ts';
import { placeText } from './revision-words.ts';
import styles from './revisions.module.css';
import { useRevisions } from './revisions.queries.ts';

const rowKey = (row: Revision) => row.revision_id;
const isHidden = (row: Revision) => row.hidden;
const searchIn = (row: Revision) => [
  row.device_name,
  row.device_number,
  row.type_name,
  placeText(row),
  row.company_name,
];

interface RevisionTableProps {
  unit_id: number;
  /** A kind; 0 for all. */
  type: number;
  /** The pasport_id of a house; undefined for all. */
  house?: number | undefined;
  filter: string | undefined;
  onFilter: (filter: FilterName | undefined) => void;
  showHidden: boolean;
  onShowHidden: (isShown: boolean) => void;
  onOpen: (row: Revision) => void;
}

/** Devices of a kind, or of a house, with their terms; Enter or a double click opens one. */
export function RevisionTable(props: RevisionTableProps) {
  const { unit_id, type, house, onOpen } = props;
  const { data, error, refetch } = useRevisions(unit_id, props.showHidden);
  const [marked, setMarked] = useState<number | null>(null);
  const [dialog, setDialog] = useState<'new' | 'report' | null>(null);
  const today = todayInPrague();
  const filter = filterName(props.filter);
  const all = useMemo(() => revisionsOf(data?.values, { type, house }), [data, type, house]);
  const rows = useMemo(() => all && filteredRevisions(all, filter, today), [all, filter, today]);
  const markedRow = rows?.find((row) => rowKey(row) === marked);
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const close = () => {
    setDialog(null);
    requestAnimationFrame(focusMarked);
  };
  const create = <NewButton onClick={() => setDialog('new')} />;
  return (
    <div className={styles.list}>
      <FilterChips
        label="Výběr podle stavu"
        choices={filterChoices(all, today)}
        value={filter}
        onChange={(name) => props.onFilter(name === 'all' ? undefined : (name as FilterName))}
      />
      <DataTable
        id={type === 0 ? 'revisions' : 'revisions-of-type'}
        label="Zařízení podléhající revizi"
        rows={rows}
        columns={type === 0 ? allKindsColumns : revisionColumns}
        rowKey={rowKey}
        marked={marked}
        searchIn={searchIn}
        onSelect={(row) => setMarked(rowKey(row))}
        onActivate={(row) => {
          setMarked(rowKey(row));
          onOpen(row);
        }}
        activateLabel="Otevřít zařízení"
        seek={{ placeholder: 'Zařízení, dům, firma', label: 'Hledat zařízení' }}
        isDimmed={isHidden}
        renderPicked={(picked) => <RevisionBulk unit_id={unit_id} rows={picked} />}
        emptyAction={
          filter === 'all' ? (
            create
          ) : (
            <Button variant="default" onClick={() => props.onFilter(undefined)}>
              Zobrazit vše
            </Button>
          )
        }
        held={Number(props.showHidden)}
        filters={
          <HiddenSwitch
            isOn={props.showHidden}
            count={data?.hidden_revisions}
            word="vyřazené"
            onChange={props.onShowHidden}
          />
        }
        toolbar={
          <TableActions>
            <ReportButton onClick={markedRow && (() => setDialog('report'))} />
            {create}
          </TableActions>
        }
      />
      {dialog === 'new' ? (
        <NewRevisions
          unit_id={unit_id}
          type={type}
          house={house}
          onSaved={([first]) => first && setMarked(rowKey(first))}
          onClose={close}
        />
      ) : null}
      {dialog === 'report' && markedRow !== undefined ? (
        <ReportDialog
          revision={markedRow}
          record={undefined}
          initial={emptyReport(markedRow, today)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function NewButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="light"
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={onClick}
    >
      Nové zařízení
    </Button>
  );
}

/** The way to a revision of the marked device; undefined while none is marked. */
function ReportButton({ onClick }: { onClick: (() => void) | undefined }) {
  // On a phone a touch opens a device, where its revision is written too.
  if (useScreen('phone')) return null;
  return (
    <Button
      variant="default"
      disabled={onClick === undefined}
      leftSection={<IconFileCheck size="1.125rem" aria-hidden="true" />}
      onClick={onClick}
    >
      Zapsat revizi
    </Button>
  );
}
