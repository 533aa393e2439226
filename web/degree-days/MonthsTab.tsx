import { Button } from '@mantine/core';
import { IconFileUpload } from '#web/icons/IconFileUpload.ts';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useState } from 'react';
import type { DegreeDayMonth, DegreeDayPlace } from '#contract/degree-days.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import type { RecordListState } from '#web/record/useRecordList.ts';
import { useScreen } from '#web/ui/useScreen.ts';
import { useMonths, usePlaces } from './degree-days.queries.ts';
import { IndoorSelect } from './IndoorSelect.tsx';
import { monthCardColumns, monthColumns, textsOfMonth } from './month-columns.ts';
import { emptyMonth } from './month-form.ts';
import type { MonthValues } from './month-form.ts';
import { monthKind } from './month-kind.ts';
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

/** Months that the client has measured or taken over, with their degree-days. */
export function MonthsTab({ place, go }: TabProps) {
  const { data, error, refetch } = useMonths(place.indoor ?? 19);
  const places = usePlaces().data?.values ?? [];
  const list = useRecordList<DegreeDayMonth, MonthValues>({
    rows: data?.values,
    rowKey,
    open: place.month,
    onOpen: (month) => go({ month }, { replace: month === undefined }),
  });
  const isPhone = useScreen('phone');
  const [isImporting, setImporting] = useState(false);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const { rows } = list;
  const actions = (
    <Actions
      // A new month goes on after the last one of its place.
      onCreate={rows && (() => list.create(() => emptyMonth(rows, place.place, todayInPrague())))}
      onImport={() => setImporting(true)}
    />
  );
  return (
    <>
      <RecordTable
        list={list}
        id="degree-days"
        label="Naměřené měsíce"
        isOfClient
        rows={rows?.filter(
          (month) => place.place === undefined || month.degree_day_place_id === place.place,
        )}
        columns={isPhone ? monthCardColumns : monthColumns}
        searchIn={textsOfMonth}
        seek={{ placeholder: 'Místo, měsíc, rok' }}
        activateLabel="Upravit měsíc"
        emptyAction={actions}
        held={Number(place.place !== undefined)}
        filters={
          <>
            <PlaceSelect
              label="Místo"
              places={places}
              value={place.place}
              none="Všechna místa"
              onChange={(id) => go({ place: id }, { replace: true })}
            />
            <IndoorSelect place={place} go={go} />
          </>
        }
        toolbar={actions}
      />
      {places.length === 0 ? null : <Dialogs list={list} places={places} />}
      {isImporting ? <MonthsImport onClose={() => setImporting(false)} /> : null}
    </>
  );
}

interface DialogsProps {
  list: RecordListState<DegreeDayMonth, MonthValues>;
  places: readonly DegreeDayPlace[];
}

/** The month that is being written, or the open one. */
function Dialogs({ list, places }: DialogsProps) {
  const { newRecord, opened, saved, close } = list;
  const shared = { places, onSaved: saved, onClose: close };
  if (newRecord !== null) return <MonthDialog {...shared} record={undefined} initial={newRecord} />;
  if (opened === undefined) return null;
  return (
    <MonthDialog
      key={rowKey(opened)}
      {...shared}
      record={opened}
      initial={monthKind.valuesOf(opened)}
    />
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
