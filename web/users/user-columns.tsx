import { Badge, Button } from '@mantine/core';
import type { ClientUser } from '#contract/users.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { nameOf, roleOf, stateOf } from './user-state.ts';

const colors: Readonly<Record<string, string>> = {
  aktivní: 'green',
  'čeká na potvrzení': 'yellow',
  zablokován: 'red',
};

function State({ user }: { user: ClientUser }) {
  const state = stateOf(user);
  return (
    <Badge variant="light" color={colors[state] ?? 'gray'}>
      {state}
    </Badge>
  );
}

/** Columns of the users table; `ownId` is who looks at it. */
export function userColumns(
  ownId: number | undefined,
  onEdit: (client_user_id: number) => void,
): readonly Column<ClientUser>[] {
  const name = (user: ClientUser) => (
    <>
      {nameOf(user)}
      {user.client_user_id === ownId ? (
        <Badge component="span" variant="light" size="sm" ml="xs">
          vy
        </Badge>
      ) : null}
    </>
  );
  const edit = (user: ClientUser) => (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`Upravit: ${nameOf(user)}`}
      onClick={() => onEdit(user.client_user_id)}
    >
      Upravit
    </Button>
  );
  return [
    {
      text: 'Jméno',
      id: 'name',
      value: nameOf,
      sortable: true,
      width: 220,
      telling: true,
      render: name,
    },
    { text: 'E-mail', value: 'user_identity', sortable: true, width: 240, telling: true },
    { text: 'Role', id: 'role', value: roleOf, sortable: true, width: 110 },
    {
      text: 'Stav',
      id: 'state',
      value: stateOf,
      sortable: true,
      width: 160,
      whole: true,
      telling: true,
      render: (user) => <State user={user} />,
    },
    {
      text: 'Poslední přihlášení',
      value: 'last_sign_in',
      sortable: true,
      width: 170,
      render: ({ last_sign_in }) => formatDateTime(last_sign_in) || 'zatím žádné',
    },
    {
      text: 'Akce',
      id: 'actions',
      value: () => '',
      width: 90,
      whole: true,
      render: edit,
      exported: false,
    },
  ];
}
