import { Button, Modal } from '@mantine/core';
import { IconArrowBackUp } from '#web/icons/IconArrowBackUp.ts';
import { useState } from 'react';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { CLOSED_PAYMENT } from '#contract/rules/closed-payment.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { DialogSteps } from '#web/ui/DialogSteps.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { Steps } from '#web/ui/StepLine.tsx';
import styles from './money.module.css';
import { useAccounts, useAssignPayment } from './money.queries.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PartRows } from './PartRows.tsx';
import {
  changesClosed,
  offeredPart,
  partsOf,
  partsSchema,
  partsText,
  type PartValues,
} from './payment-parts.ts';
import { rereadQueue } from './queue.queries.ts';
import { ReversePayment } from './ReversePayment.tsx';
import { accountText, assignedText } from './words.ts';

interface PaymentPartsProps {
  payment: LedgerPayment;
  /** Its neighbours in the list of payments; the queue has its own way from one to another. */
  steps?: Steps | undefined;
  onClose: () => void;
}

type OpenedProps = PaymentPartsProps & { onReverse: () => void };

const titleOf = ({ amount, received_on }: LedgerPayment) =>
  `Platba ${formatMoney(amount)} z ${formatDate(received_on)}`;

/** An open payment: what is known of it, and to whom it belongs. */
export function PaymentParts({ payment, steps, onClose }: PaymentPartsProps) {
  const [isReversing, setReversing] = useState(false);
  if (isReversing)
    return <ReversePayment unit_id={payment.unit_id} payment={payment} onClose={onClose} />;
  const opened = { payment, steps, onClose, onReverse: () => setReversing(true) };
  if (payment.is_reversed || payment.is_returning || payment.return_of !== null)
    return <SettledPayment {...opened} />;
  return <DividedPayment {...opened} />;
}

/**
 * A payment that was put right, puts another one right, or goes back to who paid it: nobody divides it. What the
 * bank did not pay out is put right by its opposite.
 */
function SettledPayment({ payment, steps, onReverse, onClose }: OpenedProps) {
  const isBack = payment.return_of !== null && !payment.is_reversed;
  return (
    <Modal opened onClose={onClose} title={titleOf(payment)}>
      <DialogSteps steps={steps} />
      <div className={styles.part}>
        <PaymentFacts payment={payment} />
        {isBack ? <ReverseButton onReverse={onReverse} /> : null}
        <DialogFoot>
          <Button variant="default" onClick={onClose} data-autofocus>
            Zavřít
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}

/** Where somebody has closed the month meanwhile, the form gets to know it, and asks for the reason. */
function toldClosed(error: unknown): never {
  if (error instanceof ApiError && error.code === 'payment-closed') rereadQueue();
  throw error;
}

function DividedPayment({ payment, steps, onReverse, onClose }: OpenedProps) {
  const { unit_id, ledger_payment_id, version } = payment;
  const assigning = useAssignPayment();
  const accounts = useAccounts(unit_id).data?.values;
  const nameOf = (id: number) => {
    const account = accounts?.find((one) => one.ledger_account_id === id);
    return account === undefined ? 'jiné konto' : accountText(account);
  };
  const schema = partsSchema(payment);
  const form = useContractForm<PartValues>({
    schema,
    initial: {
      parts: payment.parts.length === 0 ? null : partsOf(payment),
      opposite_note: '',
    },
    recordKey: ledger_payment_id,
    version,
    draftKey: `payment-parts.${ledger_payment_id}`,
    labels: { parts: 'Přiřazeno kontům' },
    texts: { parts: (value) => partsText(value, nameOf) },
    onSave: async (_changes, { values, version: seen }) => {
      const { parts, opposite_note } = schema.parse(values);
      const params = { unit_id, ledger_payment_id };
      const reason = opposite_note === '' ? {} : { opposite_note };
      const body = { parts, version: seen, ...reason };
      const saved = await assigning.mutateAsync({ params, body }).catch(toldClosed);
      const whose = assignedText(saved);
      flash(whose === '' ? 'Platba čeká na přiřazení' : `Platba přiřazena: ${whose}`, saved);
      return { parts: partsOf(saved), opposite_note: '', version: saved.version };
    },
    onCancel: onClose,
  });
  const rows = form.field('parts').value;
  return (
    <ModalForm
      form={form}
      title={titleOf(payment)}
      saveLabel="Uložit přiřazení"
      steps={steps}
      onClose={onClose}
    >
      <PaymentFacts payment={payment} />
      <PartRows
        {...form.field('parts')}
        faults={form.faultsIn('parts')}
        unit_id={unit_id}
        payment_id={ledger_payment_id}
        amount={payment.amount - payment.returned}
        offered={offeredPart(payment)}
      />
      {changesClosed(payment, rows) ? (
        <>
          <Note>{CLOSED_PAYMENT}</Note>
          <TextField
            {...form.field('opposite_note')}
            label="Důvod opačného zápisu"
            autoComplete="off"
            required
          />
        </>
      ) : null}
      {payment.returned === 0 ? <ReverseButton onReverse={onReverse} /> : null}
    </ModalForm>
  );
}

function ReverseButton({ onReverse }: Pick<OpenedProps, 'onReverse'>) {
  return (
    <div>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconArrowBackUp size="1.125rem" aria-hidden="true" />}
        onClick={onReverse}
      >
        Stornovat platbu…
      </Button>
    </div>
  );
}
