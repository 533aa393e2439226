import { Button } from '@mantine/core';
import { IconCashMoveBack } from '#web/icons/IconCashMoveBack.ts';
import { useState } from 'react';
import { changePayments } from '#contract/money/payment-queue.ts';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { DIALOG, notImported, written } from '#contract/record.ts';
import { reference } from '#contract/values/reference.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { AccountField } from './AccountField.tsx';
import { useAccounts } from './money.queries.ts';
import { paymentReads } from './queue.queries.ts';
import { isWaiting, returnFault } from './return-words.ts';
import { ReturnToPayer } from './ReturnToPayer.tsx';
import { accountText, assignedText } from './words.ts';

interface PaymentBulkProps {
  unit_id: number;
  rows: readonly LedgerPayment[];
}

const fact = (label: string) => ({
  label,
  panel: DIALOG,
  imported: notImported('Platby přicházejí výpisy'),
  listed: null,
});
const account = written(reference('Vyberte konto'), fact('Konto'));
const parked = written(yesNo, fact('Odloženo'));

function useKind(unit_id: number): BulkKind<LedgerPayment> {
  const accounts = useAccounts(unit_id).data?.values ?? [];
  return {
    call: changePayments,
    stale: paymentReads,
    idOf: ({ ledger_payment_id }) => ledger_payment_id,
    nameOf: ({ received_on, unassigned, payer_name }) =>
      [formatDate(received_on), formatMoney(unassigned), payer_name]
        .filter((part) => part !== '')
        .join(', '),
    edit: 'Přiřadit kontu',
    fields: [
      {
        name: 'ledger_account_id',
        described: account,
        choices: accounts.map((one) => ({ id: one.ledger_account_id, name: accountText(one) })),
        control: (field) => <AccountField unit_id={unit_id} {...field} />,
        text: (payment) => assignedText(payment) || 'čeká na přiřazení',
      },
    ],
    hiding: {
      name: 'is_parked',
      described: parked,
      isHidden: ({ is_parked }) => is_parked,
      hide: 'Odložit',
      show: 'Vrátit mezi čekající',
    },
  };
}

/** What can be done with the picked payments that wait; with those that belong to somebody nothing can. */
export function PaymentBulk({ unit_id, rows }: PaymentBulkProps) {
  const waiting = rows.filter(isWaiting);
  const kind = useKind(unit_id);
  if (waiting.length === 0) return null;
  return (
    <>
      {waiting.length < rows.length ? (
        <span>{`Na přiřazení čeká ${waiting.length} z nich:`}</span>
      ) : null}
      <BulkActions kind={kind} unit_id={unit_id} rows={waiting} />
      <ReturnPicked unit_id={unit_id} rows={waiting} />
    </>
  );
}

/** The way to a batch that gives the picked ones back; where refunds are closed to the client there is none. */
function ReturnPicked({ unit_id, rows }: PaymentBulkProps) {
  const mayReturn = useIsOpenAddress(paths.Refunds);
  const [chosen, setChosen] = useState<readonly LedgerPayment[]>();
  const back = rows.filter((payment) => returnFault(payment) === undefined);
  if (!mayReturn || (back.length === 0 && chosen === undefined)) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCashMoveBack size="1.125rem" aria-hidden="true" />}
        onClick={() => setChosen(back)}
      >
        {`Vrátit plátcům (${back.length})`}
      </Button>
      {chosen === undefined ? null : (
        <ReturnToPayer unit_id={unit_id} payments={chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}
