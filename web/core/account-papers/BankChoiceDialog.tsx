import { updatePaperSettings, type PaperSettings } from '#contract/money/account-papers.ts';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { workedUnit } from '#web/lib/worked-unit.ts';
import { flash } from '#web/notices/flash.ts';
import { usePaperSettings, useSavePaperSettings } from './papers.queries.ts';

interface Choice {
  readonly bank_account_id: number;
  readonly name: string;
  readonly number: string;
}

interface BankChoiceDialogProps {
  unit_id: number;
  accounts: readonly Choice[];
  onClose: () => void;
}

/** Which of the unit's bank accounts is told to whoever pays. */
export function BankChoiceDialog({ unit_id, ...props }: BankChoiceDialogProps) {
  const { data } = usePaperSettings(unit_id);
  return data === undefined ? null : <ChoiceForm settings={data} {...props} />;
}

const valuesOf = ({ bank_account_id }: PaperSettings) => ({ bank_account_id });
const schema = updatePaperSettings.body.omit({ version: true });
const labels = { bank_account_id: 'Účet pro platby' };

interface ChoiceFormProps extends Omit<BankChoiceDialogProps, 'unit_id'> {
  settings: PaperSettings;
}

function ChoiceForm({ settings, accounts, onClose }: ChoiceFormProps) {
  const saving = useSavePaperSettings();
  const { unit_id, version } = settings;
  const form = useContractForm({
    schema,
    initial: valuesOf(settings),
    recordKey: unit_id,
    version,
    labels,
    onSave: async (_changes, { values, version: seen }) => {
      const body = { bank_account_id: values.bank_account_id, version: seen };
      const saved = await saving.mutateAsync({ params: { unit_id }, body });
      flash('Účet pro platby byl změněn', saved);
      return { ...valuesOf(saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Účet pro platby: ${workedUnit.get()}`}
      saveLabel="Uložit účet"
      onClose={onClose}
    >
      <IdField
        {...form.field('bank_account_id')}
        label={labels.bank_account_id}
        hint="Tento účet dostanou plátci na kontu v PDF, na stránce odkazu a v QR platbě. Mění ho správce klienta."
        none="Nezvoleno"
        choices={accounts.map(({ bank_account_id, name, number }) => ({
          id: bank_account_id,
          name: `${name} (${number})`,
        }))}
      />
    </ModalForm>
  );
}
