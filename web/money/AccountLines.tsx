import { useMemo, useState } from 'react';
import type { AccountLine, LedgerAccount } from '#contract/money/accounts.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { lineCards, lineColumns } from './line-columns.tsx';
import { filteredLines, lineChoices, lineFilter } from './line-filters.ts';
import styles from './money.module.css';
import type { GoLedger, LedgerPlace } from './place.ts';
import { ReverseClaim } from './ReverseClaim.tsx';
import { ReversePayment } from './ReversePayment.tsx';
import { accountText } from './words.ts';

interface AccountLinesProps {
  account: LedgerAccount;
  /** The oldest first, as the account tells them. */
  lines: readonly AccountLine[];
  place: LedgerPlace;
  go: GoLedger;
}

/** Id of the section of lines. */
export const ACCOUNT_LINES = 'account-lines';

const rowKey = ({ kind, id }: AccountLine) => `${kind} ${id}`;

/** What was claimed and paid, the newest first, with what was owed behind each; printed as a statement. */
export function AccountLines({ account, lines, place, go }: AccountLinesProps) {
  const { as_of } = place;
  const filter = lineFilter(place.lines);
  const { unit_id } = account;
  const [reversing, setReversing] = useState<AccountLine | null>(null);
  const asCards = useScreen('phone');
  const rows = useMemo(() => filteredLines(lines, filter).toReversed(), [lines, filter]);
  const columns = useMemo(
    () => (asCards ? lineCards : lineColumns)({ unit_id, lines, onReverse: setReversing }),
    [unit_id, asCards, lines],
  );
  const close = () => setReversing(null);
  return (
    <section className={styles.part} id={ACCOUNT_LINES} aria-labelledby="account-lines-heading">
      <h2 className={styles.heading} id="account-lines-heading">
        Pohyby
      </h2>
      <Note>
        Měsíční předpis se nestornuje: změňte zálohu prostoru a předepište měsíc znovu. Co je
        splatné až po zvoleném dni, tu není.
      </Note>
      <FilterChips
        label="Výběr pohybů"
        choices={lineChoices(lines)}
        value={filter}
        onChange={(name) => go({ lines: name === 'all' ? undefined : name }, { replace: true })}
      />
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
