import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OpenedMonthInfo } from '#contract/consumption.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { formatDate } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import { InfoSheet } from './InfoSheet.tsx';
import { useOpenConsumption, usePrintOpened, useWithdraw } from './monthly.queries.ts';
import { savePdf } from './save-pdf.ts';
import styles from './monthly.module.css';

/** What people without an account see of a month, by the link that they were mailed (route /spotreba). */
export function InfoScreen() {
  const { secret = '' }: { secret?: string } = useParams({ strict: false });
  return <Opened key={secret} secret={secret} />;
}

function Opened({ secret }: { secret: string }) {
  const { mutate, data, error } = useOpenConsumption();
  useEffect(() => {
    if (secret !== '') mutate({ body: { secret } });
  }, [secret, mutate]);
  if (data !== undefined)
    return (
      <EntryScreen title={`Spotřeba za ${monthText(data.month)}`}>
        <Told secret={secret} info={data} />
      </EntryScreen>
    );
  const isOpening = secret !== '' && error === null;
  return (
    <EntryScreen title="Spotřeba za měsíc">
      {isOpening ? (
        <Skeleton height="16rem" role="status" aria-label="Ověřuji odkaz" />
      ) : (
        <>
          <ErrorLine error={error} />
          <p className={styles.text}>
            Spotřebu ukazuje odkaz z e-mailu, který vám poslal správce domu. Otevřete ho, prosím,
            celý.
          </p>
        </>
      )}
    </EntryScreen>
  );
}

function Told({ secret, info }: { secret: string; info: OpenedMonthInfo }) {
  const withdrawing = useWithdraw();
  const printing = usePrintOpened();
  const { wanted, expires } = withdrawing.data ?? info;
  const withdraw = async () => {
    const isSure = await confirm({
      title: 'Zrušit zasílání?',
      message:
        'Další informace o spotřebě tohoto prostoru už e-mailem nepřijdou. Tento odkaz zůstane platný.',
      confirmLabel: 'Zrušit zasílání',
    });
    if (isSure) withdrawing.mutate({ body: { secret } });
  };
  return (
    <>
      <InfoSheet info={info} />
      <p className={styles.dimmed}>Odkaz platí do {formatDate(expires)}.</p>
      <div className={styles.ending} role="status">
        {wanted ? null : 'Informace o spotřebě tohoto prostoru vám e-mailem neposíláme.'}
      </div>
      <ErrorLine error={withdrawing.error} />
      <ErrorLine error={printing.error} />
      <Button
        variant="default"
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        loading={printing.isPending}
        onClick={() => printing.mutate({ body: { secret } }, { onSuccess: savePdf })}
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
      {wanted ? (
        <Button variant="default" loading={withdrawing.isPending} onClick={() => void withdraw()}>
          Zrušit zasílání e-mailem
        </Button>
      ) : null}
    </>
  );
}
