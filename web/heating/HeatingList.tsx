import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Heating } from '#contract/heating.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useManagesClient } from '#web/session/rights.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { orderColumn } from '#web/table/order-column.tsx';
import { useTableRows } from '#web/table/useTableRows.ts';
import { heatingColumns } from './heating-columns.tsx';
import { emptyHeating } from './heating-form.ts';
import { kindWords } from './heating-words.ts';
import { useHeatingOrder, useHeatings } from './heating.queries.ts';
import { HeatingDialog } from './HeatingDialog.tsx';
import { HeatingFacts } from './HeatingFacts.tsx';
import type { Go, HeatingPlace } from './place.ts';
import styles from './heating.module.css';

const rowKey = (row: Heating) => row.heating_item_id;
const searchIn = (row: Heating) => [row.code, row.name];
const isHidden = (row: Heating) => row.hidden;
const noRows: readonly never[] = [];

/** One of the lists in its order; Enter or a double click opens a row. */
export function HeatingList({ place, go }: { place: HeatingPlace; go: Go }) {
  const list = useHeatingList(place, go);
  const { auxtype, record } = place;
  const { table, manages } = list;
  if (list.fault !== null) return <LoadError error={list.fault} onRetry={list.retry} />;
  const create = manages ? (
    <Button
      variant="light"
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={list.create}
    >
      Nový záznam
    </Button>
  ) : null;
  const saved = (row: Heating) => {
    table.saved(row);
    requestAnimationFrame(focusMarked);
  };
  return (
    <div className={styles.list}>
      <p className={styles.note}>{kindWords[auxtype].note}</p>
      <DataTable
        id={`heating-${auxtype}`}
        label={kindWords[auxtype].tab}
        isOfClient
        rows={list.shown}
        columns={list.columns}
        rowKey={rowKey}
        marked={table.marked ?? record}
        searchIn={searchIn}
        onSelect={table.mark}
        onActivate={list.open}
        activateLabel={manages ? 'Upravit' : 'Zobrazit'}
        seek={{ placeholder: 'Kód nebo název' }}
        emptyAction={create}
        isDimmed={isHidden}
        toolbar={(box) => (
          <>
            <div className={styles.filters}>
              {box}
              <Switch
                label={`Zobrazit skryté (${list.hiddenCount})`}
                checked={place.hidden}
                onChange={({ currentTarget: { checked } }) =>
                  go({ ...place, hidden: checked }, { replace: true })
                }
              />
            </div>
            {create}
          </>
        )}
      />
      <p role="status" className="k-hidden">
        {list.said}
      </p>
      <Opened row={list.opened} manages={manages} onSaved={saved} onClose={list.close} />
    </div>
  );
}

function useHeatingList(place: HeatingPlace, go: Go) {
  const { auxtype, record, hidden } = place;
  const { data, error, refetch } = useHeatings(auxtype);
  const table = useTableRows<Heating>({ rows: data?.values, rowKey });
  // A row just saved is moved like the others, though the list that was read does not hold it yet.
  const { rows: all, move } = useHeatingOrder(auxtype, table.rows ?? noRows);
  const manages = useManagesClient();
  const [said, setSaid] = useState('');
  const kept = hidden ? all : all.filter((row) => !row.hidden);
  const shown = table.rows && kept;
  const step = (row: Heating, by: -1 | 1) => {
    const at = shown?.indexOf(row) ?? -1;
    const neighbour = shown?.[at + by];
    if (shown === undefined || neighbour === undefined) return;
    move(all.indexOf(row), all.indexOf(neighbour));
    setSaid(`${row.name}: ${at + by + 1}. místo z ${shown.length}`);
  };
  return {
    table,
    manages,
    columns: heatingColumns(auxtype).toSpliced(
      2,
      0,
      orderColumn(shown ?? [], rowKey, manages, step),
    ),
    /** Where a moved row has come, for readers. */
    said,
    /** Why there is nothing to show; null while there is, or may be. */
    fault: data === undefined ? error : null,
    retry: () => void refetch(),
    shown,
    hiddenCount: all.filter(isHidden).length,
    opened: table.newRecord ?? all.find((row) => rowKey(row) === record),
    open: (row: Heating) => {
      table.mark(row);
      go({ ...place, record: rowKey(row) });
    },
    close: () => {
      if (table.newRecord === null) go({ ...place, record: undefined }, { replace: true });
      else table.clearMark();
    },
    create: () => table.createRecord(() => emptyHeating(auxtype, all)),
  };
}

interface OpenedProps {
  row: Heating | undefined;
  manages: boolean;
  onSaved: (row: Heating) => void;
  onClose: () => void;
}

function Opened({ row, manages, onSaved, onClose }: OpenedProps) {
  if (row === undefined) return null;
  if (!manages) return <HeatingFacts row={row} onClose={onClose} />;
  return <HeatingDialog key={rowKey(row)} row={row} onSaved={onSaved} onClose={onClose} />;
}
