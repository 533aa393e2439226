import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useAddressRelations } from '../addresses.queries.ts';
import { spaceColumns } from './relation-columns.tsx';
import { boundRows } from './relation-rows.ts';
import type { PersonRow } from './relation-rows.ts';
import { spaceAddress } from './space-link.ts';

const rowKey = (row: PersonRow) => row.key;

/** Relations are entered where the space is. */
function Assign() {
  if (!useIsOpenAddress(paths.pasports)) return null;
  return (
    <Button component={InnerLink} href={paths.pasports} variant="default">
      Přiřadit k prostoru
    </Button>
  );
}

/** Spaces that the person owns, uses or lives in, with their time; a double click opens the space. */
export function AddressSpaces({ unit_id, address_id }: { unit_id: number; address_id: number }) {
  const { data, error, refetch } = useAddressRelations(unit_id, address_id);
  const rows = useMemo(() => data && boundRows(data.values), [data]);
  const navigate = useNavigate();
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const open = ({ pasport_space_id, relation }: PersonRow) => {
    if (pasport_space_id !== null && relation !== null)
      void navigate({ href: spaceAddress({ pasport_space_id, relation }) });
  };
  return (
    <DataTable
      id="address-spaces"
      label="Prostory osoby"
      rows={rows}
      columns={spaceColumns}
      rowKey={rowKey}
      onActivate={open}
      activateLabel="Otevřít prostor"
      emptyText="Ukážou se tu prostory, které osoba vlastní, užívá nebo obývá."
      emptyAction={<Assign />}
      toolbar={<Assign />}
    />
  );
}
