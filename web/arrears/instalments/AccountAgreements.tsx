import { Button } from '@mantine/core';
import { IconCalendarDollar } from '#web/icons/IconCalendarDollar.ts';
import { useState } from 'react';
import type { Debt } from '#contract/money/arrears-interest.ts';
import styles from '../arrears.module.css';
import type { ArrearsPart } from '../place.ts';
import { AgreementDialog } from './AgreementDialog.tsx';
import { AgreementTable } from './AgreementTable.tsx';
import { useAgreements } from './instalments.queries.ts';

interface OfDebt extends ArrearsPart {
  debt: Debt;
}

/** The way to a new agreement; there is none while another one holds or nothing is owed. */
export function AgreementButton({ unit_id, place, go, debt: { account } }: OfDebt) {
  const [isOpen, setOpen] = useState(false);
  const { ledger_account_id, names, overdue } = account;
  const { data } = useAgreements(unit_id, { account: ledger_account_id });
  const isLiving = data?.values.some(({ state }) => state === 'kept' || state === 'breached');
  if (place.as_of !== undefined || isLiving !== false || overdue <= 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarDollar size="1.125rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Dohoda o splátkách
      </Button>
      {isOpen ? (
        <AgreementDialog
          unit_id={unit_id}
          ledger_account_id={ledger_account_id}
          names={names}
          onMade={(agreement) => go({ agreement }, { replace: true })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Agreements on the account; nothing where there never was one. */
export function AccountAgreements(part: OfDebt) {
  const { unit_id, place, debt } = part;
  const account = debt.account.ledger_account_id;
  const { data } = useAgreements(unit_id, { account, as_of: place.as_of });
  if (data === undefined || data.values.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="account-agreements">
      <h2 className={styles.heading} id="account-agreements">
        Dohody o splátkách
      </h2>
      <AgreementTable {...part} account={account} rows={data.values} />
    </section>
  );
}
