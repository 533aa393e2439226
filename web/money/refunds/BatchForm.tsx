import type { BankAccount } from '#contract/money/bank-accounts.ts';
import type { Overpayment } from '#contract/money/refunds.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { batchSchema, begunItems, givenSum, initialItems, type BatchValues } from './batch-form.ts';
import { ItemRows } from './ItemRows.tsx';
import { useCreateBatch } from './refunds.queries.ts';
import styles from './refunds.module.css';
import { paymentsText } from './words.ts';

interface BatchFormProps {
  unit_id: number;
  /** Overpayments that are to be given back. */
  rows: readonly Overpayment[];
  /** From which it may be paid. */
  banks: readonly BankAccount[];
  onMade: (refund_batch_id: number) => void;
  onClose: () => void;
}

/** Time for somebody to sign the order in the bank. */
const DAYS_AHEAD = 7;

/** Prepares a batch: to whom, how much, on which account and when. Nothing is sent by it. */
export function BatchForm({ unit_id, rows, banks, onMade, onClose }: BatchFormProps) {
  const creating = useCreateBatch();
  const schema = batchSchema(rows);
  const form = useContractForm<BatchValues>({
    schema,
    initial: {
      bank_account_id: String(banks[0]?.bank_account_id ?? ''),
      due_on: shiftDays(todayInPrague(), DAYS_AHEAD),
      message: 'Vrácení přeplatku',
      constant_symbol: '0308',
      items: initialItems(rows),
    },
    onSave: async (_changes, { values }) => {
      const body = schema.parse(values);
      const { batch: made } = await creating.mutateAsync({ params: { unit_id }, body });
      flash(`Dávka č. ${made.refund_batch_id} je připravená: ${formatMoney(made.total)}`);
      onMade(made.refund_batch_id);
    },
    onCancel: onClose,
  });
  const items = form.field('items');
  const given = items.value ?? begunItems(rows);
  return (
    <ModalForm form={form} title="Vrátit přeplatky" saveLabel="Připravit dávku" onClose={onClose}>
      <div className={styles.head}>
        <Wide>
          <SelectField
            {...form.field('bank_account_id')}
            label="Z účtu"
            options={banks.map(({ bank_account_id, name, account_number, bank_code }) => ({
              value: String(bank_account_id),
              label: `${name} (${account_number}/${bank_code})`,
            }))}
          />
        </Wide>
        <DateField {...form.field('due_on')} label="Splatnost příkazu" />
        <TextField
          {...form.field('message')}
          label="Zpráva pro příjemce"
          hint="V souboru bude bez diakritiky, nejvýš 35 znaků."
          autoComplete="off"
        />
        <TextField
          {...form.field('constant_symbol')}
          label="Konstantní symbol"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <ItemRows {...items} value={given} faults={form.faultsIn('items')} rows={rows} />
      {items.error === undefined ? null : (
        <p className={styles.fault} role="alert">
          {items.error}
        </p>
      )}
      <p className={styles.sum} role="status">
        {`${paymentsText(given.length)}, celkem ${formatMoney(givenSum(given))}. Portál nic neodešle: soubor načtete do banky sami.`}
      </p>
    </ModalForm>
  );
}
