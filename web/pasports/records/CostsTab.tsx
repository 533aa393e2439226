import { NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import { costFields, costRecord } from '#contract/pasports/costs.ts';
import type { listTenants } from '#contract/pasports/tenants.ts';
import { emptyOf } from '#contract/record.ts';
import { holdsOn, validityText } from '#contract/rules/validity.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { costKind, costTexts } from './cost-kind.tsx';
import type { Cost } from './cost-kind.tsx';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useCosts, useTenants } from './records.queries.ts';
import styles from './records.module.css';

const columns = listColumns<Cost>(costRecord, { valid_from: { telling: true } });

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
        ...emptyOf(costFields),
        allocation: null,
        pasport_tenant_id: tenant_id,
        valid_from: day,
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
