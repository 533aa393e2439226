import { Button } from '@mantine/core';
import { bring } from '#web/lib/bring.ts';
import { IconUserPlus } from '#web/icons/IconUserPlus.ts';
import { useMemo, useState } from 'react';
import type { FileFormat } from '#contract/rules/file-format.ts';
import type { ClientUser } from '#contract/users.ts';
import { useBegun } from '#web/lib/begun.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { useSession } from '#web/session/session.ts';
import { WriteTo } from '#web/record/bulk/WriteTo.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { AllRowsButton, RowChips } from '#web/table/RowChips.tsx';
import { TableActions } from '#web/table/TableActions.tsx';
import { InviteUser } from './InviteUser.tsx';
import { userChoices } from './user-filters.ts';
import { userColumns } from './user-columns.tsx';
import { nameOf } from './user-state.ts';
import { UserDialog } from './UserDialog.tsx';
import { useUsers } from './users.queries.ts';
import styles from './users.module.css';

const rowKey = (user: ClientUser) => user.client_user_id;
const emailOf = (user: ClientUser) => user.user_identity;
const searchIn = (user: ClientUser) => [nameOf(user), user.user_identity];

/** What they and the portal have changed, whatever it was of. */
const history = {
  text: 'Historie změn',
  save: async (format: FileFormat) => {
    const { saveHistory } = await bring(() => import('#web/core/whole-files.ts'));
    await saveHistory(format);
  },
};

interface UsersProps {
  /** Which of them are listed; all without it. */
  filter: string | undefined;
  onFilter: (name: string | undefined) => void;
}

/** Users of the client, for its admin: invitations, roles and blocking. */
export function Users({ filter, onFilter }: UsersProps) {
  const users = useUsers().data?.values;
  const ownId = useSession()?.user.client_user_id;
  const [editedId, setEditedId] = useState<number | null>(null);
  const [isInviting, setInviting] = useState(false);
  const edit = (user: ClientUser) => setEditedId(user.client_user_id);
  const columns = useMemo(() => userColumns(ownId, setEditedId), [ownId]);
  const edited = users?.find((user) => user.client_user_id === editedId);
  const today = todayInPrague();
  const choices = useMemo(() => userChoices(today), [today]);
  const shown = users && choices.kept(users, filter);
  const beginInviting = () => setInviting(true);
  useBegun(beginInviting);
  const invite = (
    <Button
      variant="light"
      leftSection={<IconUserPlus size="1.125rem" aria-hidden="true" />}
      onClick={beginInviting}
    >
      Pozvat uživatele
    </Button>
  );
  return (
    <section className={styles.users} aria-label="Uživatelé">
      <RowChips
        label="Výběr uživatelů"
        choices={choices}
        rows={users}
        value={filter}
        onChange={onFilter}
      />
      <DataTable
        label="Uživatelé"
        id="users"
        isOfClient
        rows={shown}
        columns={columns}
        rowKey={rowKey}
        marked={editedId}
        searchIn={searchIn}
        initialSort={{ column: 'name', descending: false }}
        onActivate={edit}
        activateLabel="Upravit"
        seek={{ placeholder: 'Hledané jméno nebo e-mail' }}
        emptyAction={users?.length === 0 ? invite : <AllRowsButton onChange={onFilter} />}
        isDimmed={({ blocked }) => blocked}
        renderPicked={(rows) => <WriteTo rows={rows} nameOf={nameOf} emailOf={emailOf} />}
        toolbar={<TableActions>{invite}</TableActions>}
        wholeFile={history}
      />
      {isInviting ? <InviteUser onClose={() => setInviting(false)} /> : null}
      {edited === undefined ? null : (
        <UserDialog
          user={edited}
          isOwn={edited.client_user_id === ownId}
          onClose={() => setEditedId(null)}
        />
      )}
    </section>
  );
}
