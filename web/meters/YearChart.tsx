import { Skeleton, Stack } from '@mantine/core';
import { amountDecimals, amountText, unitText, waysText } from '#contract/metering/amount-text.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { BarChart } from '#web/chart/BarChart.tsx';
import { formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Column } from '#web/table/columns.ts';
import { Note } from '#web/ui/Note.tsx';
import { placeTitle } from './meter-text.ts';
import { useMonths } from './meters.queries.ts';
import styles from './meters.module.css';
import { comparedText, correctedName } from './weather-text.ts';
import { measuredOf, monthRows, shortMonths, type MonthRow } from './year-months.ts';

const rowKey = ({ month }: MonthRow) => month;

/** Months of this year beside those of the last one, drawn and in a table. */
export function YearChart({ place }: { place: MeasuringPlace }) {
  const { unit_id, measuring_place_id, measured_unit } = place;
  const today = todayInPrague();
  const year = Number(today.slice(0, 4));
  const months = useMonths(unit_id, measuring_place_id, `${year - 1}-01-01`, today);
  const { data, error, refetch } = months;
  if (data === undefined)
    return error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const isHeat = place.kind === 'heat' || place.kind === 'heat-allocator';
  const rows = monthRows(data.values, year, data.weather);
  const decimals = amountDecimals(measured_unit);
  const figure = (value: 'now' | 'before' | 'corrected') =>
    ({
      align: 'right',
      decimals,
      width: 96,
      telling: true,
      value,
      render: (row: MonthRow) => {
        const amount = row[value];
        return amount === null ? '–' : formatNumber(amount, decimals);
      },
    }) as const;
  const columns: readonly Column<MonthRow>[] = [
    { text: 'Měsíc', value: 'name', width: 100, telling: true },
    { ...figure('now'), text: String(year) },
    { ...figure('before'), text: String(year - 1) },
    ...(isHeat
      ? [{ ...figure('corrected'), text: correctedName(year), width: 150, telling: false }]
      : []),
    { text: 'Poznámka', value: 'note', width: 150 },
  ];
  const label = `Spotřeba po měsících, ${placeTitle(place)}`;
  return (
    <Stack gap="md" miw={0}>
      <Note>{dividedNote(place, measuredOf(data.values, year), year)}</Note>
      {isHeat ? (
        <Note>{comparedText(rows, { weather: data.weather, year, unit: measured_unit })}</Note>
      ) : null}
      <div className={styles.beside}>
        <BarChart
          label={label}
          categories={shortMonths}
          series={[
            { name: String(year), values: rows.map(({ now }) => now) },
            { name: String(year - 1), values: rows.map(({ before }) => before) },
            ...(rows.some(({ corrected }) => corrected !== null)
              ? [{ name: correctedName(year), values: rows.map(({ corrected }) => corrected) }]
              : []),
          ]}
          unit={unitText(measured_unit)}
          decimals={decimals}
        />
        <DataTable
          id="meter-months"
          label={label}
          rows={rows}
          columns={columns}
          rowKey={rowKey}
          fixedPageSize={12}
        />
      </div>
    </Stack>
  );
}

/** What the figures stand on: months lie seldom just between two readings. */
function dividedNote(
  { measured_unit }: MeasuringPlace,
  known: ReturnType<typeof measuredOf>,
  year: number,
): string {
  const GAPS = 'Měsíce, o kterých není známo vše, jsou vynechané, nejsou nulové.';
  if (known === null) return `Za rok ${year} zatím není z čeho počítat. ${GAPS}`;
  const { amount, measured, ways } = known;
  const divided = Math.max(0, Math.round((amount - measured) * 1e6) / 1e6);
  return `V roce ${year} je známo ${amountText(amount, measured_unit)}: ${amountText(measured, measured_unit)} leží mezi odečty celé, ${amountText(divided, measured_unit)} je rozděleno${divided === 0 ? '' : ` ${waysText(...ways)}`}. ${GAPS}`;
}
