import { useParams } from '@tanstack/react-router';
import { emailDomain } from '#contract/rules/email.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './entry.module.css';
import { EntryScreen } from './EntryScreen.tsx';
import { LetterForm } from './LetterForm.tsx';
import { LetterSender } from './LetterSender.tsx';

/** Sends the confirming e-mail again (route /client/user/resend/:useridentity). */
export function ResendConfirmation() {
  const { useridentity = '' } = useParams({ strict: false }) as { useridentity?: string };
  const identity = useridentity.trim().toLowerCase();
  const isAddress = emailDomain(identity) !== null;
  return (
    <EntryScreen
      title="Nový potvrzovací e-mail"
      links={
        <>
          <InnerLink href={paths.Login}>Zpět na přihlášení</InnerLink>
          <InnerLink href={paths.Register}>Registrace</InnerLink>
        </>
      }
    >
      {isAddress ? (
        <>
          <p className={styles.text}>
            Odkaz k potvrzení registrace pošleme na adresu <strong>{identity}</strong>.
          </p>
          <LetterSender key={identity} letter="confirm" identity={identity} />
        </>
      ) : (
        <LetterForm letter="confirm" initial={useridentity}>
          Zadejte e-mail, se kterým jste se registrovali.
        </LetterForm>
      )}
    </EntryScreen>
  );
}
