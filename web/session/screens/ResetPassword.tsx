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
  const [kept] = useState(readExchanged);
  if (secret !== undefined) return <Exchange key={secret} secret={secret} />;
  return kept === null ? <WithoutLink /> : <Exchanged link={kept} />;
}

function WithoutLink() {
  return (
    <EntryScreen title={titles.reset} links={ways}>
      <p className={styles.text}>
        Nové heslo nastavíte odkazem, který vám na požádání pošleme e-mailem.
      </p>
    </EntryScreen>
  );
}

function Exchange({ secret }: { secret: string }) {
  const { data, error, refetch } = useExchange(secret);
  if (data !== undefined) return <Exchanged link={data} />;
  return (
    <EntryScreen title={titles.reset} links={ways}>
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
    <EntryScreen title={titles[link.kind]} links={ways}>
      <LinkFault error={fault} onRetry={() => setFault(null)}>
        <DeadLink kind={link.kind} />
      </LinkFault>
    </EntryScreen>
  );
}

const ways = (
  <>
    <InnerLink href={paths.RequestReset}>Vyžádat nový odkaz</InnerLink>
    <InnerLink href={paths.Login}>Zpět na přihlášení</InnerLink>
  </>
);

const invited = 'O novou pozvánku požádejte správce své organizace.';
const onwards: Readonly<Record<LinkKind, string>> = {
  reset: 'Nechte si poslat nový odkaz k nastavení hesla.',
  invite: invited,
  'first-admin': 'Nový odkaz vypíše na serveru příkaz npm run admin-link.',
};

// A link that was never exchanged has not said what kind it is.
function DeadLink({ kind }: { kind?: LinkKind }) {
  const text =
    kind === undefined ? `${onwards.reset} Šlo-li o pozvánku: ${invited}` : onwards[kind];
  return <p className={styles.text}>{text}</p>;
}
