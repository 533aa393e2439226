import { serviceFields, type ServiceRow } from '#contract/lists/services.ts';
import type { FormOf } from '#contract/record.ts';
import { TAX_RATES } from '#contract/rules/tax-rate.ts';
import { SelectField, TextField } from '#web/form/fields.tsx';
import type { FieldsProps } from '#web/record/record-kind.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { namedLooks } from './origin.ts';

/** Fields of a service as its form holds them. */
export type ServiceValues = FormOf<typeof serviceFields>;

const measures = ['m³', 'kWh', 'GJ', 'osoba', 'm²', 'byt', 'ks'];

/** Fields of a service; code and name of the portal's own ones are only read. */
export function ServiceInputs({ form, record }: FieldsProps<unknown, ServiceValues, ServiceRow>) {
  const isSystem = record?.is_system ?? false;
  const { code, name } = namedLooks(isSystem);
  const rate = form.field('tax_rate');
  return (
    <>
      <RecordFields
        fields={serviceFields}
        form={form}
        looks={{ code, name: isSystem ? { ...name, hint: undefined } : name }}
        controls={{
          measure: (
            <TextField
              {...form.field('measure')}
              label={serviceFields.measure.label}
              list="service-measures"
              data-autofocus={isSystem || undefined}
            />
          ),
          tax_rate: (
            <SelectField
              {...rate}
              label={serviceFields.tax_rate.label}
              value={String(rate.value)}
              onChange={(value) => rate.onChange(Number(value))}
              options={TAX_RATES.map((value) => ({ value: String(value), label: `${value} %` }))}
            />
          ),
        }}
        rows={[['measure', 'tax_rate']]}
      />
      <datalist id="service-measures">
        {measures.map((measure) => (
          <option key={measure}>{measure}</option>
        ))}
      </datalist>
    </>
  );
}
