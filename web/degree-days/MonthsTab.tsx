import { Button } from '@mantine/core';
import { IconFileUpload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { DegreeDayMonth } from '#contract/degree-days.ts';
import type { IndoorTemperature } from '#contract/rules/degree-days.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { useTableRows } from '#web/table/useTableRows.ts';
import { useScreen } from '#web/ui/useScreen.ts';
import { useMonths, usePlaces } from './degree-days.queries.ts';
import { IndoorSelect } from './IndoorSelect.tsx';
import { monthCardColumns, monthColumns, textsOfMonth } from './month-columns.ts';
import { nextMonth } from './month-form.ts';
import { MonthDialog } from './MonthDialog.tsx';
import { MonthsImport } from './MonthsImport.tsx';
import type { DegreeDaysPlace, Go } from './place.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import styles from './degree-days.module.css';

const rowKey = (month: DegreeDayMonth) => month.degree_day_month_id;

interface TabProps {
  place: DegreeDaysPlace;
  go: Go;
}

function emptyMonth(months: readonly DegreeDayMonth[], place: number | undefined): DegreeDayMonth {
  return {
    degree_day_month_id: 0,
    degree_day_place_id: place ?? months[0]?.degree_day_place_id ?? 0,
    place_name: '',
    ...nextMonth(months, place ?? months[0]?.degree_day_place_id, todayInPrague()),
    heating_days: 0,
    mean_temperature: 0,
    degree_days: 0,
    year_share: null,
    average: 0,
    created: '',
    updated: '',
    version: 0,
  };
}

/** Months that the client has measured or taken over, with their degree-days. */
export function MonthsTab({ place, go }: TabProps) {
  const list = useMonthList(place, go);
  const { table, places, opened } = list;
  const isPhone = useScreen('phone');
  const [isImporting, setImporting] = useState(false);
  if (list.fault !== null) return <LoadError error={list.fault} onRetry={list.retry} />;
  const saved = (month: DegreeDayMonth) => {
    table.saved(month);
    requestAnimationFrame(focusMarked);
  };
  const actions = (
    <Actions
      // A new month goes on after the last one of its place.
      onCreate={table.rows && list.create}
      onImport={() => setImporting(true)}
    />
  );
  return (
    <>
      <DataTable
        id="degree-days"
        label="Naměřené měsíce"
        isOfClient
        rows={list.shown}
        columns={isPhone ? monthCardColumns : monthColumns}
        rowKey={rowKey}
        marked={table.marked ?? place.month}
        searchIn={textsOfMonth}
        onSelect={table.mark}
        onActivate={list.open}
        activateLabel="Upravit měsíc"
        seek={{ placeholder: 'Místo, měsíc, rok' }}
        emptyAction={actions}
        toolbar={(box) => (
          <>
            <div className={styles.filters}>
              {box}
              <PlaceSelect
                label="Místo"
                places={places}
                value={place.place}
                none="Všechna místa"
                onChange={(id) => go({ place: id }, { replace: true })}
              />
              <IndoorSelect place={place} go={go} />
            </div>
            {actions}
          </>
        )}
      />
      {opened === undefined || places.length === 0 ? null : (
        <MonthDialog
          key={rowKey(opened)}
          month={opened}
          places={places}
          onSaved={saved}
          onClose={list.close}
        />
      )}
      {isImporting ? <MonthsImport onClose={() => setImporting(false)} /> : null}
    </>
  );
}

interface ActionsProps {
  /** Undefined until the months are known. */
  onCreate: (() => void) | undefined;
  onImport: () => void;
}

function Actions({ onCreate, onImport }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        variant="light"
        disabled={onCreate === undefined}
        leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
        onClick={onCreate}
      >
        Nový měsíc
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileUpload size="1.125rem" aria-hidden="true" />}
        onClick={onImport}
      >
        Import
      </Button>
    </div>
  );
}

function useMonthList(place: DegreeDaysPlace, go: Go) {
  const indoor: IndoorTemperature = place.indoor ?? 19;
  const { data, error, refetch } = useMonths(indoor);
  const table = useTableRows<DegreeDayMonth>({ rows: data?.values, rowKey });
  const all = table.rows ?? [];
  const inPlace = ({ degree_day_place_id }: DegreeDayMonth) =>
    place.place === undefined || degree_day_place_id === place.place;
  return {
    table,
    places: usePlaces().data?.values ?? [],
    /** Why there is nothing to show; null while there is, or may be. */
    fault: data === undefined ? error : null,
    retry: () => void refetch(),
    shown: table.rows?.filter(inPlace),
    opened: table.newRecord ?? all.find((month) => rowKey(month) === place.month),
    open: (month: DegreeDayMonth) => {
      table.mark(month);
      go({ month: rowKey(month) });
    },
    close: () => {
      if (table.newRecord === null) go({ month: undefined }, { replace: true });
      else table.clearMark();
    },
    create: () => table.createRecord(() => emptyMonth(all, place.place)),
  };
}
