import { Suspense } from 'react';
import { workedUnit } from '#web/lib/worked-unit.ts';
import type { Column } from './columns.ts';
import type { DataTableProps } from './table-props.ts';
import type { TablePicks } from './usePicks.ts';
import { late } from '#web/ui/late.tsx';

const PickBar = late(() => import('./PickBar.tsx'), 'PickBar');

interface PickToolsProps<Row extends object> {
  readonly table: DataTableProps<Row>;
  /** The columns shown. */
  readonly columns: readonly Column<Row>[];
  readonly picks: TablePicks<Row>;
}

/** What can be done with the picked rows; fetched when the first is picked, or boxes are asked for. */
export function PickTools<Row extends object>({ table, columns, picks }: PickToolsProps<Row>) {
  const unit = workedUnit.use();
  const { label, isOfClient = false, renderPicked } = table;
  const content = { label, unit: isOfClient ? '' : unit, search: '', columns, rows: picks.rows };
  if (picks.rows.length === 0 && !picks.isAsked) return null;
  return (
    <Suspense fallback={null}>
      <PickBar picks={picks} content={content}>
        {renderPicked?.(picks.rows)}
      </PickBar>
    </Suspense>
  );
}
