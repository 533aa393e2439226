import { reportFields } from '#contract/report-record.ts';
import { revisionRecord } from '#contract/revision-record.ts';
import type { Revision } from '#contract/revisions.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { Column } from '#web/table/columns.ts';
import { revisionState } from '#contract/rules/revision-standing.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { standingText } from '#web/core/revisions/standing-words.ts';
import { placeText } from './revision-words.ts';
import { interleaved, listColumns } from '#web/values/list-columns.ts';
import { StateBadge } from './StateBadge.tsx';

const told = listColumns<Revision>(revisionRecord, { device_name: { fixed: true } });
const place: Column<Revision> = {
  text: 'Umístění',
  id: 'place',
  value: placeText,
  sortable: true,
  width: 130,
  telling: true,
};
const state: Column<Revision> = {
  text: 'Stav',
  id: 'state',
  // From the most urgent one, and of equals the older.
  value: ({ state: name, due_on }) => `${revisionState.options.indexOf(name)} ${due_on ?? ''}`,
  sortable: true,
  width: 210,
  whole: true,
  telling: true,
  render: (revision) => <StateBadge revision={revision} />,
  exported: (revision) => standingText(revision, todayInPrague()),
};
const result: Column<Revision> = {
  text: 'Výsledek',
  id: 'result',
  value: ({ last_result }) => last_result && reportFields.result.value.text(last_result),
  sortable: true,
  width: 120,
  hiddenFirst: true,
};
const attached: Column<Revision> = {
  text: 'Zpráva',
  value: 'files_count',
  sortable: true,
  align: 'left',
  width: 110,
  hiddenFirst: true,
  render: ({ files_count, reports_count }) => filesWords(files_count, reports_count),
};

/** Columns of devices of all kinds. */
export const allKindsColumns = interleaved(told, {
  device_name: [place],
  next_on: [state],
  company_name: [result],
  last_cost: [attached],
});
/** Columns of devices of one kind. */
export const revisionColumns = allKindsColumns.filter(({ value }) => value !== 'type_name');

function filesWords(files: number, reports: number): string {
  if (reports === 0) return '';
  return files === 0
    ? 'bez souboru'
    : `${files} ${czechPlural(files, 'soubor', 'soubory', 'souborů')}`;
}
