import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { AdminClient, AdminUser } from '#contract/admin-clients.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { useClientUsers } from './admin-clients.queries.ts';
import { nameOf, roleOf, userStateText } from './user-words.ts';
import { UserDialog } from './UserDialog.tsx';

const rowKey = (row: AdminUser) => row.client_user_id;
const isBlocked = (row: AdminUser) => row.blocked;

function userColumns(onOpen: (client_user_id: number) => void): readonly Column<AdminUser>[] {
  const open = (user: AdminUser) => (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`Otevřít: ${nameOf(user)}`}
      onClick={() => onOpen(user.client_user_id)}
    >
      Otevřít
    </Button>
  );
  return [
    { text: 'Jméno', id: 'name', value: nameOf, sortable: true, width: 180, telling: true },
    { text: 'E-mail', value: 'user_identity', sortable: true, width: 220, telling: true },
    { text: 'Role', id: 'role', value: roleOf, sortable: true, width: 120 },
    { text: 'Stav', id: 'state', value: userStateText, sortable: true, width: 150, telling: true },
    {
      text: 'Poslední přihlášení',
      value: 'last_sign_in',
      sortable: true,
      width: 150,
      render: ({ last_sign_in }) => formatDateTime(last_sign_in) || 'zatím žádné',
    },
    { text: 'Přihlášení', value: 'sessions_count', sortable: true, width: 100, decimals: 0 },
    {
      text: 'Neúspěšné pokusy',
      value: 'failed_attempts',
      sortable: true,
      width: 110,
      decimals: 0,
    },
    { text: 'Akce', id: 'actions', value: () => '', width: 90, render: open, exported: false },
  ];
}

/** Users of a client; Enter, a double click or the button opens one with what may be done. */
export function ClientUsers({ client }: { client: AdminClient }) {
  const { client_id } = client;
  const { data, error, refetch } = useClientUsers(client_id);
  const [openId, setOpenId] = useState<number | null>(null);
  const columns = useMemo(() => userColumns(setOpenId), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const opened = data?.values.find((row) => rowKey(row) === openId);
  return (
    <>
      <DataTable
        id="admin-client-users"
        label="Uživatelé klienta"
        isOfClient
        rows={data?.values}
        columns={columns}
        rowKey={rowKey}
        marked={openId}
        isDimmed={isBlocked}
        onActivate={(row) => setOpenId(rowKey(row))}
        activateLabel="Otevřít uživatele"
      />
      {opened === undefined ? null : (
        <UserDialog client={client} user={opened} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}
