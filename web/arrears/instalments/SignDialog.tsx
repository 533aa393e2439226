import { signAgreement, type Agreement } from '#contract/money/instalments.ts';
import { DateField } from '#web/form/DateField.tsx';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSignAgreement } from './instalments.queries.ts';

const schema = signAgreement.body.omit({ version: true });

interface SignDialogProps {
  agreement: Agreement;
  onClose: () => void;
}

/** When and by whom an agreement was signed; an empty day takes it back. */
export function SignDialog({ agreement, onClose }: SignDialogProps) {
  const { unit_id, instalment_agreement_id, version, signed_on, signed_by, names } = agreement;
  const signing = useSignAgreement();
  const form = useContractForm({
    schema,
    initial: { signed_on, signed_by: signed_on === null ? names : signed_by },
    recordKey: instalment_agreement_id,
    version,
    onSave: async (_changes, { values, version: seen }) => {
      const told = schema.parse(values);
      const isSigned = told.signed_on !== null;
      const saved = await signing.mutateAsync({
        params: { unit_id, instalment_agreement_id },
        body: { ...told, signed_by: isSigned ? told.signed_by : '', version: seen },
      });
      flash(isSigned ? 'Podpis dohody je zapsaný' : 'Dohoda je vedená jako nepodepsaná', saved);
      return { signed_on: saved.signed_on, signed_by: saved.signed_by, version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Podpis dohody: ${names}`}
      saveLabel="Uložit podpis"
      onClose={onClose}
    >
      <DateField
        {...form.field('signed_on')}
        label="Den podpisu"
        hint="Prázdný den vrátí dohodu mezi nepodepsané."
        data-autofocus
      />
      <TextField {...form.field('signed_by')} label="Kdo podepsal" autoComplete="off" />
    </ModalForm>
  );
}
