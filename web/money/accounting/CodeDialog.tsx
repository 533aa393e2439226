import { saveAccountingCode, type AccountingCode } from '#contract/money/accounting-codes.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveCode } from './accounting.queries.ts';
import { codeText } from './words.ts';

const schema = saveAccountingCode.body.omit({ version: true, kind: true, name: true });

const labels = {
  debit_account: 'Účet MD',
  credit_account: 'Účet D',
  posting: 'Předkontace v Pohodě',
  centre: 'Středisko',
  cash_code: 'Účet nebo pokladna v Pohodě',
};

const valuesOf = ({
  debit_account,
  credit_account,
  posting,
  centre,
  cash_code,
}: AccountingCode) => ({
  debit_account,
  credit_account,
  posting,
  centre,
  cash_code,
});

/** Accounts and codes of one name of claims, or of one way of payment. */
export function CodeDialog({ code, onClose }: { code: AccountingCode; onClose: () => void }) {
  const saving = useSaveCode();
  const { unit_id, kind, name, version } = code;
  const form = useContractForm({
    schema,
    initial: valuesOf(code),
    recordKey: `${kind} ${name}`,
    version,
    labels,
    onSave: async (_changes, { values, version: seen }) => {
      const body = { ...schema.parse(values), kind, name, version: seen };
      const saved = await saving.mutateAsync({ params: { unit_id }, body });
      flash(`${codeText(saved)}: předkontace byla uložena`, saved);
      return { ...valuesOf(saved), version: saved.version };
    },
    onCancel: onClose,
  });
  const typed = { autoComplete: 'off' } as const;
  return (
    <ModalForm
      form={form}
      title={`Předkontace: ${codeText(code)}`}
      saveLabel="Uložit změny"
      onClose={onClose}
    >
      <TextField
        {...form.field('debit_account')}
        {...typed}
        label={labels.debit_account}
        inputMode="numeric"
        data-autofocus
      />
      <TextField
        {...form.field('credit_account')}
        {...typed}
        label={labels.credit_account}
        inputMode="numeric"
      />
      <TextField
        {...form.field('posting')}
        {...typed}
        label={labels.posting}
        hint="Zkratka, jak ji má Pohoda v agendě Předkontace."
      />
      <TextField {...form.field('centre')} {...typed} label={labels.centre} />
      {kind === 'payment' ? (
        <TextField
          {...form.field('cash_code')}
          {...typed}
          label={labels.cash_code}
          hint="Zkratka bankovního účtu, u hotovosti pokladny; bez ní soubor nevznikne."
        />
      ) : null}
    </ModalForm>
  );
}
