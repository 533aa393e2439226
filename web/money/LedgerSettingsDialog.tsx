import { updateLedgerSettings, type LedgerSettings } from '#contract/money/months.ts';
import type { CreditOrder } from '#contract/rules/crediting.ts';
import type { MonthChange } from '#contract/rules/month-days.ts';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveSettings } from './money.queries.ts';

const schema = updateLedgerSettings.body.omit({ version: true });
const labels = {
  due_day: 'Splatné kolikátého v měsíci',
  month_change: 'Změna v průběhu měsíce',
  credit_order: 'Co se z plateb platí nejdřív',
};
const changes = [
  { value: 'next', label: 'Od následujícího měsíce' },
  { value: 'days', label: 'Po dnech' },
] as const;

const orders = [
  { value: 'oldest', label: 'Nejstarší předpis' },
  { value: 'penalties', label: 'Úroky, penále a náklady' },
] as const;

/** The value of the form, which may be left empty meanwhile. */
interface Values {
  due_day: number | string | null;
  month_change: MonthChange;
  credit_order: CreditOrder;
  [field: string]: unknown;
}
const valuesOf = ({ due_day, month_change, credit_order }: LedgerSettings): Values => ({
  due_day,
  month_change,
  credit_order,
});

interface LedgerSettingsDialogProps {
  settings: LedgerSettings;
  onClose: () => void;
}

/** On which day of its month a claim is due and how a change inside one counts, from now on; and what is paid first. */
export function LedgerSettingsDialog({ settings, onClose }: LedgerSettingsDialogProps) {
  const saving = useSaveSettings();
  const { unit_id, version } = settings;
  const form = useContractForm<Values>({
    schema,
    initial: valuesOf(settings),
    recordKey: unit_id,
    version,
    labels,
    texts: {
      month_change: (change) => changes.find(({ value }) => value === change)?.label ?? '',
      credit_order: (order) => orders.find(({ value }) => value === order)?.label ?? '',
    },
    onSave: async (_changes, { values, version: seen }) => {
      const body = { ...schema.parse(values), version: seen };
      const saved = await saving.mutateAsync({ params: { unit_id }, body });
      flash('Nastavení předpisů bylo uloženo', saved);
      return { ...valuesOf(saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Nastavení předpisů"
      saveLabel="Uložit nastavení"
      onClose={onClose}
    >
      <Wide>
        <NumberField
          {...form.field('due_day')}
          label={labels.due_day}
          hint="Od 1 do 28. Platí pro to, co se předepíše od této chvíle; už zapsané předpisy zůstanou, jak byly. Připadne-li den na víkend nebo svátek, platí se nejbližší pracovní den."
          data-autofocus
        />
      </Wide>
      <Wide>
        <SelectField
          {...form.field('month_change')}
          label={labels.month_change}
          options={changes}
          hint="Po dnech: za každý den se předepíše díl měsíční částky tomu, kdo prostor ten den platí; při stěhování si měsíc rozdělí. Jinak platí to, co platilo prvního dne. Měsíce, které už jsou předepsané, zůstanou spočtené, jak byly."
        />
      </Wide>
      <Wide>
        <SelectField
          {...form.field('credit_order')}
          label={labels.credit_order}
          options={orders}
          hint="Zůstatky kont zůstanou, i zpětně se změní jen to, který předpis je nezaplacený, a s ním stáří dluhu, úrok a upomínky. Úroky, penále a náklady se poznají podle toho, jak název předpisu začíná (Úrok, Poplatek z prodlení, Penále, Pokuta, Upomínka, Náklady řízení); úroky z úvěru mezi ně nepatří. Spotřebiteli v prodlení se započítává dřív jistina než úrok (§ 1932 odst. 2 občanského zákoníku): nechte nejstarší předpis."
        />
      </Wide>
    </ModalForm>
  );
}
