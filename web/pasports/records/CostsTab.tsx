import { NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import type { listTenants } from '#contract/pasports/tenants.ts';
import { holdsOn, validityText } from '#contract/rules/validity.ts';
import { allocationNames } from '#web/core/allocation-names.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { costKind, costTexts } from './cost-kind.tsx';
import type { Cost } from './cost-kind.tsx';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useCosts, useTenants } from './records.queries.ts';
import styles from './records.module.css';
import { validityColumns } from './validity-fields.tsx';

const money = (hellers: number | null) => (hellers === null ? '' : formatMoney(hellers));
const crowns = (hellers: number | null) => (hellers === null ? null : hellers / 100);
const [since, until] = validityColumns<Cost>() as [Column<Cost>, Column<Cost>];

type Amount = 'monthly_advance' | 'last_period_cost' | 'difference';
const amount = (text: string, value: Amount): Column<Cost> => ({
  text,
  value,
  sortable: true,
  width: 140,
  align: 'right',
  telling: value === 'monthly_advance',
  render: (row) => money(row[value]),
  exported: (row) => crowns(row[value]),
});

const columns: readonly Column<Cost>[] = [
  { text: 'Služba', value: 'service_name', sortable: true, width: 200, telling: true },
  amount('Záloha měsíčně', 'monthly_advance'),
  { ...since, telling: true },
  {
    text: 'Způsob rozúčtování',
    id: 'allocation',
    value: (row) => allocationNames[row.allocation],
    sortable: true,
    width: 180,
  },
  amount('Náklad minulé období', 'last_period_cost'),
  amount('Rozdíl', 'difference'),
  // Mostly empty, so it may be the one that a narrow screen scrolls to.
  until,
];

/** What the tenants of a space pay for, one tenant at a time. */
export function CostsTab(props: SectionPlace) {
  const day = props.place.as_of ?? todayInPrague();
  const tenants = useTenants(props.ids).data?.values;
  const [chosen, setChosen] = useState<number | null>(null);
  if (tenants === undefined) return <Skeleton height="12rem" />;
  const tenant = tenantOf(tenants, chosen, day);
  if (tenant === undefined)
    return (
      <EmptyState
        title="Prostor zatím nemá nájemce"
        text="Zálohy se evidují u nájemce. Nejprve ho zadejte na záložce Nájemci."
      />
    );
  const { pasport_tenant_id } = tenant;
  return (
    <div className={styles.section}>
      <NativeSelect
        label="Nájemce"
        w="min(100%, 28rem)"
        value={String(pasport_tenant_id)}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
        data={tenants.map(tenantChoice)}
      />
      <TenantCosts key={pasport_tenant_id} {...props} tenant_id={pasport_tenant_id} day={day} />
    </div>
  );
}

type TenantRow = ResultOf<typeof listTenants>['values'][number];

/** The tenant that was chosen, else the one of the day, else the last one. */
function tenantOf(tenants: readonly TenantRow[], chosen: number | null, day: string) {
  return (
    tenants.find(({ pasport_tenant_id }) => pasport_tenant_id === chosen) ??
    tenants.find((row) => holdsOn(row, day)) ??
    tenants[0]
  );
}

function tenantChoice(row: TenantRow) {
  return {
    value: String(row.pasport_tenant_id),
    label: `${row.tenant_name}, ${validityText(row)}`,
  };
}

function TenantCosts(props: SectionPlace & { tenant_id: number; day: string }) {
  const { ids, tenant_id, day } = props;
  const list = useCosts(ids.unit_id, tenant_id);
  const costs = list.data?.values;
  return (
    <RecordSection
      {...props}
      kind={costKind}
      label="Náklady a zálohy"
      list={list}
      columns={columns}
      rowKey={(row) => row.pasport_tenant_cost_id}
      texts={costTexts}
      empty={() => ({
        pasport_tenant_id: tenant_id,
        service_name: '',
        monthly_advance: null,
        allocation: null,
        last_period_cost: null,
        valid_from: day,
        valid_to: null,
        comment: '',
      })}
      summary={costs === undefined ? null : <Together costs={costs} day={day} />}
    />
  );
}

function Together({ costs, day }: { costs: readonly Cost[]; day: string }) {
  const holding = costs.filter((cost) => holdsOn(cost, day));
  const sum = holding.reduce((total, { monthly_advance }) => total + monthly_advance, 0);
  return (
    <p className={styles.note}>
      Zálohy celkem <strong>{formatMoney(sum)}</strong> měsíčně ke dni {formatDate(day)}
    </p>
  );
}
