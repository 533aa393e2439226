import type { ReactNode } from 'react';
import { workedUnit } from '#web/lib/worked-unit.ts';
import { CardSort } from './CardSort.tsx';
import type { Column } from './columns.ts';
import { hasToolbar, type DataTableProps } from './table-props.ts';
import { useCarried } from '#web/ui/useCarried.ts';
import { MoreButton } from './MoreButton.tsx';
import { PhoneHead, PickButton, useFolds, type Folds } from './PhoneToolbar.tsx';
import { ViewsButton } from './ViewsButton.tsx';
import type { RowsLook } from './view-tools.ts';
import type { TableView } from './useTableView.ts';
import phone from './phone-toolbar.module.css';
import styles from './toolbar.module.css';

interface TableToolbarProps<Row extends object> {
  readonly table: DataTableProps<Row>;
  /** The columns shown. */
  readonly columns: readonly Column<Row>[];
  readonly view: TableView<Row>;
  /** Null for a table that is not searched. */
  readonly box: ReactNode;
  readonly isPhone: boolean;
  /** Asks for boxes on the cards of a phone; undefined where rows are not picked together. */
  readonly onPick: (() => void) | undefined;
  /** Lays another look over the table. */
  readonly onLook: (look: RowsLook) => void;
}

/** Above a table: its search, its actions, and the menu of what can be done with any table. */
export function TableToolbar<Row extends object>(props: TableToolbarProps<Row>) {
  const { box, table } = props;
  const { id } = table;
  if (box === null && !hasToolbar(table)) return null;
  const menu = id === undefined ? null : <TableMore {...props} id={id} />;
  const views =
    id === undefined || !hasViews(table) ? null : <ViewsButton table={viewedTable(id, props)} />;
  return <Parts {...props} views={views} menu={menu} />;
}

interface PartsProps<Row extends object> extends TableToolbarProps<Row> {
  readonly views: ReactNode;
  readonly menu: ReactNode;
}

function Parts<Row extends object>(props: PartsProps<Row>) {
  const { box, table, onPick } = props;
  const folds = useFolds();
  // What the views and the menu have opened stays open when a tablet is turned, though they stand elsewhere then.
  const { slot: views, part: carriedViews } = useMoving(props.views);
  const { slot: menu, part: carriedMenu } = useMoving(props.menu);
  const asPhone = props.isPhone && box !== null;
  const look = asPhone ? phone : styles;
  return (
    <div className={look.toolbar ?? ''}>
      {asPhone ? (
        <PhoneHead
          {...props}
          views={views}
          hasActions={(table.toolbar ?? menu) !== null || onPick !== undefined}
          folds={folds}
        />
      ) : (
        <DeskHead {...props} />
      )}
      {/* In one place of both looks: a dialog of an action stays open when a tablet is turned. */}
      <div
        id={`${folds.id}actions`}
        hidden={asPhone && folds.open !== 'actions'}
        className={look.actions ?? ''}
      >
        {table.toolbar}
        {asPhone ? <PhoneActions menu={menu} onPick={onPick} folds={folds} /> : null}
      </div>
      {asPhone ? null : <DeskMenu views={views} menu={menu} />}
      {carriedViews}
      {carriedMenu}
    </div>
  );
}

/** Where a part of the toolbar stands now, and the part itself; null for the place of none. */
function useMoving(content: ReactNode) {
  const { part, place } = useCarried(content);
  const slot = content === null ? null : <span ref={place} className={styles.moving} />;
  return { slot, part };
}

/** What narrows the rows; on a phone the order of a table without a search stands there, beside its menu. */
function DeskHead<Row extends object>({ box, table, isPhone, columns, view }: PartsProps<Row>) {
  return (
    <>
      <Narrowing box={box} filters={table.filters} />
      {isPhone && view.found > 0 ? (
        <CardSort columns={columns} sort={view.sort} onSort={view.setSort} />
      ) : null}
    </>
  );
}

function DeskMenu({ views, menu }: { views: ReactNode; menu: ReactNode }) {
  if (menu === null) return null;
  return (
    <div className={styles.menu}>
      {views}
      {menu}
    </div>
  );
}

interface PhoneActionsProps {
  menu: ReactNode;
  onPick: (() => void) | undefined;
  folds: Folds;
}

function PhoneActions({ menu, onPick, folds }: PhoneActionsProps) {
  return (
    <>
      {onPick === undefined ? null : (
        <PickButton
          onClick={() => {
            folds.set(null);
            onPick();
          }}
        />
      )}
      {menu}
    </>
  );
}

function Narrowing({ box, filters }: { box: ReactNode; filters: ReactNode }) {
  if (filters === undefined || filters === null)
    return box === null ? null : <div className={styles.seek}>{box}</div>;
  return (
    <div className={styles.filters}>
      {box}
      {filters}
    </div>
  );
}

/** A list that is searched and paged by the user is seen by views; a short table within a record is not. */
function hasViews<Row extends object>({ seek, fixedPageSize }: DataTableProps<Row>): boolean {
  return seek !== undefined && fixedPageSize === undefined;
}

function viewedTable<Row extends object>(
  id: string,
  { table, view, onLook }: TableToolbarProps<Row>,
) {
  const { isOfClient = false, initialSort = null } = table;
  const { sort, size } = view;
  const look = { search: view.search.trim(), sort, size };
  return { id, isOfClient, look, firstSort: initialSort, onLook };
}

function TableMore<Row extends object>({
  id,
  table,
  columns,
  view,
}: Omit<TableToolbarProps<Row>, 'box' | 'isPhone' | 'onPick' | 'onLook'> & { id: string }) {
  const unit = workedUnit.use();
  const content = {
    label: table.label,
    unit: table.isOfClient === true ? '' : unit,
    search: view.search.trim(),
    columns,
    rows: view.rows,
  };
  const { sort, size } = view;
  const look = { table: id, search: content.search, sort, size };
  const isWhole = table.rows !== undefined && !view.isPart;
  const { rare, wholeFile } = table;
  const shown = { id, columns: table.columns, content, isWhole, look, rare, wholeFile };
  return <MoreButton table={shown} />;
}
