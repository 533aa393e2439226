import type { AdminClient } from '#contract/admin-clients.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { useConfirmClient } from './admin-clients.queries.ts';

/** Confirming a registration by hand; asked first, because it lets people in. */
export function useConfirmation() {
  const confirming = useConfirmClient();
  const ask = async ({ client_id, name }: AdminClient) => {
    const isConfirmed = await confirm({
      title: 'Potvrdit registraci?',
      message: `${name} se bude moci přihlásit i bez odkazu z e-mailu. Ověřte si, že registrace je pravá.`,
      confirmLabel: 'Potvrdit registraci',
    });
    if (!isConfirmed) return;
    confirming.mutate(
      { params: { client_id } },
      {
        onSuccess: () => flash('Registrace byla potvrzena'),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  };
  return { ask: (client: AdminClient) => void ask(client), isBusy: confirming.isPending };
}
