import { Badge } from '@mantine/core';
import { revisionTypeRecord } from '#contract/revision-type-record.ts';
import type { RevisionTypeRow } from '#contract/revision-types.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { daysText, intervalText } from './revision-words.ts';

/** About how many days the interval takes, so that intervals sort by their length. */
const DAYS = { days: 1, months: 30.44, years: 365.25 };

const told = listColumns<RevisionTypeRow>(revisionTypeRecord, {
  name: { fixed: true },
  warning_days: { render: ({ warning_days }) => daysText(warning_days) },
});
const interval: Column<RevisionTypeRow> = {
  text: 'Interval',
  id: 'interval',
  value: ({ interval_count, interval_unit }) => interval_count * DAYS[interval_unit],
  sortable: true,
  align: 'left',
  width: 100,
  telling: true,
  render: intervalText,
  exported: intervalText,
};
const count = { sortable: true, align: 'right' } as const;
const devices: Column<RevisionTypeRow> = {
  ...count,
  text: 'Zařízení',
  value: 'revisions_count',
  width: 92,
  telling: true,
};
const overdue: Column<RevisionTypeRow> = {
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
};
const validity: Column<RevisionTypeRow> = {
  text: 'Platnost',
  id: 'validity',
  value: ({ valid_from, valid_to }) => validityWords(valid_from, valid_to),
  width: 170,
  hiddenFirst: true,
};
const origin: Column<RevisionTypeRow> = {
  text: 'Původ',
  id: 'origin',
  value: (row) => (row.is_system ? 'portál' : 'vlastní'),
  sortable: true,
  width: 90,
};

/** Columns of the kinds of revisions. */
export const typeColumns = interleaved(told, {
  area: [interval, devices, overdue],
  applies_to: [validity, origin],
});

/** Texts of a kind that its search goes through. */
export const textsOfType = (type: RevisionTypeRow): readonly string[] =>
  searchedTexts(revisionTypeRecord, type);

function validityWords(from: string | null, to: string | null): string {
  return [from === null ? '' : `od ${formatDate(from)}`, to === null ? '' : `do ${formatDate(to)}`]
    .filter((part) => part !== '')
    .join(' ');
}
