import { Button, Switch } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AddressRow } from '#contract/addresses.ts';
import { pathTo } from '#web/lib/paths.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { SearchBox } from '#web/table/SearchBox.tsx';
import { useTableRows } from '#web/table/useTableRows.ts';
import { useAddresses } from './addresses.queries.ts';
import { Duplicates } from './Duplicates.tsx';
import { NewAddress } from './NewAddress.tsx';
import styles from './addresses.module.css';

const rowKey = (row: AddressRow) => row.address_id;
const searchIn = (row: AddressRow) => [
  row.full_name,
  row.street,
  row.city,
  row.zip,
  row.phone,
  row.email,
  row.business_id,
  row.sipo,
];

interface AddressListProps {
  unit_id: number;
  id: string;
  label: string;
  columns: readonly Column<AddressRow>[];
  /** Which records belong to the list; all when left out. */
  belongs?: (row: AddressRow) => boolean;
}

/** Records of the address book in a table; a double click opens one. */
export function AddressList({ unit_id, id, label, columns, belongs }: AddressListProps) {
  const [showHidden, setShowHidden] = useState(false);
  const list = useAddresses(unit_id, showHidden);
  const table = useTableRows({ rows: list.data?.values, rowKey });
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<'new' | 'duplicates' | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const create = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => setOpen('new')}
    >
      Nový kontakt
    </Button>
  );
  return (
    <>
      <DataTable
        id={id}
        label={label}
        rows={belongs === undefined ? table.rows : table.rows?.filter(belongs)}
        columns={columns}
        rowKey={rowKey}
        marked={table.marked}
        search={search}
        searchIn={searchIn}
        onSelect={table.mark}
        onActivate={(row) =>
          void navigate({ href: pathTo('Address', { address_id: row.address_id }) })
        }
        activateLabel="Otevřít"
        onClearSearch={() => setSearch('')}
        emptyAction={create}
        isDimmed={(row) => row.hidden}
        toolbar={
          <>
            <SearchBox
              value={search}
              onChange={setSearch}
              placeholder="Jméno, adresa, telefon, e-mail"
            />
            <Switch
              label={`Zobrazit skryté (${list.data?.hidden_addresses ?? 0})`}
              checked={showHidden}
              onChange={(event) => setShowHidden(event.currentTarget.checked)}
            />
            <div className={styles.action}>
              <Button
                variant="default"
                leftSection={<IconUsersGroup size="1.125rem" aria-hidden="true" />}
                onClick={() => setOpen('duplicates')}
              >
                Najít duplicity
              </Button>
              {create}
            </div>
          </>
        }
      />
      {open === 'new' ? <NewAddress unit_id={unit_id} onClose={close} /> : null}
      {open === 'duplicates' ? <Duplicates unit_id={unit_id} onClose={close} /> : null}
    </>
  );
}
