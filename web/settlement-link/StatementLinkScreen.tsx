import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { statementName } from '#contract/settlement/statement-text.ts';
import type { OpenedStatement } from '#contract/settlement/statement-links.ts';
import { savePaper } from '#web/core/account-papers/save-paper.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import type { About } from './about.ts';
import { Compared } from './Compared.tsx';
import { Objections } from './Objections.tsx';
import { Result } from './Result.tsx';
import { Further } from './Further.tsx';
import { Rights } from './Rights.tsx';
import { Services } from './Services.tsx';
import { useOpenStatement, usePrintOpened } from './statement-link.queries.ts';
import page from '#web/ui/link-page.module.css';
import styles from './statement-link.module.css';

/** What a recipient without a sign-in sees of his statement, by the link sent to him (route /vyuctovani). */
export function StatementLinkScreen() {
  const { secret = '' }: { secret?: string } = useParams({ strict: false });
  return <Opened key={secret} secret={secret} />;
}

function Opened({ secret }: { secret: string }) {
  const { mutate, data, error } = useOpenStatement();
  useEffect(() => {
    if (secret !== '') mutate({ body: { secret } });
  }, [secret, mutate]);
  if (data !== undefined)
    return (
      <EntryScreen title={statementName(data)}>
        <Told secret={secret} statement={data} />
      </EntryScreen>
    );
  return (
    <EntryScreen title="Vyúčtování služeb">
      {secret !== '' && error === null ? (
        <Skeleton height="16rem" role="status" aria-label="Ověřuji odkaz" />
      ) : (
        <>
          <ErrorLine error={error} />
          <p className={page.text}>
            Vyúčtování ukazuje odkaz, který vám poslal správce domu. Otevřete ho, prosím, celý.
          </p>
        </>
      )}
    </EntryScreen>
  );
}

function Told({ secret, statement }: { secret: string; statement: OpenedStatement }) {
  const [objections, setObjections] = useState(statement.objections);
  const [about, setAbout] = useState<About>();
  const [isSent, setSent] = useState(false);
  const begin = (next: About | undefined) => {
    setAbout(next);
    setSent(false);
  };
  return (
    <>
      <Result statement={statement} />
      <Papers secret={secret} />
      {statement.is_gone ? null : (
        <Services
          secret={secret}
          statement={statement}
          onObject={objections.is_open ? begin : undefined}
        />
      )}
      <Compared paper={statement} />
      {statement.is_superseded ? null : <Rights statement={statement} />}
      <Further statement={statement} />
      <Objections
        secret={secret}
        statement={statement}
        objections={objections}
        about={about}
        onAbout={begin}
        isSent={isSent}
        onWritten={(written) => {
          setObjections(written);
          setAbout(undefined);
          setSent(true);
        }}
      />
      <p className={page.dimmed}>{`Odkaz platí do ${formatDate(statement.expires)}.`}</p>
    </>
  );
}

function Papers({ secret }: { secret: string }) {
  const printing = usePrintOpened();
  return (
    <div className={styles.papers}>
      <ErrorLine error={printing.error} />
      <Button
        variant="default"
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        loading={printing.isPending}
        onClick={() => printing.mutate({ body: { secret } }, { onSuccess: savePaper })}
      >
        Uložit PDF
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
        onClick={() => print()}
      >
        Vytisknout
      </Button>
    </div>
  );
}
