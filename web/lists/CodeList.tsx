import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FormValues } from '#web/form/changes.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { orderColumn } from '#web/table/order-column.tsx';
import { Page } from '#web/ui/Page.tsx';
import type { ListKind, StoredRow } from './list-kind.ts';
import { RowDialog } from './RowDialog.tsx';
import { RowView } from './RowView.tsx';
import { useCodeList } from './useCodeList.ts';
import type { CodeListState } from './useCodeList.ts';

const isHidden = (row: StoredRow) => row.hidden;

/** A code list of the client: its rows in their order, which an admin of the client may change. */
export function CodeList<V extends FormValues, R extends StoredRow>({
  kind,
}: {
  kind: ListKind<V, R>;
}) {
  const list = useCodeList(kind);
  const { table, fresh, rows, go, mayChange } = list;
  const [code, name, ...others] = kind.columns;
  const order = orderColumn(rows ?? [], kind.idOf, mayChange, list.step);
  const columns = [code, name, order, ...others].filter((column) => column !== undefined);
  const create = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => {
        go({ row: undefined }, { replace: true });
        table.clearMark();
        fresh.createRecord(() => kind.empty);
      }}
    >
      {kind.titles.create}
    </Button>
  );
  return (
    <Page
      title={kind.title}
      action={mayChange ? create : undefined}
      note={mayChange ? undefined : 'Seznam mění správce vaší organizace.'}
    >
      <DataTable
        id={kind.name}
        label={kind.title}
        isOfClient
        rows={rows}
        columns={columns}
        rowKey={kind.idOf}
        marked={list.place.row ?? table.marked}
        onSelect={table.mark}
        onActivate={(row) => {
          table.mark(row);
          go({ row: kind.idOf(row) });
        }}
        activateLabel={mayChange ? 'Upravit' : 'Zobrazit'}
        seek={{ placeholder: 'Hledat kód nebo název' }}
        emptyAction={mayChange ? create : undefined}
        isDimmed={isHidden}
        toolbar={<Toolbar list={list} />}
      />
      <p role="status" className="k-hidden">
        {list.said}
      </p>
      <Dialogs list={list} />
    </Page>
  );
}

function Toolbar<V extends FormValues, R extends StoredRow>({
  list,
}: {
  list: CodeListState<V, R>;
}) {
  return (
    <>
      <Switch
        label={`Zobrazit skryté (${list.hiddenCount})`}
        checked={list.showHidden}
        onChange={({ currentTarget: { checked } }) =>
          list.go({ hidden: checked ? 1 : undefined }, { replace: true })
        }
      />
    </>
  );
}

/** The row that is being made, or the open one. */
function Dialogs<V extends FormValues, R extends StoredRow>({
  list,
}: {
  list: CodeListState<V, R>;
}) {
  const { kind, fresh, opened, go, table } = list;
  if (fresh.newRecord !== null)
    return (
      <RowDialog
        kind={kind}
        row={undefined}
        onSaved={table.saved}
        onClose={() => {
          fresh.clearMark();
          requestAnimationFrame(focusMarked);
        }}
      />
    );
  if (opened === undefined) return null;
  const close = () => {
    go({ row: undefined }, { replace: true });
    requestAnimationFrame(focusMarked);
  };
  const Opened = list.mayChange ? RowDialog : RowView;
  return (
    <Opened
      key={kind.idOf(opened)}
      kind={kind}
      row={opened}
      onStep={(by: -1 | 1) => list.step(opened, by)}
      onClose={close}
    />
  );
}
