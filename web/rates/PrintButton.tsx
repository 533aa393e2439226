import { Button } from '@mantine/core';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import type { computeLateDebts } from '#contract/late-interest.ts';
import type { Column } from '#web/table/columns.ts';
import { printTable } from '#web/table/print.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';

type Late = NonNullable<ResultOf<typeof computeLateDebts>['debts'][number]['late']>;
type Part = Late['parts'][number];

const columns: readonly Column<Part>[] = [
  { text: 'Od', value: 'from', exported: ({ from }) => formatDate(from) },
  { text: 'Do', value: 'to', exported: ({ to }) => formatDate(to) },
  { text: 'Dnů', value: 'days' },
  { text: 'Dluh', value: 'principal', exported: ({ principal }) => formatMoney(principal) },
  { text: 'Sazba ČNB k', value: 'rate_day', exported: ({ rate_day }) => formatDate(rate_day) },
  { text: 'Úrok % ročně', value: 'rate', exported: ({ rate }) => formatNumber(rate, 2) },
  { text: 'Úrok', value: 'interest', exported: ({ interest }) => formatMoney(interest) },
];

/** Prints what was counted: its parts on a sheet of their own. */
export function PrintButton({ lates }: { lates: readonly Late[] }) {
  const rows = lates.flatMap(({ parts }) => parts);
  const total = lates.reduce((sum, { interest }) => sum + interest, 0);
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
      onClick={() =>
        printTable({
          label: `Úrok z prodlení celkem ${formatMoney(total)}`,
          unit: '',
          search: '',
          columns,
          rows,
        })
      }
    >
      Vytisknout výpočet
    </Button>
  );
}
