import { Button, Modal } from '@mantine/core';
import { useId } from 'react';
import type { ClientUser } from '#contract/users.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { isWaiting, nameOf, roleOf, stateOf } from './user-state.ts';
import styles from './users.module.css';
import { useUserActions } from './useUserActions.ts';

interface UserDialogProps {
  user: ClientUser;
  /** The account of the person who looks. */
  isOwn: boolean;
  onClose: () => void;
}

/** One user: what is known of him and what may be done. */
export function UserDialog({ user, isOwn, onClose }: UserDialogProps) {
  const actions = useUserActions(user);
  const reasonId = useId();
  const reason = isOwn ? { disabled: true, 'aria-describedby': reasonId } : {};
  return (
    <Modal opened onClose={onClose} title={nameOf(user)}>
      <UserFacts user={user} />
      <div className={styles.buttons}>
        <Button variant="default" loading={actions.isBusy} onClick={actions.changeRole} {...reason}>
          {user.is_client_admin ? 'Odebrat práva správce' : 'Nastavit jako správce'}
        </Button>
        {isWaiting(user) ? (
          <Button variant="default" loading={actions.isBusy} onClick={actions.inviteAgain}>
            Poslat pozvánku znovu
          </Button>
        ) : null}
        <Button
          variant={user.blocked ? 'default' : 'outline'}
          {...(user.blocked ? {} : { color: 'red' })}
          loading={actions.isBusy}
          onClick={actions.changeBlock}
          {...reason}
        >
          {user.blocked ? 'Odblokovat' : 'Zablokovat'}
        </Button>
      </div>
      {isOwn ? (
        <p id={reasonId} className={styles.reason}>
          Vlastní účet nemůžete zablokovat ani mu odebrat práva správce. Požádejte o to jiného
          správce.
        </p>
      ) : null}
      <div className={styles.fault}>
        <ErrorLine error={actions.error} />
      </div>
    </Modal>
  );
}

function UserFacts({ user }: { user: ClientUser }) {
  const facts = [
    ['E-mail', user.user_identity],
    ['Role', roleOf(user)],
    ['Stav', stateOf(user)],
    ['Poslední přihlášení', formatDateTime(user.last_sign_in) || 'zatím žádné'],
    ['Založen', formatDateTime(user.created)],
  ] as const;
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
