import { Anchor, Button, Skeleton } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { placeText } from '#contract/money/account-paper-text.ts';
import type { OpenedConfirmation } from '#contract/money/confirmation-links.ts';
import {
  agreementText,
  confirmedText,
  interestText,
  LAW_TEXT,
  NO_INTEREST_TEXT,
  settlementText,
  verificationUrl,
} from '#contract/money/confirmation-text.ts';
import { plainCode } from '#contract/rules/sheet-code.ts';
import { savePaper } from '#web/core/account-papers/save-paper.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import page from '#web/ui/link-page.module.css';
import styles from './account-papers.module.css';
import { ConfirmedAmounts } from './ConfirmedAmounts.tsx';
import { useOpenConfirmation, usePrintConfirmed } from './public.queries.ts';

/** What somebody without a sign-in sees of a confirmation of debts, by the link that was made for him (route /potvrzeni). */
export function ConfirmationLinkScreen() {
  const { secret = '' }: { secret?: string } = useParams({ strict: false });
  return <Opened key={secret} secret={secret} />;
}

function Opened({ secret }: { secret: string }) {
  const { mutate, data, error } = useOpenConfirmation();
  useEffect(() => {
    if (secret !== '') mutate({ body: { secret } });
  }, [secret, mutate]);
  if (data !== undefined)
    return (
      <EntryScreen title={`Potvrzení o dluzích č. ${data.number}`}>
        <Told secret={secret} opened={data} />
      </EntryScreen>
    );
  return (
    <EntryScreen title="Potvrzení o dluzích">
      {secret !== '' && error === null ? (
        <Skeleton height="16rem" role="status" aria-label="Ověřuji odkaz" />
      ) : (
        <>
          <ErrorLine error={error} />
          <p className={page.text}>
            Potvrzení ukazuje odkaz, který vám poslal správce domu. Otevřete ho, prosím, celý.
          </p>
        </>
      )}
    </EntryScreen>
  );
}

interface ToldProps {
  secret: string;
  opened: OpenedConfirmation;
}

function Told({ secret, opened }: ToldProps) {
  const { content, tells_interest } = opened;
  const agreed = agreementText(content);
  return (
    <>
      <Standing opened={opened} />
      <div className={page.place}>
        <strong>{`Prostor ${content.space_number}`}</strong>
        <span>{placeText(content)}</span>
        <span>{`Převodce: ${content.names}`}</span>
        <span className={page.dimmed}>{`Vydal: ${content.unit_name}`}</span>
        <span className={page.dimmed}>{`Stav ke dni ${formatDate(content.as_of)}`}</span>
      </div>
      <p className={page.text}>{confirmedText(content)}</p>
      <SaveButton secret={secret} />
      <ConfirmedAmounts content={content} />
      {tells_interest ? <p className={page.text}>{interestText(content)}</p> : null}
      {agreed === '' ? null : <p className={page.text}>{agreed}</p>}
      <p className={page.text}>{settlementText(content)}</p>
      <p className={page.dimmed}>{tells_interest ? LAW_TEXT : `${LAW_TEXT} ${NO_INTEREST_TEXT}`}</p>
      <Check opened={opened} />
    </>
  );
}

/** Whether it holds; in red when it does not. */
function Standing({
  opened: { number, revoked, revoked_reason, replaced_by },
}: Pick<ToldProps, 'opened'>) {
  if (revoked === '')
    return <p className={styles.good}>{`Potvrzení č. ${number} bylo vydáno a platí.`}</p>;
  const instead = replaced_by === '' ? '' : ` Nahrazuje ho potvrzení č. ${replaced_by}.`;
  return (
    <p className={styles.bad} role="alert">
      {`Potvrzení č. ${number} NEPLATÍ: vydavatel ho zneplatnil ${formatDateTime(revoked)} (${revoked_reason}).${instead}`}
    </p>
  );
}

/** By what it is verified, by whoever got the paper alone. */
function Check({
  opened: { number, code, issued, issued_by, expires },
}: Pick<ToldProps, 'opened'>) {
  return (
    <>
      <Facts>
        <div>
          <dt>Vydáno</dt>
          <dd>{[formatDateTime(issued), issued_by].filter((part) => part !== '').join(', ')}</dd>
        </div>
        <div>
          <dt>Číslo</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>Kontrolní kód</dt>
          <dd>{code}</dd>
        </div>
      </Facts>
      <Anchor href={verificationUrl('', number, plainCode(code))}>Ověřit podle čísla a kódu</Anchor>
      <p className={page.dimmed}>{`Odkaz platí do ${formatDate(expires)}.`}</p>
    </>
  );
}

function SaveButton({ secret }: { secret: string }) {
  const printing = usePrintConfirmed();
  return (
    <>
      <ErrorLine error={printing.error} />
      <Button
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        loading={printing.isPending}
        onClick={() => printing.mutate({ body: { secret } }, { onSuccess: savePaper })}
      >
        Uložit PDF
      </Button>
    </>
  );
}
