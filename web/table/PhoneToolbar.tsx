import { Button } from '@mantine/core';
import { IconArrowsSort, IconCheckbox, IconDots, IconFilter } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { CardSort, isSorted } from './CardSort.tsx';
import type { Column } from './columns.ts';
import type { DataTableProps } from './table-props.ts';
import type { TableView } from './useTableView.ts';
import styles from './phone-toolbar.module.css';

interface PhoneToolbarProps<Row extends object> {
  readonly table: DataTableProps<Row>;
  /** The columns shown. */
  readonly columns: readonly Column<Row>[];
  readonly view: TableView<Row>;
  readonly box: ReactNode;
  /** The saved views; null for a table without them. */
  readonly views: ReactNode;
  /** The menu of what can be done with any table; null for a table without one. */
  readonly menu: ReactNode;
  /** Asks for boxes on the cards; undefined where rows are not picked together. */
  readonly onPick: (() => void) | undefined;
}

type Part = 'filters' | 'actions';

/** Above the cards: the search, and beside it what narrows and orders them and what can be done, both folded. */
export function PhoneToolbar<Row extends object>(props: PhoneToolbarProps<Row>) {
  const { table, columns, view, box, views, menu, onPick } = props;
  const { filters = null, toolbar = null, held = 0 } = table;
  const [open, setOpen] = useState<Part | null>(null);
  const id = useId();
  const turn = (part: Part) => () => setOpen(open === part ? null : part);
  const hasChoices = filters !== null || views !== null || isSorted(columns);
  const hasActions = toolbar !== null || menu !== null || onPick !== undefined;
  const fold = (part: Part) => ({ isOpen: open === part, id: `${id}${part}`, onTurn: turn(part) });
  return (
    <div className={styles.toolbar}>
      <div className={styles.row}>
        <div className={styles.seek}>{box}</div>
        {hasChoices ? (
          <ChoicesFold
            {...fold('filters')}
            hasFilters={filters !== null}
            hasViews={views !== null}
            held={held}
          />
        ) : null}
        {hasActions ? (
          <Fold {...fold('actions')} label="Další akce">
            <IconDots {...sign} />
          </Fold>
        ) : null}
      </div>
      <div id={`${id}filters`} hidden={open !== 'filters'} className={styles.fold}>
        {filters}
        {views}
        <CardSort columns={columns} sort={view.sort} onSort={view.setSort} />
      </div>
      <div id={`${id}actions`} hidden={open !== 'actions'} className={styles.fold}>
        {toolbar}
        {onPick === undefined ? null : (
          <PickButton
            onClick={() => {
              setOpen(null);
              onPick();
            }}
          />
        )}
        {menu}
      </div>
    </div>
  );
}

interface ChoicesFoldProps extends Omit<FoldProps, 'label' | 'children'> {
  hasFilters: boolean;
  hasViews: boolean;
  held: number;
}

function ChoicesFold({ hasFilters, hasViews, held, ...fold }: ChoicesFoldProps) {
  return (
    <Fold {...fold} label={hasFilters ? filtersLabel(held) : sortLabel(hasViews)}>
      {hasFilters ? <IconFilter {...sign} /> : <IconArrowsSort {...sign} />}
      {held === 0 ? null : <span className={styles.held}>{held}</span>}
    </Fold>
  );
}

function PickButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      leftSection={<IconCheckbox size="1.125rem" aria-hidden="true" />}
      onClick={onClick}
    >
      Vybrat řádky
    </Button>
  );
}

const sign = { size: '1.25rem', 'aria-hidden': true } as const;

const sortLabel = (hasViews: boolean) => (hasViews ? 'Řadit a pohledy' : 'Řadit');
const filtersLabel = (held: number) => (held === 0 ? 'Filtry' : `Filtry: platí ${held}`);

interface FoldProps {
  label: string;
  /** Of what it folds. */
  id: string;
  isOpen: boolean;
  onTurn: () => void;
  children: ReactNode;
}

function Fold({ label, id, isOpen, onTurn, children }: FoldProps) {
  return (
    <Button
      variant={isOpen ? 'light' : 'default'}
      px="sm"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={onTurn}
    >
      {children}
    </Button>
  );
}
