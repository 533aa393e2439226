import { Skeleton, Stack } from '@mantine/core';
import { readArrearsYear, type ArrearsDay } from '#contract/money/arrears.ts';
import { BarChart } from '#web/chart/BarChart.tsx';
import { formatDate } from '#web/lib/czech.ts';
import { DataMoment } from '#web/core/DataMoment.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { Note } from '#web/ui/Note.tsx';
import { arrearsYearOf, useArrearsYear } from './arrears.queries.ts';
import type { ArrearsPart } from './place.ts';

const rowKey = ({ day }: ArrearsDay) => day;

const columns: readonly Column<ArrearsDay>[] = [
  {
    text: 'Ke dni',
    value: 'day',
    sortable: true,
    width: 110,
    telling: true,
    render: ({ day }) => formatDate(day),
  },
  moneyColumn({
    text: 'Po splatnosti',
    id: 'overdue',
    of: ({ overdue }) => overdue,
    telling: true,
  }),
  { text: 'Kont', value: 'count', sortable: true, width: 80, align: 'right', telling: true },
];

/** What was overdue at the ends of the last twelve months and at the end of the day, drawn and in a table. */
export function ArrearsYear({ unit_id, place: { as_of } }: ArrearsPart) {
  const { data, error, refetch } = useArrearsYear(unit_id, as_of);
  if (data === undefined)
    return error === null ? (
      <Skeleton height="20rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const { values } = data;
  return (
    <Stack gap="md" miw={0}>
      <Note>
        Každý sloupec je stav na konci dne, jak vychází z předpisů a plateb zapsaných dodnes.
      </Note>
      <DataMoment endpoint={readArrearsYear} input={arrearsYearOf(unit_id, as_of)} />
      <BarChart
        label="Dluhy po splatnosti"
        categories={values.map(({ day }) => formatDate(day))}
        series={[{ name: 'Po splatnosti', values: values.map(({ overdue }) => overdue / 100) }]}
        unit="Kč"
        decimals={2}
      />
      <DataTable
        id="arrears-year"
        label="Dluhy po splatnosti na koncích měsíců"
        rows={values}
        columns={columns}
        rowKey={rowKey}
      />
    </Stack>
  );
}
