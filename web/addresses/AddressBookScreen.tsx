import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AddressRow } from '#contract/addresses.ts';
import { formatDateTime, formatNumber } from '#web/lib/czech.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { SearchBox } from '#web/table/SearchBox.tsx';
import { Page } from '#web/ui/Page.tsx';
import { StatCard } from '#web/ui/StatCard.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';
import { useAddressCounts, useAddresses } from './addresses.queries.ts';
import { WithUnit } from './WithUnit.tsx';

const rowKey = (row: AddressRow) => row.address_id;
const columns: readonly Column<AddressRow>[] = [
  { text: 'Jméno', value: 'full_name', sortable: true, width: 260, fixed: true, telling: true },
  { text: 'Město', value: 'city', sortable: true, width: 160, telling: true },
  { text: 'Telefon', value: 'phone', width: 160 },
  {
    text: 'Změněno',
    value: 'updated',
    sortable: true,
    width: 170,
    telling: true,
    render: (row) => formatDateTime(row.updated),
  },
];

/** Overview of the address book: counts and what was changed last (route /address-book). */
export function AddressBookScreen() {
  return (
    <Page title="Adresář">
      <WithUnit>{({ unit_id }) => <Overview key={unit_id} unit_id={unit_id} />}</WithUnit>
    </Page>
  );
}

function Overview({ unit_id }: { unit_id: number }) {
  const { data: counts } = useAddressCounts(unit_id);
  const { data: list } = useAddresses(unit_id, false);
  const [search, setSearch] = useState('');
  const navigate = useNavigate();
  const number = (value: number | undefined) => formatNumber(value ?? 0, 0);
  const loading = counts === undefined;
  return (
    <>
      <StatGrid>
        <StatCard
          label="Kontakty"
          value={number(counts?.addresses_count)}
          icon="address-book"
          loading={loading}
          link={{ href: paths.AddressBookContacts, title: 'Přejít na kontakty' }}
        />
        <StatCard
          label="Nájemci a vlastníci"
          value={number(counts?.addresses_active)}
          icon="users"
          loading={loading}
          link={{ href: paths.AddressBookTenants, title: 'Přejít na nájemce a vlastníky' }}
        />
        <StatCard
          label="Skryté"
          value={number(counts?.addresses_hidden)}
          icon="hidden"
          loading={loading}
          link={{ href: paths.Addresses, title: 'Přejít na adresy' }}
        />
      </StatGrid>
      <DataTable
        id="address-book"
        label="Naposledy změněné záznamy"
        rows={list?.values}
        columns={columns}
        rowKey={rowKey}
        search={search}
        initialSort={{ column: 'Změněno', descending: true }}
        onClearSearch={() => setSearch('')}
        onActivate={(row) =>
          void navigate({ href: pathTo('Address', { address_id: row.address_id }) })
        }
        activateLabel="Otevřít"
        toolbar={<SearchBox value={search} onChange={setSearch} placeholder="Hledat v adresáři" />}
      />
    </>
  );
}
