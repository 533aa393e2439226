import { TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { EmailField, TextField } from '#web/form/fields.tsx';
import { PasswordField } from '#web/form/PasswordField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { expectedIdentity } from '../expected-identity.ts';
import { choiceBody, choiceSchema, emptyChoice } from './choice-form.ts';
import type { ChoiceValues } from './choice-form.ts';
import styles from './entry.module.css';
import { useSetPassword } from './entry.queries.ts';
import { EntryForm } from './EntryForm.tsx';
import { forgetExchanged } from './exchanged-link.ts';
import type { ExchangedLink } from './exchanged-link.ts';
import { isDeadLink } from './LinkFault.tsx';

const done = {
  reset: 'Heslo bylo změněno',
  invite: 'Pozvánka byla přijata',
  'first-admin': 'Správce systému byl založen',
} as const;

interface PasswordChoiceProps {
  link: ExchangedLink;
  onDeadLink: (error: unknown) => void;
}

/** The new password, and what else the kind of the link asks for. */
export function PasswordChoice({ link, onDeadLink }: PasswordChoiceProps) {
  const setting = useSetPassword();
  const router: AnyRouter = useRouter();
  const [schema] = useState(() => choiceSchema(link));
  const form = useContractForm<ChoiceValues>({
    schema,
    initial: emptyChoice(link),
    onSave: async (_changes, { values }) => {
      try {
        const { user_identity } = await setting.mutateAsync({ body: choiceBody(link, values) });
        forgetExchanged();
        expectedIdentity.set(user_identity);
        flash(done[link.kind]);
        await router.navigate({ href: paths.Login, replace: true });
      } catch (error) {
        if (isDeadLink(error)) {
          forgetExchanged();
          onDeadLink(error);
        }
        throw error;
      }
    },
  });
  return (
    <EntryForm form={form} label="Nové heslo" submitLabel="Nastavit heslo">
      <Person form={form} link={link} />
      <PasswordField {...form.field('new_password')} label="Nové heslo" withMeter />
      <PasswordField
        {...form.field('repeated_password')}
        label="Nové heslo znovu"
        autoComplete="new-password"
      />
    </EntryForm>
  );
}

function Person({ form, link }: { form: ContractForm<ChoiceValues>; link: ExchangedLink }) {
  return (
    <>
      {link.kind === 'first-admin' ? (
        <EmailField
          {...form.field('user_identity')}
          label="E-mail"
          hint="Tímto e-mailem se budete přihlašovat."
          autoComplete="username"
        />
      ) : (
        <TextInput label="E-mail" value={link.user_identity} readOnly autoComplete="username" />
      )}
      {link.kind === 'reset' ? null : (
        <div className={styles.pair}>
          <TextField {...form.field('first_name')} label="Jméno" autoComplete="given-name" />
          <TextField {...form.field('last_name')} label="Příjmení" autoComplete="family-name" />
        </div>
      )}
    </>
  );
}
