import { NativeSelect, Skeleton } from '@mantine/core';
import { amountDecimals, unitText, waysText } from '#contract/metering/amount-text.ts';
import { readHouseBalance, type BalanceMonth } from '#contract/metering/house-balance.ts';
import { meterKindValue, meterLevelValue } from '#contract/metering/meter-words.ts';
import type { TownWeather } from '#contract/metering/town-weather.ts';
import { BarChart } from '#web/chart/BarChart.tsx';
import { formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { DataMoment } from '#web/core/DataMoment.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { comparedText, correctedName } from '../weather-text.ts';
import { shortMonths } from '../year-months.ts';
import { balanceRows, mainsOf, measuredShare, type BalanceRow } from './balance-rows.ts';
import { houseBalanceOf, useHouseBalance } from './house.queries.ts';
import styles from './house.module.css';

const rowKey = ({ month }: BalanceRow) => month;

interface HouseBalanceProps {
  unit_id: number;
  house: number;
  /** The measuring_place_id of the chosen main meter as it stands in the address. */
  chosen: string | undefined;
  /** Left out where the chosen one alone is looked at. */
  onChoose?: ((place: string) => void) | undefined;
}

/** Main meters of a house against the sum of what is below them, this year and the last one. */
export function HouseBalance({ unit_id, house, chosen, onChoose }: HouseBalanceProps) {
  const today = todayInPrague();
  const year = Number(today.slice(0, 4));
  const time = { from: `${year - 1}-01-01`, to: today };
  const asked = useHouseBalance(unit_id, house, time);
  if (asked.data === undefined)
    return asked.error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <LoadError error={asked.error} onRetry={() => void asked.refetch()} />
    );
  const months = asked.data.values;
  const mains = mainsOf(months);
  const named = mains.find(({ measuring_place_id }) => String(measuring_place_id) === chosen);
  const main = onChoose === undefined ? named : (named ?? mains[0]);
  if (main === undefined)
    return (
      <EmptyState
        icon="gauge"
        title={onChoose === undefined ? 'Měřidlo není hlavní' : 'Dům nemá žádné hlavní měřidlo'}
        text="Hlavní je měřicí místo domu s úrovní Fakturační nebo Patní. Ztráta je rozdíl proti součtu bytů."
      />
    );
  const own = months.filter(
    ({ measuring_place_id }) => measuring_place_id === main.measuring_place_id,
  );
  return (
    <div className={styles.part}>
      {onChoose === undefined ? null : (
        <NativeSelect
          className={styles.main ?? ''}
          label="Hlavní měřidlo"
          value={String(main.measuring_place_id)}
          data={mains.map((each) => ({
            value: String(each.measuring_place_id),
            label: nameOf(each),
          }))}
          onChange={({ currentTarget: { value } }) => onChoose(value)}
        />
      )}
      <DataMoment endpoint={readHouseBalance} input={houseBalanceOf(unit_id, house, time)} />
      <Balance
        main={main}
        months={own}
        year={year}
        weather={main.kind === 'heat' ? asked.data.weather : undefined}
      />
    </div>
  );
}

/** 'Studená voda, fakturační, vodoměrná šachta' */
function nameOf({ kind, level, location, serves }: BalanceMonth): string {
  return [
    meterKindValue.text(kind),
    meterLevelValue.text(level).toLocaleLowerCase('cs'),
    location,
    serves,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

interface BalanceProps {
  main: BalanceMonth;
  months: readonly BalanceMonth[];
  year: number;
  /** Of heat alone; null where the town has none. */
  weather: TownWeather | null | undefined;
}

function Balance({ main, months, year, weather }: BalanceProps) {
  const rows = balanceRows(months, year, weather);
  const unit = unitText(main.measured_unit);
  const decimals = amountDecimals(main.measured_unit);
  const label = `${nameOf(main)}, ${main.building_name}`;
  const chart = { categories: shortMonths, unit, decimals };
  return (
    <>
      <Note>{noteOf(main, months)}</Note>
      {weather === undefined ? null : (
        <Note>
          {comparedText(
            rows.map(({ now, before, ...row }) => ({ ...row, now: now.main, before: before.main })),
            { weather, year, unit: main.measured_unit },
          )}
        </Note>
      )}
      <div className={styles.charts}>
        <BarChart
          {...chart}
          label={`Hlavní měřidlo a součet po měsících, ${label}`}
          series={[
            { name: `hlavní ${year}`, values: rows.map(({ now }) => now.main) },
            { name: `součet ${year}`, values: rows.map(({ now }) => now.below) },
            { name: `hlavní ${year - 1}`, values: rows.map(({ before }) => before.main) },
            { name: `součet ${year - 1}`, values: rows.map(({ before }) => before.below) },
          ]}
        />
        <BarChart
          {...chart}
          label={`Ztráta po měsících, ${label}`}
          series={[
            { name: `ztráta ${year}`, values: rows.map(({ now }) => now.loss) },
            { name: `ztráta ${year - 1}`, values: rows.map(({ before }) => before.loss) },
          ]}
        />
      </div>
      <DataTable
        id="meter-balance"
        label={`Hlavní měřidlo proti součtu, ${label}`}
        rows={rows}
        columns={columnsOf(year, decimals, weather !== undefined)}
        rowKey={rowKey}
        fixedPageSize={12}
      />
    </>
  );
}

function columnsOf(year: number, decimals: number, isHeat: boolean): readonly Column<BalanceRow>[] {
  const figure = (
    id: string,
    text: string,
    value: (row: BalanceRow) => number | null,
    most = decimals,
  ): Column<BalanceRow> => ({
    id,
    text,
    value,
    render: (row) => {
      const known = value(row);
      return known === null ? '–' : formatNumber(known, most);
    },
    align: 'right',
    decimals: most,
    width: 104,
  });
  return [
    { text: 'Měsíc', value: 'name', width: 90, telling: true },
    figure('main', `Hlavní ${year}`, ({ now }) => now.main),
    figure('below', `Součet ${year}`, ({ now }) => now.below),
    { ...figure('loss', `Ztráta ${year}`, ({ now }) => now.loss), telling: true },
    { ...figure('percent', 'Ztráta %', ({ now }) => now.percent, 1), telling: true },
    figure('main_before', `Hlavní ${year - 1}`, ({ before }) => before.main),
    ...(isHeat
      ? [figure('corrected', `Hlavní ${correctedName(year)}`, ({ corrected }) => corrected)]
      : []),
    figure('below_before', `Součet ${year - 1}`, ({ before }) => before.below),
    figure('loss_before', `Ztráta ${year - 1}`, ({ before }) => before.loss),
    { text: 'Poznámka', value: 'note', width: 200 },
  ];
}

/** What the figures stand on, and what they are compared with. */
function noteOf(main: BalanceMonth, months: readonly BalanceMonth[]): string {
  const compared = {
    below: 'Součet je z míst, která mají toto měřidlo jako nadřazené.',
    house:
      'Součet je z bytových měřidel téhož druhu v domě, protože toto měřidlo není u žádného místa uvedeno jako nadřazené.',
    none: 'Není s čím porovnat: u bytových míst uveďte, které měřidlo je jim nadřazené.',
  }[main.compared];
  const share = measuredShare(months);
  const divided =
    share === null || share > 99.5
      ? ''
      : ` Ze součtu je ${formatNumber(100 - share, 0)} % rozděleno mezi měsíce ${waysText(...months.map(({ below_divided_by }) => below_divided_by))}, takže ztráta jednoho měsíce je jen odhad.`;
  return `${compared}${divided} Měsíce, o kterých není známo vše, jsou vynechané, nejsou nulové.`;
}
