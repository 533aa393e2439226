import { Badge } from '@mantine/core';
import type { RevisionTypeRow } from '#contract/revision-types.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { areaWords, daysText, intervalText, subjectWords } from './revision-words.ts';

const count = { sortable: true, align: 'right' } as const;

/** About how many days the interval takes, so that intervals sort by their length. */
const DAYS = { days: 1, months: 30.44, years: 365.25 };

/** Columns of the kinds of revisions. */
export const typeColumns: readonly Column<RevisionTypeRow>[] = [
  { text: 'Název', value: 'name', sortable: true, width: 300, fixed: true, telling: true },
  { text: 'Oblast', id: 'area', value: (row) => areaWords[row.area], sortable: true, width: 96 },
  {
    text: 'Interval',
    id: 'interval',
    value: ({ interval_count, interval_unit }) => interval_count * DAYS[interval_unit],
    sortable: true,
    align: 'left',
    width: 100,
    telling: true,
    render: intervalText,
    exported: intervalText,
  },
  { ...count, text: 'Zařízení', value: 'revisions_count', width: 92, telling: true },
  {
    ...count,
    text: 'Po termínu',
    value: 'overdue_count',
    width: 104,
    render: ({ overdue_count }) =>
      overdue_count === 0 ? (
        '0'
      ) : (
        <Badge variant="light" color="red">
          {overdue_count}
        </Badge>
      ),
  },
  {
    ...count,
    text: 'Předstih',
    value: 'warning_days',
    width: 100,
    render: ({ warning_days }) => daysText(warning_days),
  },
  { text: 'Předpis', value: 'regulation', sortable: true, width: 200 },
  {
    text: 'Platí pro',
    id: 'applies_to',
    value: (row) => subjectWords[row.applies_to],
    sortable: true,
    width: 100,
  },
  {
    text: 'Platnost',
    id: 'validity',
    value: ({ valid_from, valid_to }) => validityWords(valid_from, valid_to),
    width: 170,
  },
  {
    text: 'Původ',
    id: 'origin',
    value: (row) => (row.is_system ? 'portál' : 'vlastní'),
    sortable: true,
    width: 90,
  },
  { text: 'Skrytý', value: 'hidden', sortable: true, width: 84 },
];

function validityWords(from: string | null, to: string | null): string {
  return [from === null ? '' : `od ${formatDate(from)}`, to === null ? '' : `do ${formatDate(to)}`]
    .filter((part) => part !== '')
    .join(' ');
}
