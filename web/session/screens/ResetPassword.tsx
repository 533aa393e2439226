import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { LinkKind } from '#contract/session.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './entry.module.css';
import { useExchange } from './entry.queries.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { readExchanged } from './exchanged-link.ts';
import type { ExchangedLink } from './exchanged-link.ts';
import { LetterForm } from './LetterForm.tsx';
import { useLinkSecret } from './link-secret.ts';
import { isDeadLink, LinkFault } from './LinkFault.tsx';
import { PasswordChoice } from './PasswordChoice.tsx';

const titles: Readonly<Record<LinkKind, string>> = {
  reset: 'Nové heslo',
  invite: 'Přijetí pozvánky',
  'first-admin': 'Založení prvního správce',
};

/** Sets a password by a mailed link (route /client/user/reset/:tokenreset?). */
export function ResetPassword() {
  const secret = useLinkSecret('tokenreset');
  const [stored] = useState(readExchanged);
  if (secret !== undefined) return <Exchange key={secret} secret={secret} />;
  return stored === null ? <WithoutLink /> : <Exchanged link={stored} />;
}

function WithoutLink() {
  return (
    <EntryScreen title={titles.reset} links={toSignIn}>
      <LetterForm letter="reset">
        Heslo nastavíte odkazem z e-mailu. Zadejte svou adresu a odkaz vám pošleme.
      </LetterForm>
    </EntryScreen>
  );
}

function Exchange({ secret }: { secret: string }) {
  const { data, error, refetch } = useExchange(secret);
  if (data !== undefined) return <Exchanged link={data} />;
  return (
    <EntryScreen title={titles.reset} links={toSignIn}>
      {error === null ? (
        <Skeleton height="12rem" role="status" aria-label="Ověřuji odkaz" />
      ) : (
        <LinkFault error={error} onRetry={() => void refetch()}>
          <DeadLink />
        </LinkFault>
      )}
    </EntryScreen>
  );
}

function Exchanged({ link }: { link: ExchangedLink }) {
  const [fault, setFault] = useState<unknown>(null);
  if (!isDeadLink(fault)) {
    return (
      <EntryScreen title={titles[link.kind]}>
        <PasswordChoice link={link} onDeadLink={setFault} />
      </EntryScreen>
    );
  }
  return (
    <EntryScreen title={titles[link.kind]} links={toSignIn}>
      <LinkFault error={fault} onRetry={() => setFault(null)}>
        <DeadLink link={link} />
      </LinkFault>
    </EntryScreen>
  );
}

const toSignIn = <InnerLink href={paths.Login}>Zpět na přihlášení</InnerLink>;

// Whoever was invited gets the invitation anew. A link that was never exchanged has not said its kind.
function DeadLink({ link }: { link?: ExchangedLink }) {
  if (link?.kind === 'first-admin') {
    return (
      <p className={styles.text}>
        Nový odkaz vypíše na serveru příkaz <code>npm run admin-link</code>.
      </p>
    );
  }
  return (
    <LetterForm letter="reset" initial={link?.user_identity}>
      Zadejte svůj e-mail a pošleme vám nový odkaz.
    </LetterForm>
  );
}
