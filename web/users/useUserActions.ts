import type { ClientUser } from '#contract/users.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { confirm } from '#web/notices/confirm.ts';
import type { Question } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { nameOf } from './user-state.ts';
import { refreshUsers, useResendInvitation, useSaveUser } from './users.queries.ts';

type Changes = Partial<Pick<ClientUser, 'is_client_admin' | 'blocked'>>;

/** What may be done with a user; roles and blocking are asked about first. */
export function useUserActions(user: ClientUser) {
  const saving = useSaveUser();
  const inviting = useResendInvitation();
  const { client_user_id, version } = user;

  const change = async (question: Question, changes: Changes, done: string) => {
    if (!(await confirm(question))) return;
    inviting.reset();
    saving.mutate(
      { params: { client_user_id }, body: { ...changes, version } },
      { onSuccess: () => flash(done), onError: (error) => void refreshAfter(error) },
    );
  };
  const changeRole = () => {
    const is_client_admin = !user.is_client_admin;
    return change(roleQuestion(user), { is_client_admin }, 'Role byla změněna');
  };
  const changeBlock = () => {
    const done = user.blocked ? 'Uživatel byl odblokován' : 'Uživatel byl zablokován';
    return change(blockQuestion(user), { blocked: !user.blocked }, done);
  };
  const inviteAgain = () => {
    saving.reset();
    inviting.mutate(
      { params: { client_user_id }, body: {} },
      { onSuccess: () => flash('Pozvánka byla odeslána') },
    );
  };
  return {
    changeRole: () => void changeRole(),
    changeBlock: () => void changeBlock(),
    inviteAgain,
    isBusy: saving.isPending || inviting.isPending,
    error: saving.error ?? inviting.error,
  };
}

// Whoever meets a newer version sees it at once and decides again.
async function refreshAfter(error: Error): Promise<void> {
  if (error instanceof ApiError && error.code === 'version-conflict') await refreshUsers();
}

function roleQuestion(user: ClientUser): Question {
  if (user.is_client_admin) {
    return {
      title: 'Odebrat práva správce?',
      message: `${nameOf(user)} už nebude smět měnit profil klienta, jednotky, importní tokeny a uživatele.`,
      confirmLabel: 'Odebrat práva',
    };
  }
  return {
    title: 'Nastavit jako správce?',
    message: `${nameOf(user)} bude smět měnit profil klienta, jednotky, importní tokeny a uživatele.`,
    confirmLabel: 'Nastavit jako správce',
  };
}

function blockQuestion(user: ClientUser): Question {
  if (user.blocked) {
    return {
      title: 'Odblokovat uživatele?',
      message: `${nameOf(user)} se bude moci znovu přihlásit.`,
      confirmLabel: 'Odblokovat',
    };
  }
  return {
    title: 'Zablokovat uživatele?',
    message: `${nameOf(user)} bude ihned odhlášen a nebude se moci přihlásit, dokud ho neodblokujete.`,
    confirmLabel: 'Zablokovat',
    danger: true,
  };
}
