import { updateLedgerSettings, type LedgerSettings } from '#contract/money/months.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveSettings } from './money.queries.ts';

const schema = updateLedgerSettings.body.omit({ version: true });
const labels = { due_day: 'Kolikátého v měsíci' };

/** The value of the form, which may be left empty meanwhile. */
const valuesOf = ({ due_day }: LedgerSettings): { due_day: number | string | null } => ({
  due_day,
});

interface DueDayDialogProps {
  settings: LedgerSettings;
  onClose: () => void;
}

/** On which day of its month a claim is due, from now on. */
export function DueDayDialog({ settings, onClose }: DueDayDialogProps) {
  const saving = useSaveSettings();
  const { unit_id, version } = settings;
  const form = useContractForm({
    schema,
    initial: valuesOf(settings),
    recordKey: unit_id,
    version,
    labels,
    onSave: async (_changes, { values, version: seen }) => {
      const { due_day } = schema.parse(values);
      const body = { due_day, version: seen };
      const saved = await saving.mutateAsync({ params: { unit_id }, body });
      flash(`Předpisy budou splatné ${saved.due_day}. dne v měsíci`, saved);
      return { ...valuesOf(saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title="Den splatnosti" saveLabel="Uložit den" onClose={onClose}>
      <NumberField
        {...form.field('due_day')}
        label={labels.due_day}
        hint="Od 1 do 28. Platí pro to, co se předepíše od této chvíle; už zapsané předpisy zůstanou, jak byly. Připadne-li den na víkend nebo svátek, platí se nejbližší pracovní den."
        data-autofocus
      />
    </ModalForm>
  );
}
