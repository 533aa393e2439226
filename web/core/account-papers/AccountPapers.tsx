import { Button, Skeleton } from '@mantine/core';
import { IconCertificate } from '#web/icons/IconCertificate.ts';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconLink } from '#web/icons/IconLink.ts';
import { IconSettings } from '#web/icons/IconSettings.ts';
import { useState } from 'react';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flashError } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import styles from './account-papers.module.css';
import { BankChoiceDialog } from './BankChoiceDialog.tsx';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { LinksDialog } from './LinksDialog.tsx';
import { useAccountPayment, usePrintAccount } from './papers.queries.ts';
import { PaymentCode } from './PaymentCode.tsx';
import { savePaper } from './save-paper.ts';

interface AccountPapersProps {
  account: LedgerAccount;
  /** Today without it. */
  as_of: string | undefined;
}

type Open = 'links' | 'confirmation' | 'bank' | null;

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** How an account is paid, and what of it leaves the portal: the PDF, a link, a confirmation of debts. */
export function AccountPapers({ account, as_of }: AccountPapersProps) {
  const { unit_id, ledger_account_id } = account;
  const { data, error, refetch } = useAccountPayment({ unit_id, ledger_account_id }, as_of);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <section className={styles.part} aria-labelledby="account-papers">
      <h2 className={styles.heading} id="account-papers">
        Úhrada a doklady
      </h2>
      {error !== null && data === undefined ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height="8rem" />
      ) : (
        <PaymentCode balance={account.balance} payment={data.payment} />
      )}
      <div className={styles.actions}>
        <PrintButton account={account} as_of={as_of} />
        <Button
          variant="default"
          leftSection={<IconLink {...icon} />}
          onClick={() => setOpen('links')}
        >
          Odkaz pro osobu
        </Button>
        <Button
          variant="default"
          leftSection={<IconCertificate {...icon} />}
          onClick={() => setOpen('confirmation')}
        >
          Potvrzení o dluzích
        </Button>
        {data !== undefined && data.accounts.length > 1 ? (
          <Button
            variant="default"
            leftSection={<IconSettings {...icon} />}
            onClick={() => setOpen('bank')}
          >
            Účet pro platby
          </Button>
        ) : null}
      </div>
      {open === 'links' ? <LinksDialog account={account} onClose={close} /> : null}
      {open === 'confirmation' ? <ConfirmationDialog account={account} onClose={close} /> : null}
      {open === 'bank' && data !== undefined ? (
        <BankChoiceDialog unit_id={unit_id} accounts={data.accounts} onClose={close} />
      ) : null}
    </section>
  );
}

function PrintButton({ account: { unit_id, ledger_account_id }, as_of }: AccountPapersProps) {
  const printing = usePrintAccount();
  const print = () =>
    printing.mutate(
      { params: { unit_id, ledger_account_id }, body: as_of === undefined ? {} : { as_of } },
      { onSuccess: savePaper, onError: (fault) => flashError(userMessage(fault)) },
    );
  return (
    <Button
      variant="default"
      leftSection={<IconDownload {...icon} />}
      loading={printing.isPending}
      onClick={print}
    >
      Uložit PDF
    </Button>
  );
}
