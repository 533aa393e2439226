import { reversePayment, type LedgerPayment } from '#contract/money/payments.ts';
import { DateField } from '#web/form/DateField.tsx';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useReversePayment } from './money.queries.ts';

interface ReversePaymentProps {
  unit_id: number;
  payment: Pick<LedgerPayment, 'ledger_payment_id' | 'received_on' | 'amount'>;
  /** Why, where it is known beforehand. */
  note?: string;
  onClose: () => void;
}

/** The value of the form, which may be left empty meanwhile. */
const begun = (
  received_on: string,
  note: string,
): { received_on: string | null; note: string } => ({
  received_on,
  note,
});

/** Puts a payment right by its opposite, which takes back what it has paid everywhere. */
export function ReversePayment({ unit_id, payment, note = '', onClose }: ReversePaymentProps) {
  const reversing = useReversePayment();
  const { ledger_payment_id, received_on, amount } = payment;
  const today = todayInPrague();
  const form = useContractForm({
    schema: reversePayment.body,
    initial: begun(today < received_on ? received_on : today, note),
    onSave: async (_changes, { values }) => {
      const body = reversePayment.body.parse(values);
      const params = { unit_id, ledger_payment_id };
      flash('Platba je stornovaná', await reversing.mutateAsync({ params, body }));
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Stornovat platbu ${formatMoney(amount)} z ${formatDate(received_on)}`}
      saveLabel="Stornovat"
      onClose={onClose}
    >
      <TextField
        {...form.field('note')}
        label="Důvod"
        hint="Stornuje se celá platba, i její části na jiných kontech; zapíše se opačná."
        autoComplete="off"
        data-autofocus
      />
      <DateField {...form.field('received_on')} label="Ke dni" />
    </ModalForm>
  );
}
