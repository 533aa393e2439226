import { useState } from 'react';
import type { AdminUser, mailUserOfClient } from '#contract/admin-clients.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { beginViewing } from '#web/session/viewing.ts';
import {
  useBlockUser,
  useEndSecondStep,
  useMailUser,
  useUnlockUser,
  useViewAs,
} from './admin-clients.queries.ts';
import { nameOf } from './user-words.ts';

const mailed: Readonly<Record<ResultOf<typeof mailUserOfClient>['mailed'], string>> = {
  reset: 'Odkaz k novému heslu byl odeslán',
  confirm: 'Odkaz k potvrzení registrace byl odeslán',
  invite: 'Pozvánka byla odeslána',
};

function blockQuestion(user: AdminUser) {
  if (user.blocked)
    return {
      title: 'Odblokovat uživatele?',
      message: `${nameOf(user)} se bude moci znovu přihlásit.`,
      confirmLabel: 'Odblokovat',
    };
  return {
    title: 'Zablokovat uživatele?',
    message: `${nameOf(user)} bude ihned odhlášen a nebude se moci přihlásit.`,
    confirmLabel: 'Zablokovat',
    danger: true,
  };
}

/** Mails the user the way in; where the portal sends no mail, that of a registration is handed over. */
function useMailing() {
  const mailing = useMailUser();
  const [link, setLink] = useState('');
  const onSuccess = (sent: ResultOf<typeof mailUserOfClient>) => {
    if (sent.link === '') flash(mailed[sent.mailed]);
    setLink(sent.link);
  };
  return {
    mailing,
    mail: (params: { client_id: number; client_user_id: number }) =>
      mailing.mutate({ params }, { onSuccess }),
    /** To be handed over; otherwise empty. */
    link,
    forgetLink: () => setLink(''),
  };
}

/** What a system admin may do with a user of a client. */
export function useUserActions(client_id: number, user: AdminUser) {
  const { mailing, mail, link, forgetLink } = useMailing();
  const actions = {
    blocking: useBlockUser(),
    unlocking: useUnlockUser(),
    endingStep: useEndSecondStep(),
    mailing,
    viewing: useViewAs(),
  };
  const all = Object.values(actions);
  const { client_user_id, version, blocked } = user;
  const params = { client_id, client_user_id };
  const begin = () => {
    for (const action of all) action.reset();
  };
  const changeBlock = async () => {
    begin();
    if (!(await confirm(blockQuestion(user)))) return;
    actions.blocking.mutate(
      { params, body: { blocked: !blocked, version } },
      { onSuccess: () => flash(blocked ? 'Uživatel byl odblokován' : 'Uživatel byl zablokován') },
    );
  };
  const endSecondStep = async () => {
    begin();
    const isSure = await confirm({
      title: 'Vypnout druhý krok přihlášení?',
      message: `${user.user_identity} se pak přihlásí jen heslem. Ověřte si předem, že o to žádá opravdu on; přijde mu o tom e-mail.`,
      confirmLabel: 'Vypnout druhý krok',
      danger: true,
    });
    if (!isSure) return;
    const onSuccess = () => flash('Druhý krok přihlášení byl vypnut');
    actions.endingStep.mutate({ params }, { onSuccess });
  };
  return {
    endSecondStep: () => void endSecondStep(),
    changeBlock: () => void changeBlock(),
    unlock: () => {
      begin();
      const onSuccess = () => flash('Uživatel to může hned zkusit znovu');
      actions.unlocking.mutate({ params }, { onSuccess });
    },
    mail: () => {
      begin();
      mail(params);
    },
    link,
    forgetLink,
    view: () => {
      begin();
      actions.viewing.mutate({ params }, { onSuccess: ({ token }) => void beginViewing(token) });
    },
    isBusy: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error !== null)?.error ?? null,
  };
}
