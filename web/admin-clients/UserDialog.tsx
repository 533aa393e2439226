import { Button, Modal } from '@mantine/core';
import { IconEye } from '#web/icons/IconEye.ts';
import { useId } from 'react';
import type { AdminClient, AdminUser } from '#contract/admin-clients.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import styles from './admin-clients.module.css';
import { HandedLink } from './HandedLink.tsx';
import { nameOf, roleOf, userStateText } from './user-words.ts';
import { useUserActions } from './useUserActions.ts';

interface UserDialogProps {
  client: AdminClient;
  user: AdminUser;
  onClose: () => void;
}

/** One user of a client: how his signing in goes, and what may be done about it. */
export function UserDialog({ client, user, onClose }: UserDialogProps) {
  const { client_id } = client;
  const actions = useUserActions(client_id, user);
  const reasonId = useId();
  const obstacle = viewObstacle(user, client);
  const { isBusy } = actions;
  return (
    <Modal opened onClose={onClose} title={nameOf(user)}>
      <div className={styles.dialog}>
        <UserFacts user={user} />
        <div className={styles.buttons}>
          <Button
            leftSection={<IconEye size="1.125rem" aria-hidden="true" />}
            disabled={obstacle !== null}
            loading={isBusy}
            onClick={actions.view}
            aria-describedby={reasonId}
          >
            Zobrazit jako
          </Button>
          <Button variant="default" loading={isBusy} disabled={user.blocked} onClick={actions.mail}>
            {user.client_confirmed === '' ? 'Poslat odkaz znovu' : 'Poslat odkaz k heslu'}
          </Button>
          {user.failed_attempts > 0 ? (
            <Button variant="default" loading={isBusy} onClick={actions.unlock}>
              Odemknout přihlášení
            </Button>
          ) : null}
          {user.has_second_step ? (
            <Button variant="default" loading={isBusy} onClick={actions.endSecondStep}>
              Vypnout druhý krok
            </Button>
          ) : null}
          {user.is_sys_admin ? null : (
            <Button
              variant={user.blocked ? 'default' : 'outline'}
              {...(user.blocked ? {} : { color: 'red' })}
              loading={isBusy}
              onClick={actions.changeBlock}
            >
              {user.blocked ? 'Odblokovat' : 'Zablokovat'}
            </Button>
          )}
        </div>
        <p id={reasonId} className={styles.hint}>
          {obstacle ??
            'Zobrazení je jen pro čtení, trvá nejvýše 30 minut a zapíše se do historie klienta.'}
        </p>
        <ErrorLine error={actions.error} />
      </div>
      <HandedLink link={actions.link} whose={nameOf(user)} onClose={actions.forgetLink} />
    </Modal>
  );
}

/** Why nobody may look as this user; null when he may. */
function viewObstacle(user: AdminUser, client: AdminClient): string | null {
  if (user.is_sys_admin) return 'Jako správce systému prohlížet nelze.';
  if (user.blocked || client.blocked !== '') return 'Jako zablokovaný uživatel prohlížet nelze.';
  return user.client_confirmed === '' ? 'Uživatel ještě nepotvrdil svůj účet.' : null;
}

function UserFacts({ user }: { user: AdminUser }) {
  const facts = [
    ['E-mail', user.user_identity],
    ['Role', roleOf(user)],
    ['Stav', userStateText(user)],
    ['Poslední přihlášení', formatDateTime(user.last_sign_in) || 'zatím žádné'],
    ['Otevřená přihlášení', String(user.sessions_count)],
    ['Druhý krok přihlášení', user.has_second_step ? 'zapnutý' : 'vypnutý'],
    ['Neúspěšné pokusy za hodinu', String(user.failed_attempts)],
    ['Založen', formatDateTime(user.created)],
  ] as const;
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </Facts>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
