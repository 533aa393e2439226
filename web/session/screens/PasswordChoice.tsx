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
  confirm: 'Registrace je potvrzena, přihlaste se',
  reset: 'Heslo bylo změněno',
  invite: 'Pozvánka byla přijata',
  'first-admin': 'Správce systému byl založen',
} as const;

const submitLabels = {
  confirm: 'Potvrdit registraci',
  reset: 'Nastavit heslo',
  invite: 'Nastavit heslo',
  'first-admin': 'Nastavit heslo',
} as const;

interface PasswordChoiceProps {
  link: ExchangedLink;
  onDeadLink: (error: unknown) => void;
}

/** The new password, and what else the kind of the link asks for. */
export function PasswordChoice({ link, onDeadLink }: PasswordChoiceProps) {
  const setting = useSetPassword();
  const router: AnyRouter = useRouter();
  const heading = link.kind === 'reset' ? 'Nové heslo' : 'Heslo';
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
    <EntryForm form={form} label="Nové heslo" submitLabel={submitLabels[link.kind]}>
      <Lead link={link} />
      <Person form={form} link={link} />
      <PasswordField {...form.field('new_password')} label={heading} withMeter />
      <PasswordField
        {...form.field('repeated_password')}
        label={`${heading} znovu`}
        autoComplete="new-password"
      />
    </EntryForm>
  );
}

// Anybody can register with somebody's address: who confirms has to see what, and to choose the password.
function Lead({ link: { kind, client_name } }: { link: ExchangedLink }) {
  if (kind === 'confirm') {
    return (
      <div className={styles.group}>
        <p className={styles.text}>
          Potvrzujete registraci klienta <strong>{client_name}</strong> a souhlasy k ní dané: s{' '}
          <LegalText href={paths.TermConditions}>obchodními podmínkami</LegalText> a se{' '}
          <LegalText href={paths.PersonalProtection}>zpracováním osobních údajů</LegalText>. Pokud
          jste se neregistrovali, stránku zavřete.
        </p>
        <p className={styles.dimmed}>
          Platit bude jen heslo, které zvolíte zde; může být stejné jako při registraci.
        </p>
      </div>
    );
  }
  if (kind !== 'invite') return null;
  return (
    <p className={styles.text}>
      Do portálu vás zve organizace <strong>{client_name}</strong>. Pozvánku přijmete tím, že si
      zvolíte heslo.
    </p>
  );
}

function LegalText({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="k-hidden"> (otevře se v nové kartě)</span>
    </a>
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
