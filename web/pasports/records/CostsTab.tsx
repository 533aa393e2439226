import { Skeleton } from '@mantine/core';
import { costFields, costRecord } from '#contract/pasports/costs.ts';
import { emptyOf } from '#contract/record.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { costKind, costTexts, heldTime } from './cost-kind.tsx';
import type { Cost } from './cost-kind.tsx';
import { PayerNote, usePayer } from './PayerNote.tsx';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useCosts, useTenants } from './records.queries.ts';
import styles from './records.module.css';

const columns = listColumns<Cost>(costRecord, { valid_from: { telling: true } });

/** What is paid for a space, whoever bears it. */
export function CostsTab(props: SectionPlace) {
  const { ids } = props;
  const day = props.place.as_of ?? todayInPrague();
  const payer = usePayer(ids, day).data;
  const tenants = useTenants(ids).data?.values;
  const list = useCosts(ids);
  const costs = list.data?.values;
  if (payer === undefined || tenants === undefined) return <Skeleton height="12rem" />;
  // What a tenant pays ends with him, unless it is said otherwise; an owner's goes over to the next one.
  const isOfTenant = payer.payer === 'tenant' || payer.payer === 'member';
  const tenancy = isOfTenant ? tenants.find((row) => holdsOn(row, day)) : undefined;
  return (
    <RecordSection
      {...props}
      kind={costKind}
      label="Náklady a zálohy"
      emptyText="Zapište služby prostoru a měsíční zálohy na ně."
      list={list}
      columns={columns}
      rowKey={(row) => row.pasport_tenant_cost_id}
      isHolding={(row) => holdsOn(heldTime(row), day)}
      texts={costTexts}
      empty={() => ({
        ...emptyOf(costFields),
        allocation: null,
        pasport_tenant_id: tenancy?.pasport_tenant_id ?? null,
        valid_from: day,
      })}
      summary={
        <>
          <PayerNote payer={payer} day={day} />
          {costs === undefined ? null : <Together costs={costs} day={day} />}
        </>
      }
    />
  );
}

function Together({ costs, day }: { costs: readonly Cost[]; day: string }) {
  const holding = costs.filter((cost) => holdsOn(heldTime(cost), day));
  const sum = holding.reduce((total, { monthly_advance }) => total + monthly_advance, 0);
  return (
    <p className={styles.note}>
      Zálohy celkem <strong>{formatMoney(sum)}</strong> měsíčně ke dni {formatDate(day)}
    </p>
  );
}
