import { Button, Group } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { Activity, useState } from 'react';
import type { Unit } from '#contract/units.ts';
import { paths } from '#web/lib/paths.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { AccountRecord } from './AccountRecord.tsx';
import { AccountTable } from './AccountTable.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { useLedgerPlace } from './place.ts';

const TITLE = 'Konta';

/** Accounts of the unit: what was claimed, what was paid and who owes (route Ledger). */
export function LedgerScreen() {
  return <UnitScreen title={TITLE}>{(unit) => <Ledger unit={unit} />}</UnitScreen>;
}

/** The list, or one account in its stead; the list waits behind as it was left. */
function Ledger({ unit: { unit_id, name } }: { unit: Unit }) {
  const { place, go } = useLedgerPlace();
  const { account } = place;
  const [isPaying, setPaying] = useState(false);
  const asCards = useScreen('phone');
  const confirmations = (
    <Button component={InnerLink} href={paths.DebtConfirmations} variant="default">
      Potvrzení o dluzích
    </Button>
  );
  return (
    <>
      {account === undefined ? null : (
        <AccountRecord
          key={account}
          unit_id={unit_id}
          ledger_account_id={account}
          place={place}
          go={go}
        />
      )}
      <Activity mode={account === undefined ? 'visible' : 'hidden'}>
        <Page
          title={TITLE}
          note={name}
          action={
            <Group gap="xs">
              <Button
                leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
                onClick={() => setPaying(true)}
              >
                Zapsat platbu
              </Button>
              {asCards ? null : confirmations}
            </Group>
          }
        >
          <AccountTable
            unit_id={unit_id}
            place={place}
            go={go}
            toolbar={asCards ? confirmations : null}
          />
        </Page>
      </Activity>
      {isPaying ? <PaymentDialog unit_id={unit_id} onClose={() => setPaying(false)} /> : null}
    </>
  );
}
