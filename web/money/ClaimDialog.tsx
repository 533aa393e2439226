import { Wide } from '#web/form/FormPanel.tsx';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { createClaim } from '#contract/money/claims.ts';
import { DateField } from '#web/form/DateField.tsx';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useCreateClaim } from './money.queries.ts';
import { accountText } from './words.ts';

interface ClaimDialogProps {
  account: LedgerAccount;
  onClose: () => void;
}

/** The values of the form, which may be left empty meanwhile. */
const begun = (
  due_on: string,
): { name: string; amount: number | string | null; due_on: string | null; reason: string } => ({
  name: '',
  amount: null,
  due_on,
  reason: '',
});

/** Something claimed once: an arrear, a compensation, a fee. */
export function ClaimDialog({ account, onClose }: ClaimDialogProps) {
  const claiming = useCreateClaim();
  const { unit_id, ledger_account_id } = account;
  const form = useContractForm({
    schema: createClaim.body,
    initial: begun(todayInPrague()),
    onSave: async (_changes, { values }) => {
      const body = createClaim.body.parse(values);
      const params = { unit_id, ledger_account_id };
      flash('Předpis je zapsaný', await claiming.mutateAsync({ params, body }));
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Jednorázový předpis: ${accountText(account)}`}
      saveLabel="Předepsat"
      onClose={onClose}
    >
      <Wide>
        <TextField
          {...form.field('name')}
          label="Za co"
          placeholder="Doplatek vyúčtování 2025"
          autoComplete="off"
          data-autofocus
        />
      </Wide>
      <MoneyField {...form.field('amount')} label="Částka" />
      <DateField {...form.field('due_on')} label="Splatnost" />
      <Wide>
        <TextField {...form.field('reason')} label="Důvod" autoComplete="off" />
      </Wide>
    </ModalForm>
  );
}
