import type { z } from 'zod';
import type { ServiceRow, serviceFields } from '#contract/lists/services.ts';
import { allocation } from '#contract/pasports/costs.ts';
import { TAX_RATES } from '#contract/rules/tax-rate.ts';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { SelectField, SwitchField, TextField } from '#web/form/fields.tsx';
import { allocationNames } from '#web/core/allocation-names.ts';
import type { FieldsProps } from '#web/record/record-kind.ts';

type Values = z.infer<z.ZodObject<typeof serviceFields>>;

/** Names of a service's fields for people. */
export const serviceLabels = {
  code: 'Kód',
  name: 'Název',
  measure: 'Jednotka',
  tax_rate: 'Sazba daně',
  allocation: 'Výchozí způsob rozúčtování',
  on_prescription: 'Na předpis',
  on_settlement: 'Na vyúčtování',
  hidden: 'Skrytá',
};
const labels = serviceLabels;

const measures = ['m³', 'kWh', 'GJ', 'osoba', 'm²', 'byt', 'ks'];

/** Fields of a service; code and name of the portal's own ones are only read. */
export function ServiceInputs({ form, record }: FieldsProps<unknown, Values, ServiceRow>) {
  const isSystem = record?.is_system ?? false;
  const rate = form.field('tax_rate');
  return (
    <>
      <TextField
        {...form.field('code')}
        label={labels.code}
        required={!isSystem}
        readOnly={isSystem}
        autoComplete="off"
        data-autofocus={!isSystem || undefined}
      />
      <TextField
        {...form.field('name')}
        label={labels.name}
        hint={
          isSystem ? undefined : 'Tímto názvem ji označují náklady nájemců; nový název převezmou.'
        }
        required={!isSystem}
        readOnly={isSystem}
        autoComplete="off"
      />
      <FieldRow kind="pair">
        <TextField
          {...form.field('measure')}
          label={labels.measure}
          list="service-measures"
          data-autofocus={isSystem || undefined}
        />
        <SelectField
          {...rate}
          label={labels.tax_rate}
          value={String(rate.value)}
          onChange={(value) => rate.onChange(Number(value))}
          options={TAX_RATES.map((value) => ({ value: String(value), label: `${value} %` }))}
        />
      </FieldRow>
      <datalist id="service-measures">
        {measures.map((measure) => (
          <option key={measure}>{measure}</option>
        ))}
      </datalist>
      <SelectField
        {...form.field('allocation')}
        label={labels.allocation}
        hint="Není-li ujednáno jinak (zákon č. 67/2013 Sb., § 5)."
        options={allocation.options.map((value) => ({ value, label: allocationNames[value] }))}
      />
      <SwitchField {...form.field('on_prescription')} label={labels.on_prescription} />
      <SwitchField {...form.field('on_settlement')} label={labels.on_settlement} />
      <SwitchField
        {...form.field('hidden')}
        label={labels.hidden}
        hint="U nových nákladů se nenabízí; kde už je zapsána, zůstává."
      />
    </>
  );
}
