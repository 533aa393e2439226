import { listHeatingChoices, listHeatings, orderHeatings } from '#contract/heating.ts';
import type { Heating } from '#contract/heating.ts';
import { listPasportChoices } from '#contract/pasports/buildings.ts';
import { listClientRecordHistory } from '#contract/record-history.ts';
import { keyOf, queryClient, useCall } from '#web/lib/query.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useOrderedRows } from '#web/record/useOrderedRows.ts';
import { useRecordList } from '#web/record/useRecordList.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { Note } from '#web/ui/Note.tsx';
import { orderColumn } from '#web/table/order-column.tsx';
import { heatingColumns, textsOfHeating } from './heating-columns.ts';
import { emptyHeating } from './heating-form.ts';
import type { HeatingValues } from './heating-form.ts';
import { kindOfList } from './heating-kind.tsx';
import { kindWords } from './heating-words.ts';
import { useHeatings } from './heating.queries.ts';
import { HeatingFacts } from './HeatingFacts.tsx';
import type { Go, HeatingPlace } from './place.ts';
import styles from './heating.module.css';

const rowKey = (row: Heating) => row.heating_item_id;
const isHidden = (row: Heating) => row.hidden;

/** One of the lists in its order; Enter or a double click opens a row. */
export function HeatingList({ place, go }: { place: HeatingPlace; go: Go }) {
  const { auxtype } = place;
  const { data, error, refetch } = useHeatings(auxtype);
  const manages = useManagesClient();
  const { list, order } = useHeatingList(data?.values, place, go);
  const { opened } = list;
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = manages ? (
    <CreateButton text="Nový záznam" onClick={() => list.create(() => emptyHeating(auxtype))} />
  ) : null;
  const moving = orderColumn(order.shown ?? [], rowKey, manages, order.step);
  return (
    <div className={styles.list}>
      <Note>{kindWords[auxtype].note}</Note>
      <RecordTable
        list={list}
        id={`heating-${auxtype}`}
        label={kindWords[auxtype].tab}
        isOfClient
        rows={order.shown}
        columns={heatingColumns(auxtype).toSpliced(2, 0, moving)}
        searchIn={textsOfHeating}
        seek={{ placeholder: 'Kód nebo název' }}
        activateLabel={manages ? 'Upravit' : 'Zobrazit'}
        emptyAction={create}
        isDimmed={isHidden}
        held={Number(place.hidden)}
        filters={
          <HiddenSwitch
            isOn={place.hidden}
            count={order.hiddenCount}
            onChange={(hidden) => go({ ...place, hidden }, { replace: true })}
          />
        }
        toolbar={create}
      />
      <p role="status" className="k-hidden">
        {order.said}
      </p>
      <RecordDialogs
        kind={kindOfList[auxtype]}
        where={place}
        list={list}
        view={
          manages || opened === undefined ? undefined : (
            <HeatingFacts row={opened} onClose={list.close} />
          )
        }
      />
    </div>
  );
}

function useHeatingList(rows: readonly Heating[] | undefined, place: HeatingPlace, go: Go) {
  const { auxtype, record, hidden } = place;
  const ordering = useCall(orderHeatings, {
    invalidates: [listHeatingChoices, listPasportChoices, listClientRecordHistory],
  });
  const list = useRecordList<Heating, HeatingValues>({
    rows,
    rowKey,
    open: record,
    onOpen: (id) => go({ ...place, record: id }, { replace: id === undefined }),
  });
  const order = useOrderedRows<Heating>({
    rows: list.rows,
    idOf: rowKey,
    showHidden: hidden,
    save: (ids) => ordering.mutateAsync({ params: { auxtype }, body: { ids } }),
    reread: () => queryClient.invalidateQueries({ queryKey: keyOf(listHeatings) }),
  });
  return { list, order };
}
