import { updateArrearsSettings, type ArrearsSettings } from '#contract/money/arrears-interest.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveArrearsSettings } from './arrears.queries.ts';
import { rateText } from './words.ts';

const schema = updateArrearsSettings.body;
const labels = { agreed_rate: 'Sjednaná sazba ročně', rate_source: 'Kde je sjednaná' };

/** The values of the form, which may be left empty meanwhile. */
const valuesOf = ({
  agreed_rate,
  rate_source,
}: ArrearsSettings): { agreed_rate: number | string | null; rate_source: string } => ({
  agreed_rate,
  rate_source,
});

interface RateDialogProps {
  settings: ArrearsSettings;
  onClose: () => void;
}

/** The rate of interest that the unit has agreed; without one the law says how much. */
export function RateDialog({ settings, onClose }: RateDialogProps) {
  const saving = useSaveArrearsSettings();
  const { unit_id, version } = settings;
  const form = useContractForm({
    schema,
    initial: valuesOf(settings),
    recordKey: unit_id,
    version,
    labels,
    onSave: async (_changes, { values, version: seen }) => {
      const body = { ...schema.parse(values), version: seen };
      const saved = await saving.mutateAsync({ params: { unit_id }, body });
      flash(`Sazba úroku z prodlení: ${rateText(saved)}`, saved);
      return { ...valuesOf(saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Sazba úroku z prodlení"
      saveLabel="Uložit sazbu"
      onClose={onClose}
    >
      <NumberField
        {...form.field('agreed_rate')}
        label={labels.agreed_rate}
        unit="%"
        decimals={2}
        hint="Prázdné: zákonná sazba, repo sazba ČNB prvního dne pololetí, ve kterém prodlení začalo, a 8 procentních bodů (nařízení vlády č. 351/2013 Sb.)."
        data-autofocus
      />
      <TextField
        {...form.field('rate_source')}
        label={labels.rate_source}
        placeholder="Nájemní smlouvy, čl. 5"
        autoComplete="off"
      />
    </ModalForm>
  );
}
