import { Button } from '@mantine/core';
import { IconArrowsSort } from '#web/icons/IconArrowsSort.ts';
import { IconCheckbox } from '#web/icons/IconCheckbox.ts';
import { IconDots } from '#web/icons/IconDots.ts';
import { IconFilter } from '#web/icons/IconFilter.ts';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { CardSort, isSorted } from './CardSort.tsx';
import type { Column } from './columns.ts';
import type { DataTableProps } from './table-props.ts';
import type { TableView } from './useTableView.ts';
import styles from './phone-toolbar.module.css';

interface PhoneHeadProps<Row extends object> {
  readonly table: DataTableProps<Row>;
  /** The columns shown. */
  readonly columns: readonly Column<Row>[];
  readonly view: TableView<Row>;
  readonly box: ReactNode;
  /** The saved views; null for a table without them. */
  readonly views: ReactNode;
  /** Whether there is anything that can be done. */
  readonly hasActions: boolean;
  readonly folds: Folds;
}

type Part = 'filters' | 'actions';

/** What of the toolbar of a phone is unfolded, one part at a time. */
export interface Folds {
  readonly open: Part | null;
  readonly set: (open: Part | null) => void;
  /** Ids of the parts begin with it. */
  readonly id: string;
}

/** Nothing is unfolded at first. */
export function useFolds(): Folds {
  const [open, set] = useState<Part | null>(null);
  return { open, set, id: useId() };
}

/** Above the cards: the search, and beside it what narrows and orders them and what can be done, both folded. */
export function PhoneHead<Row extends object>(props: PhoneHeadProps<Row>) {
  const { table, columns, view, box, views, hasActions, folds } = props;
  const { filters = null, held = 0 } = table;
  const { open, set, id } = folds;
  const hasChoices = filters !== null || views !== null || isSorted(columns);
  const fold = (part: Part) => ({
    isOpen: open === part,
    id: `${id}${part}`,
    onTurn: () => set(open === part ? null : part),
  });
  return (
    <>
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
    </>
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

/** Asks for boxes on the cards. */
export function PickButton({ onClick }: { onClick: () => void }) {
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
