import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Firm } from '#contract/linked-addresses.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { mailLink, phoneLink } from '../address-columns.tsx';
import { typeWords } from '../address-words.ts';
import { useOpenAddress } from '../open-address.ts';
import { useAllFirms } from './linked.queries.ts';

const unitsOf = ({ records }: Firm) => records.map(({ unit_name }) => unit_name).join(', ');
const rowKey = ({ records: [first] }: Firm) => first?.address_id ?? 0;
const searchIn = (row: Firm) => [
  row.full_name,
  row.business_id,
  row.phone,
  row.email,
  row.city,
  unitsOf(row),
];

const columns: readonly Column<Firm>[] = [
  { text: 'Název', value: 'full_name', sortable: true, width: 240, fixed: true, telling: true },
  { text: 'Jednotky', id: 'units', value: unitsOf, sortable: true, width: 260, telling: true },
  {
    text: 'Propojení',
    id: 'linked',
    value: (row) => (row.is_linked ? 'propojeno' : row.records.length > 1 ? 'nepropojeno' : ''),
    sortable: true,
    width: 120,
  },
  { text: 'IČO', value: 'business_id', sortable: true, width: 100 },
  {
    text: 'Typ',
    id: 'type',
    value: (row) => typeWords[row.address_type],
    sortable: true,
    width: 130,
  },
  { text: 'Telefon', value: 'phone', width: 150, telling: true, render: phoneLink },
  { text: 'E-mail', value: 'email', sortable: true, width: 210, render: mailLink },
  { text: 'Město', value: 'city', sortable: true, width: 120 },
];

/** Firms, suppliers and offices of all units of the client, each once. */
export function FirmsPage({ unit_id }: { unit_id: number }) {
  const { data, error, refetch } = useAllFirms(unit_id);
  const [marked, setMarked] = useState<number>();
  const navigate = useNavigate();
  const openAddress = useOpenAddress();
  const leave = () => void navigate({ to: paths.AddressBook });
  useEscape(leave);
  // In the unit of the screen where it is there, else in the first one that has it.
  const open = ({ records }: Firm) => {
    const place = records.find((one) => one.unit_id === unit_id) ?? records[0];
    if (place === undefined) return;
    openAddress(place.unit_id, place.address_id);
  };
  return (
    <OpenedRecord backLabel="Zpět na adresář" onBack={leave}>
      <Page title="Firmy klienta" note="Dodavatelé, firmy a úřady ze všech jednotek, každý jednou">
        {error === null ? null : <LoadError error={error} onRetry={() => void refetch()} />}
        <DataTable
          id="client-firms"
          label="Firmy klienta"
          rows={data?.values}
          columns={columns}
          rowKey={rowKey}
          marked={marked}
          searchIn={searchIn}
          onSelect={(row) => setMarked(rowKey(row))}
          onActivate={open}
          activateLabel="Otevřít"
          seek={{ placeholder: 'Název, IČO, telefon, jednotka', label: 'Hledat firmu' }}
        />
      </Page>
    </OpenedRecord>
  );
}
