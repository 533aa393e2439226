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
import { paymentsText } from './refunds/words.ts';

interface ReturnToPayerProps {
  unit_id: number;
  /** At least one. */
  payments: readonly LedgerPayment[];
  onClose: () => void;
}

const sumOf = (payments: readonly LedgerPayment[]) =>
  payments.reduce((sum, { unassigned }) => sum + unassigned, 0);

/** 'Vrátit plátci: Jana Nováková, 1 200,00 Kč', 'Vrátit plátcům: 3 platby, 4 500,00 Kč' */
function titleOf(payments: readonly LedgerPayment[]): string {
  const [first] = payments;
  const sum = formatMoney(sumOf(payments));
  if (payments.length > 1) return `Vrátit plátcům: ${paymentsText(payments.length)}, ${sum}`;
  return `Vrátit plátci: ${first?.payer_name || first?.payer_account}, ${sum}`;
}

/**
 * Puts what of payments belongs to nobody into a batch that gives it back to the accounts from which it came.
 * Of a single one only a part may go back; of more all of it does.
 */
export function ReturnToPayer(props: ReturnToPayerProps) {
  const { unit_id, payments, onClose } = props;
  const { data, error, refetch } = usePayingAccounts(unit_id);
  const banks = data?.values.filter(({ hidden }) => !hidden);
  if (banks !== undefined && banks.length > 0) return <ReturnForm {...props} banks={banks} />;
  return (
    <LateModal opened onClose={onClose} title={titleOf(payments)}>
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

const schemaOf = (most: number) =>
  createRefund.body.omit({ items: true, payments: true, constant_symbol: true }).extend({
    amount: givenReturn.shape.amount.refine((amount) => amount <= most, {
      error: `Nikomu nepatří jen ${formatMoney(most)}`,
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

interface ReturnFormProps extends ReturnToPayerProps {
  /** From which it may be paid. */
  banks: readonly BankAccount[];
}

function ReturnForm({ unit_id, payments, banks, onClose }: ReturnFormProps) {
  const creating = useCreateBatch();
  const isOne = payments.length === 1;
  const all = sumOf(payments);
  const schema = schemaOf(all);
  const form = useContractForm<Values>({
    schema,
    initial: {
      bank_account_id: String(banks[0]?.bank_account_id ?? ''),
      due_on: shiftDays(todayInPrague(), DAYS_AHEAD),
      message: 'Vrácení platby',
      amount: all,
    },
    onSave: async (_changes, { values }) => {
      const { amount, ...rest } = schema.parse(values);
      const returned = payments.map(({ ledger_payment_id, unassigned }) => ({
        ledger_payment_id,
        amount: isOne ? amount : unassigned,
      }));
      const body = { ...rest, payments: returned };
      const { batch } = await creating.mutateAsync({ params: { unit_id }, body });
      flash(
        `${formatMoney(batch.total)} se vrací ${isOne ? 'plátci' : 'plátcům'}: dávka č. ${batch.refund_batch_id} je připravená`,
      );
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title={titleOf(payments)} saveLabel="Připravit dávku" onClose={onClose}>
      <Payees payments={payments} />
      {isOne ? <MoneyField {...form.field('amount')} label="Vrátit" data-autofocus /> : null}
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

const payeeOf = ({ payer_name, payer_account }: LedgerPayment) =>
  [payer_name, payer_account].filter((part) => part !== '').join(', ');

/** To whom the money goes back. */
function Payees({ payments }: { payments: readonly LedgerPayment[] }) {
  const [first, ...others] = payments;
  if (first !== undefined && others.length === 0)
    return <p className={styles.rest}>{`Na účet, ze kterého peníze přišly: ${payeeOf(first)}.`}</p>;
  return (
    <Wide>
      <p className={styles.rest}>Na účty, ze kterých peníze přišly:</p>
      <ul className={styles.payees}>
        {payments.map((payment) => (
          <li key={payment.ledger_payment_id}>
            {`${payeeOf(payment)}: ${formatMoney(payment.unassigned)}`}
          </li>
        ))}
      </ul>
    </Wide>
  );
}
