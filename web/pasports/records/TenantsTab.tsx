import type { ResultOf } from '#contract/endpoint.ts';
import { tenantFields, tenantRecord, type listTenants } from '#contract/pasports/tenants.ts';
import { emptyOf } from '#contract/record.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { MoveButton } from '../moving/MoveButton.tsx';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useTenants } from './records.queries.ts';
import { tenantKind } from './tenant-kind.tsx';

type Row = ResultOf<typeof listTenants>['values'][number];

const telling = { telling: true };
const columns = listColumns<Row>(tenantRecord, { valid_from: telling, valid_to: telling });

/** All tenants of a space, the newest first, and moving in one step. */
export function TenantsTab(props: SectionPlace) {
  const { ids, space, place } = props;
  return (
    <RecordSection
      {...props}
      kind={tenantKind}
      label="Nájemci"
      emptyText="Zapište, kdo prostor užívá a od kdy."
      list={useTenants(ids)}
      columns={columns}
      rowKey={(row) => row.pasport_tenant_id}
      empty={() => ({ ...emptyOf(tenantFields), valid_from: place.as_of ?? todayInPrague() })}
      actions={<MoveButton ids={ids} space={space} />}
    />
  );
}
