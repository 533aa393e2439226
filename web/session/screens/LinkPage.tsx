import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LinkKind } from '#contract/session.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './entry.module.css';
import { useExchange } from './entry.queries.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { readExchanged } from './exchanged-link.ts';
import type { ExchangedLink } from './exchanged-link.ts';
import { LetterForm } from './LetterForm.tsx';
import type { Letter } from './letters.ts';
import { isDeadLink, LinkFault } from './LinkFault.tsx';
import { PasswordChoice } from './PasswordChoice.tsx';

const titles: Readonly<Record<LinkKind, string>> = {
  confirm: 'Potvrzení registrace',
  reset: 'Nové heslo',
  invite: 'Přijetí pozvánky',
  'first-admin': 'Založení prvního správce',
};

/** What is said to whoever asks for the letter again after its link has died. */
const again: Readonly<Record<Letter, string>> = {
  confirm:
    'Pokud jste registraci už potvrdili, přihlaste se. Jinak zadejte svůj e-mail a pošleme vám nový odkaz.',
  reset: 'Zadejte svůj e-mail a pošleme vám nový odkaz.',
};

const letterOf = (kind: LinkKind): Letter => (kind === 'confirm' ? 'confirm' : 'reset');

interface LinkPageProps {
  /** The secret of the link that the page was opened by. */
  secret: string | undefined;
  /** The letter that the link comes in. */
  letter: Letter;
  /** What to do without a link. */
  children: ReactNode;
}

/** A page of a mailed link, on which its holder chooses a password. */
export function LinkPage({ secret, letter, children }: LinkPageProps) {
  const [stored] = useState(readExchanged);
  if (secret !== undefined) return <Exchange key={secret} secret={secret} letter={letter} />;
  if (stored !== null && letterOf(stored.kind) === letter) return <Exchanged link={stored} />;
  return (
    <EntryScreen title={titles[letter]} links={toSignIn}>
      <LetterForm letter={letter}>{children}</LetterForm>
    </EntryScreen>
  );
}

function Exchange({ secret, letter }: { secret: string; letter: Letter }) {
  const { data, error, refetch } = useExchange(secret);
  if (data !== undefined) return <Exchanged link={data} />;
  return (
    <EntryScreen title={titles[letter]} links={toSignIn}>
      {error === null ? (
        <Skeleton height="12rem" role="status" aria-label="Ověřuji odkaz" />
      ) : (
        <LinkFault error={error} onRetry={() => void refetch()}>
          <LetterForm letter={letter}>{again[letter]}</LetterForm>
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

const toSignIn = <InnerLink href={paths.Login}>Přejít na přihlášení</InnerLink>;

// Whoever was invited gets the invitation anew.
function DeadLink({ link: { kind, user_identity } }: { link: ExchangedLink }) {
  if (kind === 'first-admin') {
    return (
      <p className={styles.text}>
        Nový odkaz vypíše na serveru příkaz <code>npm run admin-link</code>.
      </p>
    );
  }
  const letter = letterOf(kind);
  return (
    <LetterForm letter={letter} initial={user_identity}>
      {again[letter]}
    </LetterForm>
  );
}
