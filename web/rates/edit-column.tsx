import { IconPencil } from '#web/icons/IconPencil.ts';
import type { ExchangeRate, PolicyRate } from '#contract/rates.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

/** The columns and, with `onEdit`, one more by which rows put by hand can be corrected. */
export function withEditing<R extends ExchangeRate | PolicyRate>(
  columns: readonly Column<R>[],
  onEdit: ((row: R) => void) | undefined,
): readonly Column<R>[] {
  if (onEdit === undefined) return columns;
  const edit: Column<R> = {
    text: 'Úpravy',
    id: 'actions',
    value: () => '',
    width: 90,
    exported: false,
    render: (row) =>
      row.source === 'bank' ? null : (
        <IconButton
          label={`Upravit ruční záznam z ${formatDate(row.valid_from)}`}
          onClick={() => onEdit(row)}
        >
          <IconPencil size="1.125rem" aria-hidden="true" />
        </IconButton>
      ),
  };
  return [...columns, edit];
}
