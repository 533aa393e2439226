import { useState } from 'react';
import type { AdminClient } from '#contract/admin-clients.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { useConfirmClient } from './admin-clients.queries.ts';

const nothing = { link: '', whose: '' };

/** Confirming a registration by hand; asked first, because the client may then work. */
export function useConfirmation() {
  const confirming = useConfirmClient();
  const [handed, setHanded] = useState(nothing);
  const ask = async ({ client_id, name }: AdminClient) => {
    const isConfirmed = await confirm({
      title: 'Potvrdit registraci?',
      message: `Ověřte si, že registrace klienta ${name} je pravá. Kdo se registroval, dostane odkaz, na kterém si zvolí heslo; heslo zadané při registraci neplatí.`,
      confirmLabel: 'Potvrdit registraci',
    });
    if (!isConfirmed) return;
    confirming.mutate(
      { params: { client_id } },
      {
        onSuccess: (confirmed) => {
          flash('Registrace byla potvrzena');
          setHanded({ link: confirmed.link, whose: name });
        },
        onError: (error) => flashError(userMessage(error)),
      },
    );
  };
  return {
    ask: (client: AdminClient) => void ask(client),
    isBusy: confirming.isPending,
    /** The link to be handed over, where the portal sends no mail, and the client whose it is; otherwise empty. */
    handed,
    forgetLink: () => setHanded(nothing),
  };
}
