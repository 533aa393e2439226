import type { ResultOf } from '#contract/endpoint.ts';
import type { listTenants } from '#contract/pasports/tenants.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { MoveButton } from '../moving/MoveButton.tsx';
import { RecordSection } from './RecordSection.tsx';
import type { SectionPlace } from './RecordSection.tsx';
import { useTenants } from './records.queries.ts';
import { emptyTenant, tenantKind } from './tenant-kind.tsx';
import { validityColumns } from './validity-fields.tsx';

type Row = ResultOf<typeof listTenants>['values'][number];

const columns: readonly Column<Row>[] = [
  { text: 'Nájemce', value: 'tenant_name', sortable: true, width: 240, telling: true },
  ...validityColumns<Row>().map((column) => ({ ...column, telling: true })),
  {
    text: 'Smlouva do',
    value: 'contract_valid_to',
    sortable: true,
    width: 110,
    render: ({ contract_valid_to }) => formatDate(contract_valid_to ?? ''),
    exported: ({ contract_valid_to }) => formatDate(contract_valid_to ?? ''),
  },
];

/** All tenants of a space, the newest first, and moving in one step. */
export function TenantsTab(props: SectionPlace) {
  const { ids, place } = props;
  return (
    <RecordSection
      {...props}
      kind={tenantKind}
      label="Nájemci"
      list={useTenants(ids)}
      columns={columns}
      rowKey={(row) => row.pasport_tenant_id}
      empty={() => emptyTenant(place.as_of ?? todayInPrague())}
      actions={<MoveButton ids={ids} />}
    />
  );
}
