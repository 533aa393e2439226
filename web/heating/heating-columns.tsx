import type { Heating } from '#contract/heating.ts';
import { valueDecimals, type HeatingKind } from '#contract/rules/heating-value.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { originOf, usedCount, usedText } from './heating-words.ts';

const dayOf = (day: string | null) => (day === null ? '' : formatDate(day));

function columnsOf(decimals: number | null): readonly Column<Heating>[] {
  return [
    { text: 'Kód', value: 'code', sortable: true, width: 112 },
    { text: 'Název', value: 'name', sortable: true, width: 230, telling: true },
    ...(decimals === null
      ? []
      : [
          {
            text: 'Hodnota',
            value: 'value',
            sortable: true,
            align: 'right',
            decimals,
            width: 100,
            telling: true,
          } as const,
        ]),
    {
      text: 'Platí od',
      id: 'valid_from',
      value: ({ valid_from }) => valid_from,
      render: ({ valid_from }) => dayOf(valid_from),
      exported: ({ valid_from }) => dayOf(valid_from),
      sortable: true,
      width: 100,
    },
    {
      text: 'Platí do',
      id: 'valid_to',
      value: ({ valid_to }) => valid_to,
      render: ({ valid_to }) => dayOf(valid_to),
      exported: ({ valid_to }) => dayOf(valid_to),
      sortable: true,
      width: 100,
    },
    {
      text: 'Použito',
      id: 'used',
      value: usedCount,
      render: (row) => usedText(row) || '–',
      exported: usedText,
      sortable: true,
      align: 'left',
      width: 140,
      telling: true,
    },
    { text: 'Původ', id: 'origin', value: originOf, sortable: true, width: 100 },
    { text: 'Skrytý', value: 'hidden', sortable: true, width: 84 },
  ];
}

const withoutValue = columnsOf(null);
const byDecimals = new Map([3, 4].map((decimals) => [decimals, columnsOf(decimals)]));

/** Columns of a list; those of coefficients have their value too. */
export function heatingColumns(kind: HeatingKind): readonly Column<Heating>[] {
  return byDecimals.get(valueDecimals[kind] ?? 0) ?? withoutValue;
}
