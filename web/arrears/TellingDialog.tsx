import { updateArrearsSettings, type ArrearsSettings } from '#contract/money/arrears-interest.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveArrearsSettings } from './arrears.queries.ts';

const schema = updateArrearsSettings.body;
const labels = { told_amount: 'Dluh aspoň', told_days: 'Po splatnosti aspoň' };

/** The values of the form, which may be left empty meanwhile. */
const valuesOf = ({
  told_amount,
  told_days,
}: ArrearsSettings): {
  told_amount: number | string | null;
  told_days: number | string | null;
} => ({
  told_amount,
  told_days,
});

interface TellingDialogProps {
  settings: ArrearsSettings;
  onClose: () => void;
}

/** Which debts users of the client get a message of. */
export function TellingDialog({ settings, onClose }: TellingDialogProps) {
  const saving = useSaveArrearsSettings();
  const { unit_id, version } = settings;
  const form = useContractForm({
    schema,
    initial: valuesOf(settings),
    recordKey: unit_id,
    version,
    labels,
    onSave: async (changes, { version: seen }) => {
      const body = { ...schema.parse(changes), version: seen };
      const saved = await saving.mutateAsync({ params: { unit_id }, body });
      flash('Upozornění na dluhy bylo uloženo', saved);
      return { ...valuesOf(saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Na jaké dluhy upozornit"
      saveLabel="Uložit upozornění"
      onClose={onClose}
    >
      <MoneyField
        {...form.field('told_amount')}
        label={labels.told_amount}
        hint="Na menší dluh se zpráva neposílá; v přehledech je i tak."
        data-autofocus
      />
      <NumberField
        {...form.field('told_days')}
        label={labels.told_days}
        unit="dní"
        decimals={0}
        hint="Zpráva přijde ráno jednou za dluh; znovu až poté, co klesne pod hranici a zase ji překročí."
      />
    </ModalForm>
  );
}
