import { inviteUser } from '#contract/users.ts';
import { EmailField, SwitchField, TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useInviteUser } from './users.queries.ts';

const empty = { email: '', first_name: '', last_name: '', is_client_admin: false };

/** Invites a person among the users of the client. */
export function InviteUser({ onClose }: { onClose: () => void }) {
  const inviting = useInviteUser();
  const form = useContractForm({
    schema: inviteUser.body,
    initial: empty,
    draftKey: 'users.invite',
    onSave: async (_changes, { values }) => {
      await inviting.mutateAsync({ body: values });
      flash('Pozvánka byla odeslána');
      return empty;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title="Pozvat uživatele" saveLabel="Odeslat pozvánku" onClose={onClose}>
      <EmailField
        {...form.field('email')}
        label="E-mail"
        hint="Na tuto adresu přijde odkaz, kterým si pozvaný nastaví heslo. Platí týden; kdo pozvánku do 30 dnů nepřijme, ze seznamu zmizí."
        autoComplete="off"
        data-autofocus
      />
      <TextField {...form.field('first_name')} label="Jméno" autoComplete="off" />
      <TextField {...form.field('last_name')} label="Příjmení" autoComplete="off" />
      <SwitchField
        {...form.field('is_client_admin')}
        label="Správce"
        hint="Smí měnit profil klienta, jednotky, importní tokeny a uživatele."
      />
    </ModalForm>
  );
}
