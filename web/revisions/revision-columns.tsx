import type { Revision } from '#contract/revisions.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { placeText, resultWords, stateWords } from './revision-words.ts';
import { StateBadge } from './StateBadge.tsx';

const nameColumn: Column<Revision> = {
  text: 'Zařízení',
  value: 'device_name',
  sortable: true,
  width: 180,
  fixed: true,
  telling: true,
};
const typeColumn: Column<Revision> = {
  text: 'Druh revize',
  value: 'type_name',
  sortable: true,
  width: 200,
};
const termColumns: readonly Column<Revision>[] = [
  { text: 'Umístění', id: 'place', value: placeText, sortable: true, width: 130, telling: true },
  {
    text: 'Poslední',
    value: 'last_on',
    sortable: true,
    width: 110,
    render: ({ last_on }) => formatDate(last_on ?? ''),
  },
  {
    text: 'Příští',
    value: 'next_on',
    sortable: true,
    width: 110,
    telling: true,
    render: ({ next_on }) => formatDate(next_on ?? ''),
  },
  {
    text: 'Stav',
    id: 'state',
    value: ({ state }) => stateWords[state],
    sortable: true,
    width: 120,
    render: ({ state }) => <StateBadge state={state} />,
  },
];
const restColumns: readonly Column<Revision>[] = [
  { text: 'Firma', value: 'company_name', sortable: true, width: 180 },
  {
    text: 'Výsledek',
    id: 'result',
    value: ({ last_result }) => last_result && resultWords[last_result],
    sortable: true,
    width: 120,
  },
  {
    text: 'Náklad',
    value: 'last_cost',
    sortable: true,
    align: 'right',
    width: 110,
    render: ({ last_cost }) => (last_cost === null ? '' : formatMoney(last_cost)),
    exported: ({ last_cost }) => last_cost && last_cost / 100,
  },
  {
    text: 'Zpráva',
    value: 'files_count',
    sortable: true,
    align: 'left',
    width: 110,
    render: ({ files_count, reports_count }) => filesWords(files_count, reports_count),
  },
  { text: 'Výrobní číslo', value: 'device_number', sortable: true, width: 130 },
  { text: 'Vyřazené', value: 'hidden', sortable: true, width: 96 },
];

/** Columns of devices of one kind. */
export const revisionColumns: readonly Column<Revision>[] = [
  nameColumn,
  ...termColumns,
  ...restColumns,
];
/** Columns of devices of all kinds. */
export const allKindsColumns: readonly Column<Revision>[] = [
  nameColumn,
  ...termColumns,
  typeColumn,
  ...restColumns,
];

function filesWords(files: number, reports: number): string {
  if (reports === 0) return '';
  return files === 0
    ? 'bez souboru'
    : `${files} ${czechPlural(files, 'soubor', 'soubory', 'souborů')}`;
}
