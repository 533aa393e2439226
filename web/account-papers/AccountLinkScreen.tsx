import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paperNote, placeText } from '#contract/money/account-paper-text.ts';
import type { OpenedAccount } from '#contract/money/account-links.ts';
import { PaymentCode } from '#web/core/account-papers/PaymentCode.tsx';
import { savePaper } from '#web/core/account-papers/save-paper.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import page from '#web/ui/link-page.module.css';
import styles from './account-papers.module.css';
import { useOpenAccount, usePrintOpened } from './public.queries.ts';

/** What somebody without a sign-in sees of an account, by the link that was made for him (route /konto). */
export function AccountLinkScreen() {
  const { secret = '' }: { secret?: string } = useParams({ strict: false });
  return <Opened key={secret} secret={secret} />;
}

function Opened({ secret }: { secret: string }) {
  const { mutate, data, error } = useOpenAccount();
  useEffect(() => {
    if (secret !== '') mutate({ body: { secret } });
  }, [secret, mutate]);
  if (data !== undefined)
    return (
      <EntryScreen title={`Konto prostoru ${data.space_number}`}>
        <Told secret={secret} account={data} />
      </EntryScreen>
    );
  return (
    <EntryScreen title="Konto prostoru">
      {secret !== '' && error === null ? (
        <Skeleton height="16rem" role="status" aria-label="Ověřuji odkaz" />
      ) : (
        <>
          <ErrorLine error={error} />
          <p className={page.text}>
            Konto ukazuje odkaz, který vám poslal správce domu. Otevřete ho, prosím, celý.
          </p>
        </>
      )}
    </EntryScreen>
  );
}

function Told({ secret, account }: { secret: string; account: OpenedAccount }) {
  const printing = usePrintOpened();
  return (
    <>
      <div className={page.place}>
        <strong>{account.names}</strong>
        <span>{placeText(account)}</span>
        <span className={page.dimmed}>{account.unit_name}</span>
        <span className={page.dimmed}>{`Stav ke dni ${formatDate(account.as_of)}`}</span>
      </div>
      <PaymentCode balance={account.balance} payment={account.payment} />
      <Lines account={account} />
      <p className={page.dimmed}>{paperNote(account)}</p>
      <p className={page.dimmed}>{`Odkaz platí do ${formatDate(account.expires)}.`}</p>
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
    </>
  );
}

/** The newest first: what one looks for is mostly the last payment. */
function Lines({ account: { lines, opening, from } }: { account: OpenedAccount }) {
  if (lines.length === 0 && opening === 0)
    return <p className={page.text}>Na kontě zatím nic není.</p>;
  return (
    <section aria-label="Pohyby">
      <h2 className={styles.heading}>Pohyby</h2>
      <ul className={styles.lines}>
        {lines.toReversed().map(({ line, kind, on, text, amount, balance }) => (
          <li key={line} className={styles.line}>
            <span>{text}</span>
            <span className={kind === 'payment' && amount < 0 ? styles.paid : undefined}>
              {kind === 'payment' ? `zaplaceno ${formatMoney(-amount)}` : formatMoney(amount)}
            </span>
            <span className={page.dimmed}>{formatDate(on)}</span>
            <span className={page.dimmed}>{`zůstatek ${formatMoney(balance)}`}</span>
          </li>
        ))}
        {opening === 0 ? null : (
          <li className={styles.line}>
            <span>{`Zůstatek před ${formatDate(from)}`}</span>
            <span>{formatMoney(opening)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
