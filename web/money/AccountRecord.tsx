import { Badge, Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useState } from 'react';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { AccountPapers } from '#web/core/account-papers/AccountPapers.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { AccountLines } from './AccountLines.tsx';
import { AccountSummary } from './AccountSummary.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { useAccount, type AccountKey } from './money.queries.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import type { GoLedger, LedgerPlace } from './place.ts';
import { accountText, standingText } from './words.ts';

interface AccountRecordProps extends AccountKey {
  place: LedgerPlace;
  go: GoLedger;
}

/** The lists from which an account is opened. */
const LISTS = ['ledger'];

/** One account with its lines, in the place of the list. */
export function AccountRecord({ unit_id, ledger_account_id, place, go }: AccountRecordProps) {
  const { as_of } = place;
  const { data } = useAccount({ unit_id, ledger_account_id }, as_of);
  const close = () => go({ account: undefined, lines: undefined });
  const step = (account: number) => go({ account }, { replace: true });
  useEscape(close);
  return (
    <OpenedRecord
      backLabel="Zpět na konta"
      onBack={close}
      steps={useSteps(LISTS, ledger_account_id, step)}
    >
      {data === undefined ? (
        <LoadingRecord title="Konto" />
      ) : (
        <Page
          title={accountText(data.account)}
          note={<Facts account={data.account} />}
          action={<AccountActions account={data.account} />}
        >
          <AccountSummary account={data.account} as_of={as_of} go={go} />
          <AccountPapers account={data.account} as_of={as_of} />
          <AccountLines account={data.account} lines={data.lines} place={place} go={go} />
        </Page>
      )}
    </OpenedRecord>
  );
}

function Facts({ account }: { account: LedgerAccount }) {
  return (
    <RecordFacts>
      {`Konto: ${standingText(account)}`}
      {account.is_present ? null : <Badge color="gray">náklady už nenese</Badge>}
    </RecordFacts>
  );
}

/** What one mostly comes for. */
function AccountActions({ account }: { account: LedgerAccount }) {
  const [open, setOpen] = useState<'payment' | 'claim' | null>(null);
  const close = () => setOpen(null);
  return (
    <Actions>
      <Button
        leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
        onClick={() => setOpen('payment')}
      >
        Zapsat platbu
      </Button>
      <Button variant="default" onClick={() => setOpen('claim')}>
        Jednorázový předpis
      </Button>
      {open === 'payment' ? (
        <PaymentDialog unit_id={account.unit_id} account={account} onClose={close} />
      ) : null}
      {open === 'claim' ? <ClaimDialog account={account} onClose={close} /> : null}
    </Actions>
  );
}
