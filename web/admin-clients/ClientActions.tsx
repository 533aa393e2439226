import { Button } from '@mantine/core';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconLock } from '#web/icons/IconLock.ts';
import { IconLockOpen } from '#web/icons/IconLockOpen.ts';
import { useState } from 'react';
import { z } from 'zod';
import type { AdminClient } from '#contract/admin-clients.ts';
import { blockClient } from '#contract/admin-clients.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { useBlockClient } from './admin-clients.queries.ts';
import { HandedLink } from './HandedLink.tsx';
import { useConfirmation } from './useConfirmation.ts';

const size = '1.125rem';

/** What is done with a client as a whole: its registration is confirmed, it is blocked or let in again. */
export function ClientActions({ client }: { client: AdminClient }) {
  const confirmation = useConfirmation();
  const [isBlocking, setBlocking] = useState(false);
  return (
    <Actions>
      {client.confirmed === '' ? (
        <Button
          loading={confirmation.isBusy}
          leftSection={<IconCheck size={size} aria-hidden="true" />}
          onClick={() => confirmation.ask(client)}
        >
          Potvrdit registraci
        </Button>
      ) : null}
      {client.blocked === '' ? (
        <Button
          variant="outline"
          color="red"
          leftSection={<IconLock size={size} aria-hidden="true" />}
          onClick={() => setBlocking(true)}
        >
          Zablokovat
        </Button>
      ) : (
        <Unblock client={client} />
      )}
      <HandedLink {...confirmation.handed} onClose={confirmation.forgetLink} />
      {isBlocking ? <BlockDialog client={client} onClose={() => setBlocking(false)} /> : null}
    </Actions>
  );
}

function Unblock({ client: { client_id, name } }: { client: AdminClient }) {
  const blocking = useBlockClient();
  const unblock = async () => {
    const isConfirmed = await confirm({
      title: 'Odblokovat klienta?',
      message: `Uživatelé klienta ${name} se budou moci znovu přihlásit.`,
      confirmLabel: 'Odblokovat',
    });
    if (!isConfirmed) return;
    blocking.mutate(
      { params: { client_id }, body: { blocked: false } },
      {
        onSuccess: () => flash('Klient byl odblokován'),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  };
  return (
    <Button
      variant="default"
      loading={blocking.isPending}
      leftSection={<IconLockOpen size={size} aria-hidden="true" />}
      onClick={() => void unblock()}
    >
      Odblokovat
    </Button>
  );
}

const reasonSchema = z.object({
  blocked_reason: blockClient.body.shape.blocked_reason.unwrap(),
});

function BlockDialog({ client, onClose }: { client: AdminClient; onClose: () => void }) {
  const blocking = useBlockClient();
  const { client_id } = client;
  const form = useContractForm({
    schema: reasonSchema,
    initial: { blocked_reason: '' },
    onSave: async (_changes, { values }) => {
      await blocking.mutateAsync({ params: { client_id }, body: { blocked: true, ...values } });
      flash('Klient byl zablokován');
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Zablokovat klienta ${client.name}?`}
      saveLabel="Zablokovat"
      onClose={onClose}
    >
      <p>
        Všichni uživatelé klienta budou ihned odhlášeni a nebudou se moci přihlásit, dokud klienta
        neodblokujete. Údaje zůstanou.
      </p>
      <TextField
        {...form.field('blocked_reason')}
        label="Důvod"
        hint="Uvidí ho ten, kdo se přihlásí správným heslem"
        autoComplete="off"
        data-autofocus
      />
    </ModalForm>
  );
}
