import type { DegreeDayRow } from '#contract/degree-days.ts';
import { MOST_DEGREE_DAY_BYTES } from '#contract/degree-days.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { Column } from '#web/table/columns.ts';

/** Why a file cannot be sent; empty when it can. What is in it, the server judges. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>): string {
  if (!/\.(xlsx|csv|txt)$/i.test(name)) return 'Vyberte soubor CSV nebo XLSX.';
  if (size === 0) return 'Soubor je prázdný.';
  return size > MOST_DEGREE_DAY_BYTES ? 'Soubor je větší než 500 kB.' : '';
}

const stateWords: Readonly<Record<DegreeDayRow['state'], string>> = {
  new: 'nový',
  changed: 'změněný',
  same: 'beze změny',
  failing: 'chybný',
};

const cellAt = (at: number) => (row: DegreeDayRow) => row.cells[at] ?? '';

/** Columns of a dry run. */
export const rowColumns: readonly Column<DegreeDayRow>[] = [
  { text: 'Řádek', value: 'row_number', sortable: true, align: 'right', width: 80 },
  {
    text: 'Stav',
    id: 'state',
    value: ({ state }) => stateWords[state],
    sortable: true,
    width: 110,
    telling: true,
  },
  { text: 'Místo', id: 'place', value: cellAt(0), sortable: true, width: 150, telling: true },
  { text: 'Rok', id: 'year', value: cellAt(1), width: 70 },
  { text: 'Měsíc', id: 'month', value: cellAt(2), width: 90 },
  { text: 'Dnů', id: 'days', value: cellAt(3), align: 'right', width: 70 },
  { text: 'Teplota', id: 'temperature', value: cellAt(4), align: 'right', width: 80 },
  { text: 'Důvod nebo upozornění', value: 'message', width: 320, telling: true },
];

/** Rows as they are to be read: the faulty ones first, then the strange ones, each as the file has them. */
export function faultsFirst(rows: readonly DegreeDayRow[]): readonly DegreeDayRow[] {
  const rank = ({ state, message }: DegreeDayRow) => {
    if (state === 'failing') return 0;
    return message === '' ? 2 : 1;
  };
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

/** '3 nové, 1 změněný, 2 chybné'; what is not there is not told. */
export function summary(rows: readonly DegreeDayRow[]): string {
  const count = (state: DegreeDayRow['state']) => rows.filter((row) => row.state === state).length;
  const parts = [
    [count('new'), 'nový', 'nové', 'nových'],
    [count('changed'), 'změněný', 'změněné', 'změněných'],
    [count('same'), 'beze změny', 'beze změny', 'beze změny'],
    [count('failing'), 'chybný', 'chybné', 'chybných'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, one, few, many]) => `${number} ${czechPlural(number, one, few, many)}`)
    .join(', ');
}
