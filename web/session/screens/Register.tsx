import { useState } from 'react';
import { register } from '#contract/session.ts';
import { paths } from '#web/lib/paths.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { ClientFields } from './ClientFields.tsx';
import { Consents } from './Consents.tsx';
import styles from './entry.module.css';
import { shownVersions, useRegister } from './entry.queries.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { LetterSender } from './LetterSender.tsx';
import { PersonFields } from './PersonFields.tsx';
import { emptyRegistration, registrationSchema, registrationSecrets } from './registration-form.ts';
import type { RegistrationValues } from './registration-form.ts';

/** Registration of a client and its first admin (route /client/user/register). */
export function Register() {
  const registering = useRegister();
  const [sentTo, setSentTo] = useState('');
  const form = useContractForm<RegistrationValues>({
    schema: registrationSchema,
    initial: emptyRegistration,
    draftKey: 'register',
    secrets: registrationSecrets,
    onSave: async (_changes, { values }) => {
      const body = register.body.parse({ ...values, ...(await shownVersions()) });
      await registering.mutateAsync({ body });
      setSentTo(body.user_identity);
      return emptyRegistration;
    },
  });
  if (sentTo !== '') return <Registered identity={sentTo} />;
  return (
    <EntryScreen
      title="Registrace"
      links={<InnerLink href={paths.Login}>Už mám účet, přihlásit se</InnerLink>}
    >
      <EntryForm form={form} label="Registrace" submitLabel="Zaregistrovat se">
        <PersonFields form={form} />
        <ClientFields form={form} />
        <Consents form={form} />
      </EntryForm>
    </EntryScreen>
  );
}

// It says the same whether the account existed or not; the letter tells the rest.
function Registered({ identity }: { identity: string }) {
  return (
    <EntryScreen
      title="Potvrďte registraci"
      links={<InnerLink href={paths.Login}>Přejít na přihlášení</InnerLink>}
    >
      <div role="status">
        <p className={styles.text}>
          Na adresu <strong>{identity}</strong> jsme poslali e-mail. Registraci dokončíte odkazem v
          něm a heslem, které tam zvolíte; odkaz platí tři dny.
        </p>
      </div>
      <p className={styles.dimmed}>
        Pokud zpráva do několika minut nepřijde, podívejte se do nevyžádané pošty, nebo si ji nechte
        poslat znovu.
      </p>
      <LetterSender letter="confirm" identity={identity} />
    </EntryScreen>
  );
}
