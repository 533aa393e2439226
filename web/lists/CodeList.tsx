import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import type { FormValues } from '#web/form/changes.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { StepButtons } from '#web/record/StepButtons.tsx';
import { useOrderedRows } from '#web/record/useOrderedRows.ts';
import { useRecordList } from '#web/record/useRecordList.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { orderColumn } from '#web/table/order-column.tsx';
import { Page } from '#web/ui/Page.tsx';
import type { ListKind, StoredRow } from './list-kind.ts';
import { useListPlace } from './place.ts';
import { RowView } from './RowView.tsx';

const isHidden = (row: StoredRow) => row.hidden;

/** A code list of the client: its rows in their order, which an admin of the client may change. */
export function CodeList<V extends FormValues, R extends StoredRow>({
  kind,
}: {
  kind: ListKind<V, R>;
}) {
  const mayChange = useManagesClient();
  const { place, go } = useListPlace();
  const { list, order } = useCodeList(kind);
  const { opened } = list;
  const [code, name, ...others] = kind.columns;
  const moving = orderColumn(order.shown ?? [], kind.idOf, mayChange, order.step);
  const columns = [code, name, moving, ...others].filter((column) => column !== undefined);
  const create = mayChange ? (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => list.create(() => kind.empty)}
    >
      {kind.titles.create}
    </Button>
  ) : undefined;
  return (
    <Page
      title={kind.title}
      action={create}
      note={mayChange ? undefined : 'Seznam mění správce vaší organizace.'}
    >
      <RecordTable
        list={list}
        id={kind.name}
        label={kind.title}
        isOfClient
        rows={order.shown}
        columns={columns}
        seek={{ placeholder: 'Hledat kód nebo název' }}
        activateLabel={mayChange ? 'Upravit' : 'Zobrazit'}
        emptyAction={create}
        isDimmed={isHidden}
        held={Number(place.hidden === 1)}
        filters={
          <HiddenSwitch
            isOn={place.hidden === 1}
            count={order.hiddenCount}
            onChange={(isOn) => go({ hidden: isOn ? 1 : undefined }, { replace: true })}
          />
        }
      />
      <p role="status" className="k-hidden">
        {order.said}
      </p>
      <RecordDialogs
        kind={kind}
        where={undefined}
        list={list}
        view={
          mayChange || opened === undefined ? undefined : (
            <RowView kind={kind} row={opened} onClose={list.close} />
          )
        }
        tools={opened && <StepButtons onStep={(by) => order.step(opened, by)} />}
      />
    </Page>
  );
}

function useCodeList<V extends FormValues, R extends StoredRow>(kind: ListKind<V, R>) {
  const { calls, idOf } = kind;
  const { place, go } = useListPlace();
  const { data } = useLoad(queryFor(calls.list));
  const ordering = useCall(calls.order, {
    invalidates: kind.stale.filter((read) => read !== calls.list),
  });
  const list = useRecordList<R, V>({
    rows: data?.values,
    rowKey: idOf,
    open: place.row,
    onOpen: (row) => go({ row }, { replace: row === undefined }),
  });
  const order = useOrderedRows<R>({
    rows: list.rows,
    idOf,
    showHidden: place.hidden === 1,
    save: (ids) => ordering.mutateAsync({ body: { ids } }),
    reread: () => queryClient.invalidateQueries({ queryKey: keyOf(calls.list) }),
  });
  return { list, order };
}
