import { monthName } from '#contract/czech/month-names.ts';
import { IconLock } from '#web/icons/IconLock.ts';
import { useState } from 'react';
import { CLIMATE_SHARES, climateShare, partOfYearFault } from '#contract/rules/climate-shares.ts';
import { day } from '#contract/fields.ts';
import { BarChart } from '#web/chart/BarChart.tsx';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { formatDate, formatMoney, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { useFigure } from './figure-field.ts';
import styles from './degree-days.module.css';

interface WeightRow {
  readonly month: number;
  readonly share: number;
  /** Sum from January on. */
  readonly sum: number;
}

const rows: readonly WeightRow[] = CLIMATE_SHARES.map((share, at) => ({
  month: at + 1,
  share,
  sum: CLIMATE_SHARES.slice(0, at + 1).reduce<number>((sum, each) => sum + each, 0),
}));
const rowKey = ({ month }: WeightRow) => month;
const columns: readonly Column<WeightRow>[] = [
  { text: 'Měsíc', id: 'month', value: ({ month }) => monthName(month), width: 130, telling: true },
  { text: 'Podíl %', value: 'share', align: 'right', width: 100, telling: true },
  { text: 'Od ledna %', value: 'sum', align: 'right', width: 110, telling: true },
];

/** Monthly shares of a year's heat, as the decree has them: nobody changes them. */
export function WeightsTab() {
  return (
    <div className={styles.column}>
      <p className={styles.locked}>
        <IconLock size="1.25rem" aria-hidden="true" />
        <span>
          Dlouhodobé měsíční průměry klimatické náročnosti podle přílohy č. 3 vyhlášky č. 269/2015
          Sb. Sada je zamčená: mění se jen s předpisem.
        </span>
      </p>
      <div className={styles.beside}>
        <BarChart
          label="Podíly měsíců na teple roku"
          categories={rows.map(({ month }) => monthName(month))}
          series={[{ name: 'Podíl', values: CLIMATE_SHARES }]}
          unit="%"
          decimals={0}
        />
        <DataTable
          id="climate-shares"
          label="Podíly měsíců na teple roku"
          isOfClient
          rows={rows}
          columns={columns}
          rowKey={rowKey}
          fixedPageSize={12}
        />
      </div>
      <PartOfYear />
    </div>
  );
}

function useDay(name: string, start: string) {
  const [value, onChange] = useState<string | null>(start);
  const read = day.safeParse(value);
  const field: FieldBinding<string | null> = {
    name,
    value,
    onChange,
    onBlur: () => undefined,
    error: read.success ? undefined : 'Zadejte datum',
    required: false,
  };
  return { field, value: read.data };
}

/** How much of a year's heat falls on a part of the year, such as until a tenant left. */
function PartOfYear() {
  const year = todayInPrague().slice(0, 4);
  const from = useDay('from', `${year}-01-01`);
  const to = useDay('to', `${year}-05-15`);
  const cost = useFigure('cost');
  const told =
    from.value === undefined || to.value === undefined ? null : shareOf(from.value, to.value);
  return (
    <FormPanel
      heading="Podíl části roku"
      note="Když se uživatel změnil a odečet k tomu dni není. Z neúplného měsíce se počítá tolik, kolik dní z něj do části patří."
    >
      <DateField {...from.field} label="Od" />
      <DateField
        {...to.field}
        label="Do"
        {...(typeof told?.fault === 'string' && { error: told.fault })}
      />
      <NumberField {...cost.field} label="Náklad za rok" decimals={2} unit="Kč" hint="Nepovinné" />
      <Wide>
        <div role="status" className={styles.outcome}>
          {told === null || told.fault !== null ? null : (
            <p>
              {`${told.part}: `}
              <strong>{`${formatNumber(told.share, 4)} %`}</strong>
              {cost.value === null ? ' tepla roku' : ofCost(told.share, cost.value)}
            </p>
          )}
        </div>
      </Wide>
    </FormPanel>
  );
}

function shareOf(from: string, to: string) {
  const fault = partOfYearFault(from, to);
  const share = fault === null ? climateShare(from, to) : 0;
  return { fault, share, part: `${formatDate(from)} – ${formatDate(to)}` };
}

function ofCost(share: number, crowns: number): string {
  const part = formatMoney(Math.round(share * crowns));
  return ` z ${formatMoney(Math.round(crowns * 100))} je ${part}`;
}
