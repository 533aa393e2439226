import { z } from 'zod';
import type { LedgerAccount, PaymentWay } from '#contract/money/accounts.ts';
import { createPayment } from '#contract/money/payments.ts';
import type { MeantFor } from '#contract/rules/crediting.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { AccountField } from './AccountField.tsx';
import { MeantClaims } from './MeantClaims.tsx';
import { useCreatePayment } from './money.queries.ts';
import { lasting } from './payable-claims.ts';
import { accountText, assignedText, wayOptions } from './words.ts';

const { parts: _parts, ...told } = createPayment.body.shape;
const schema = z.object({
  ...told,
  ledger_account_id: z.int().nullable(),
  claims: z.array(z.object({ ledger_claim_id: z.int(), amount: z.int() })),
});

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
  /** For which of its claims it is meant, as far as it lasts. */
  claims: readonly MeantFor[];
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
    claims: [],
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
      const { ledger_account_id: id, claims: chosen, ...payment } = schema.parse(values);
      const claims = lasting(payment.amount, chosen);
      const parts = id === null ? [] : [{ ledger_account_id: id, amount: payment.amount, claims }];
      const saved = await paying.mutateAsync({ params: { unit_id }, body: { ...payment, parts } });
      const whose = assignedText(saved);
      flash(
        whose === '' ? 'Platba je zapsaná a čeká na přiřazení' : `Platba přiřazena: ${whose}`,
        saved,
      );
    },
    onCancel: onClose,
  });
  const chosenId = form.field('ledger_account_id').value;
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
          onChange={(id) => {
            form.field('ledger_account_id').onChange(id);
            // Claims are of the account.
            form.field('claims').onChange([]);
          }}
          unit_id={unit_id}
          label="Konto"
          hint="Bez něj se platba pozná podle variabilního symbolu, jinak počká na přiřazení."
        />
        {chosenId === null ? null : (
          <MeantClaims
            key={chosenId}
            unit_id={unit_id}
            ledger_account_id={chosenId}
            amount={form.field('amount').value}
            value={form.field('claims').value}
            onChange={form.field('claims').onChange}
          />
        )}
      </Wide>
      <TextField {...form.field('payer_name')} label="Plátce" autoComplete="off" />
      <TextField {...form.field('payer_account')} label="Účet plátce" autoComplete="off" />
      <TextField {...form.field('message')} label="Zpráva pro příjemce" autoComplete="off" />
      <TextField {...form.field('note')} label="Poznámka" autoComplete="off" />
    </ModalForm>
  );
}
