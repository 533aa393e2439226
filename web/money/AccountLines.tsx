import { useMemo, useState } from 'react';
import type { AccountLine, LedgerAccount } from '#contract/money/accounts.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { lineCards, lineColumns } from './line-columns.tsx';
import styles from './money.module.css';
import { ReverseClaim } from './ReverseClaim.tsx';
import { ReversePayment } from './ReversePayment.tsx';
import { accountText } from './words.ts';

interface AccountLinesProps {
  account: LedgerAccount;
  /** The oldest first, as the account tells them. */
  lines: readonly AccountLine[];
  as_of: string | undefined;
}

const rowKey = ({ kind, id }: AccountLine) => `${kind} ${id}`;

/** What was claimed and paid, the newest first, with what was owed behind each; printed as a statement. */
export function AccountLines({ account, lines, as_of }: AccountLinesProps) {
  const { unit_id } = account;
  const [reversing, setReversing] = useState<AccountLine | null>(null);
  const asCards = useScreen('phone');
  const rows = useMemo(() => lines.toReversed(), [lines]);
  const columns = useMemo(
    () => (asCards ? lineCards : lineColumns)({ unit_id, lines, onReverse: setReversing }),
    [unit_id, asCards, lines],
  );
  const close = () => setReversing(null);
  return (
    <section className={styles.part} aria-labelledby="account-lines">
      <h2 className={styles.heading} id="account-lines">
        Pohyby
      </h2>
      <Note>
        Měsíční předpis se nestornuje: změňte zálohu prostoru a předepište měsíc znovu. Co je
        splatné až po zvoleném dni, tu není.
      </Note>
      <DataTable
        id="account-lines"
        label={`Konto ${accountText(account)} ke dni ${formatDate(as_of ?? todayInPrague())}`}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        isDimmed={({ is_reversed }) => is_reversed}
        seek={{ placeholder: 'Co, důvod, měsíc', label: 'Hledat pohyb' }}
      />
      {reversing?.kind === 'claim' ? (
        <ReverseClaim unit_id={unit_id} line={reversing} onClose={close} />
      ) : null}
      {reversing?.kind === 'payment' ? (
        <ReversePayment
          unit_id={unit_id}
          payment={{
            ledger_payment_id: reversing.id,
            received_on: reversing.on,
            amount: -reversing.amount,
          }}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
