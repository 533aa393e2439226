import { z } from 'zod';
import type { LedgerAccount, PaymentWay } from '#contract/money/accounts.ts';
import { createPayment } from '#contract/money/payments.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { AccountField } from './AccountField.tsx';
import { useCreatePayment } from './money.queries.ts';
import { accountText, assignedText, wayOptions } from './words.ts';

const { parts: _parts, ...told } = createPayment.body.shape;
const schema = z.object({ ...told, ledger_account_id: z.int().nullable() });

interface Values {
  received_on: string | null;
  amount: number | string | null;
  way: PaymentWay;
  variable_symbol: string;
  payer_name: string;
  payer_account: string;
  message: string;
  note: string;
  /** The account that it is of; null leaves it to the variable symbol. */
  ledger_account_id: number | null;
  [field: string]: unknown;
}

/** What a payment starts with: today, and of an account what it owes. */
function begun(today: string, account: LedgerAccount | undefined): Values {
  const owed = account?.balance ?? 0;
  return {
    received_on: today,
    amount: owed > 0 ? owed : null,
    way: 'bank',
    variable_symbol: account?.variable_symbol ?? '',
    payer_name: '',
    payer_account: '',
    message: '',
    note: '',
    ledger_account_id: account?.ledger_account_id ?? null,
  };
}

interface PaymentDialogProps {
  unit_id: number;
  /** The account that pays; left out where the symbol tells it. */
  account?: LedgerAccount | undefined;
  onClose: () => void;
}

/** Writes down money that came; says to whom it was assigned, or that it waits. */
export function PaymentDialog({ unit_id, account, onClose }: PaymentDialogProps) {
  const paying = useCreatePayment();
  const form = useContractForm<Values>({
    schema,
    initial: begun(todayInPrague(), account),
    onSave: async (_changes, { values }) => {
      const { ledger_account_id: id, ...payment } = schema.parse(values);
      const parts = id === null ? [] : [{ ledger_account_id: id, amount: payment.amount }];
      const saved = await paying.mutateAsync({ params: { unit_id }, body: { ...payment, parts } });
      const whose = assignedText(saved);
      flash(
        whose === '' ? 'Platba je zapsaná a čeká na přiřazení' : `Platba přiřazena: ${whose}`,
        saved,
      );
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={account === undefined ? 'Zapsat platbu' : `Zapsat platbu: ${accountText(account)}`}
      saveLabel="Zapsat platbu"
      onClose={onClose}
    >
      <DateField {...form.field('received_on')} label="Den přijetí" />
      <MoneyField {...form.field('amount')} label="Částka" data-autofocus />
      <SelectField {...form.field('way')} label="Jak přišla" options={wayOptions} />
      <TextField {...form.field('variable_symbol')} label="Variabilní symbol" inputMode="numeric" />
      <Wide>
        <AccountField
          {...form.field('ledger_account_id')}
          unit_id={unit_id}
          label="Konto"
          hint="Bez něj se platba pozná podle variabilního symbolu, jinak počká na přiřazení."
        />
      </Wide>
      <TextField {...form.field('payer_name')} label="Plátce" autoComplete="off" />
      <TextField {...form.field('payer_account')} label="Účet plátce" autoComplete="off" />
      <TextField {...form.field('message')} label="Zpráva pro příjemce" autoComplete="off" />
      <TextField {...form.field('note')} label="Poznámka" autoComplete="off" />
    </ModalForm>
  );
}
