import { Skeleton } from '@mantine/core';
import { shiftDays } from '#contract/czech/iso-date.ts';
import type { BankAccount } from '#contract/money/bank-accounts.ts';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { createRefund, givenReturn } from '#contract/money/refunds.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import styles from './money.module.css';
import { useCreateBatch, usePayingAccounts } from './refunds/refunds.queries.ts';

interface ReturnToPayerProps {
  payment: LedgerPayment;
  onClose: () => void;
}

/** 'Vrátit plátci: Jana Nováková, 1 200,00 Kč' */
const titleOf = ({ payer_name, payer_account, unassigned }: LedgerPayment): string =>
  `Vrátit plátci: ${payer_name || payer_account}, ${formatMoney(unassigned)}`;

/** Puts what of a payment belongs to nobody into a batch that gives it back to the account from which it came. */
export function ReturnToPayer({ payment, onClose }: ReturnToPayerProps) {
  const { data, error, refetch } = usePayingAccounts(payment.unit_id);
  const banks = data?.values.filter(({ hidden }) => !hidden);
  if (banks !== undefined && banks.length > 0)
    return <ReturnForm payment={payment} banks={banks} onClose={onClose} />;
  return (
    <LateModal opened onClose={onClose} title={titleOf(payment)}>
      {banks !== undefined ? (
        <NoBank />
      ) : error === null ? (
        <Skeleton height="12rem" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </LateModal>
  );
}

function NoBank() {
  return (
    <p className={styles.rest}>
      Vracet půjde, až bude mít jednotka bankovní účet, ze kterého se zaplatí.{' '}
      <InnerLink href={`${paths.MoneyBank}?tab=accounts`}>Založit účet</InnerLink>
    </p>
  );
}

/** Time for somebody to sign the order in the bank. */
const DAYS_AHEAD = 7;

const schemaOf = ({ unassigned }: LedgerPayment) =>
  createRefund.body.omit({ items: true, payments: true, constant_symbol: true }).extend({
    amount: givenReturn.shape.amount.refine((amount) => amount <= unassigned, {
      error: `Nikomu nepatří jen ${formatMoney(unassigned)}`,
    }),
  });

/** The form; a day and an amount may be left empty meanwhile. */
interface Values {
  bank_account_id: string;
  due_on: string | null;
  message: string;
  amount: number | string | null;
  [field: string]: unknown;
}

function ReturnForm({
  payment,
  banks,
  onClose,
}: ReturnToPayerProps & { banks: readonly BankAccount[] }) {
  const creating = useCreateBatch();
  const { unit_id, ledger_payment_id, unassigned, payer_account, payer_name } = payment;
  const schema = schemaOf(payment);
  const form = useContractForm<Values>({
    schema,
    initial: {
      bank_account_id: String(banks[0]?.bank_account_id ?? ''),
      due_on: shiftDays(todayInPrague(), DAYS_AHEAD),
      message: 'Vrácení platby',
      amount: unassigned,
    },
    onSave: async (_changes, { values }) => {
      const { amount, ...rest } = schema.parse(values);
      const body = { ...rest, payments: [{ ledger_payment_id, amount }] };
      const { batch } = await creating.mutateAsync({ params: { unit_id }, body });
      flash(
        `${formatMoney(batch.total)} se vrací plátci: dávka č. ${batch.refund_batch_id} je připravená`,
      );
    },
    onCancel: onClose,
  });
  const payee = [payer_name, payer_account].filter((part) => part !== '').join(', ');
  return (
    <ModalForm form={form} title={titleOf(payment)} saveLabel="Připravit dávku" onClose={onClose}>
      <p className={styles.rest}>{`Na účet, ze kterého peníze přišly: ${payee}.`}</p>
      <MoneyField {...form.field('amount')} label="Vrátit" data-autofocus />
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
      <Wide>
        <TextField
          {...form.field('message')}
          label="Zpráva pro příjemce"
          hint="Portál nic neodešle: soubor dávky načtete do banky sami. Než ji zaplatí nebo dávku zrušíte, platba nečeká a nejde přiřadit."
          autoComplete="off"
        />
      </Wide>
    </ModalForm>
  );
}
