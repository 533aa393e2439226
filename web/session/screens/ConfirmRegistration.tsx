import { Button, Skeleton } from '@mantine/core';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { expectedIdentity } from '../expected-identity.ts';
import styles from './entry.module.css';
import { useConfirmation } from './entry.queries.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { LetterForm } from './LetterForm.tsx';
import { useLinkSecret } from './link-secret.ts';
import { LinkFault } from './LinkFault.tsx';

const title = 'Potvrzení registrace';
const toSignIn = <InnerLink href={paths.Login}>Přejít na přihlášení</InnerLink>;

/** Confirms a registration by its mailed link (route /client/user/regconfirm/:tokenconfirm?). */
export function ConfirmRegistration() {
  const secret = useLinkSecret('tokenconfirm');
  return secret === undefined ? <WithoutLink /> : <Confirmation key={secret} secret={secret} />;
}

function WithoutLink() {
  return (
    <EntryScreen title={title} links={toSignIn}>
      <LetterForm letter="confirm">
        Registraci potvrdíte odkazem ze zprávy, kterou jsme vám poslali. Pokud nepřišla, podívejte
        se do nevyžádané pošty, nebo si ji nechte poslat znovu.
      </LetterForm>
    </EntryScreen>
  );
}

function Confirmation({ secret }: { secret: string }) {
  const { data, error, refetch } = useConfirmation(secret);
  if (data !== undefined) return <Confirmed user_identity={data.user_identity} />;
  return (
    <EntryScreen title={title} links={toSignIn}>
      {error === null ? (
        <Skeleton height="6rem" role="status" aria-label="Potvrzuji registraci" />
      ) : (
        <LinkFault error={error} onRetry={() => void refetch()}>
          <LetterForm letter="confirm">
            Pokud jste registraci už potvrdili, přihlaste se. Jinak zadejte svůj e-mail a pošleme
            vám nový odkaz.
          </LetterForm>
        </LinkFault>
      )}
    </EntryScreen>
  );
}

function Confirmed({ user_identity }: { user_identity: string }) {
  return (
    <EntryScreen title={title}>
      <div role="status">
        <p className={styles.text}>
          Registrace je potvrzena. Nyní se můžete přihlásit jako <strong>{user_identity}</strong>.
        </p>
      </div>
      <Button
        component={InnerLink}
        href={paths.Login}
        fullWidth
        onClick={() => expectedIdentity.set(user_identity)}
      >
        Přihlásit se
      </Button>
    </EntryScreen>
  );
}
