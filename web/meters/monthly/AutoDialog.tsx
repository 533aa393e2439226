import { z } from 'zod';
import { sendDay, type MonthInfoSettings } from '#contract/metering/month-infos.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveSettings } from './monthly.queries.ts';

const schema = z.object({ send_day: sendDay });

interface AutoDialogProps {
  settings: MonthInfoSettings;
  onClose: () => void;
}

/** On which day of the month the unit sends by itself. */
export function AutoDialog({ settings, onClose }: AutoDialogProps) {
  const { unit_id, version, send_day } = settings;
  const saving = useSaveSettings();
  const form = useContractForm<{ send_day: number | string | null }>({
    schema,
    initial: { send_day },
    recordKey: unit_id,
    version,
    labels: { send_day: 'Den v měsíci' },
    onSave: async (_changes, { values, version: seen }) => {
      const body = { ...schema.parse(values), version: seen };
      const saved = await saving.mutateAsync({ params: { unit_id }, body });
      flash(saved.send_day === null ? 'Samo se nic neodesílá' : 'Den odesílání byl uložen', saved);
      return { send_day: saved.send_day, version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Odesílat měsíční informace samo"
      saveLabel="Uložit změny"
      onClose={onClose}
    >
      <NumberField
        {...form.field('send_day')}
        data-autofocus
        label="Den v měsíci"
        hint="1 až 28, ve všech domech jednotky; prázdné pole znamená, že se samo nic neodesílá. Odejde předchozí měsíc těm, kdo si e-mail zvolili. Komu údaje ještě chybí, ten ho dostane, jakmile přijdou, nejpozději poslední den měsíce."
      />
    </ModalForm>
  );
}
