import { meterFields, scaleEnds } from '#contract/metering/meter-record.ts';
import { measuredUnitValue, unitsOfKind } from '#contract/metering/meter-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { SelectField } from '#web/form/fields.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import type { DeviceValues } from './device-form.ts';

/** A form that has the fields of a device among its own. */
type DeviceForm = ContractForm<DeviceValues>;

interface DeviceFieldsProps {
  place: Pick<MeasuringPlace, 'kind'>;
  form: DeviceForm;
  /** With the day of mounting, where it stands nowhere else. */
  isKnown?: boolean;
  /** Has the focus when the dialog opens. */
  isFirst?: boolean;
}

const rows = [
  ['serial_number', 'verified_year'],
  ['maker', 'meter_type'],
  ['dimension', 'technology'],
  ['is_remote', 'radio_address'],
  ['measured_unit', 'multiplier'],
  ['digits', 'decimals'],
  ['seal', 'worker'],
] as const;
const names = [
  'serial_number',
  'verified_year',
  'maker',
  'meter_type',
  'dimension',
  'technology',
  'is_remote',
  'radio_address',
  'measured_unit',
  'multiplier',
  'digits',
  'decimals',
  'scale_month',
  'seal',
  'worker',
  'note',
] as const;

/** What is known of a device: its number, its counter, its verification. */
export function DeviceFields(props: DeviceFieldsProps) {
  const { place, form, isKnown = false, isFirst = false } = props;
  // Only an allocator may begin anew each year.
  const shown = names.filter((name) => name !== 'scale_month' || place.kind === 'heat-allocator');
  return (
    <RecordFields
      fields={meterFields}
      form={form}
      names={isKnown ? ['mounted_on', ...shown] : shown}
      looks={{ serial_number: isFirst ? { 'data-autofocus': true } : {} }}
      controls={{
        verified_year: <YearField key="verified_year" form={form} />,
        multiplier: (
          <NumberField
            key="multiplier"
            {...form.field('multiplier')}
            label={meterFields.multiplier.label}
            hint={meterFields.multiplier.hint}
            // A few decimals are enough of most; as many as the rule allows may be typed.
            decimals={1}
          />
        ),
        scale_month: <ScaleField key="scale_month" form={form} />,
        technology: <TechnologyField key="technology" form={form} />,
        measured_unit: (
          <SelectField
            key="measured_unit"
            {...form.field('measured_unit')}
            label={meterFields.measured_unit.label}
            options={unitsOfKind[place.kind].map((unit) => ({
              value: unit,
              label: measuredUnitValue.text(unit),
            }))}
          />
        ),
      }}
      rows={rows}
    />
  );
}

// A year is written without the gap that other numbers have.
function YearField({ form }: Pick<DeviceFieldsProps, 'form'>) {
  const field = form.field('verified_year');
  const value = field.value === null ? null : String(field.value);
  return (
    <NumberField
      {...field}
      value={value}
      label={meterFields.verified_year.label}
      hint={meterFields.verified_year.hint}
    />
  );
}

const scales = scaleEnds.map(({ month, text }) => ({ value: String(month ?? ''), label: text }));

/** When the scale of an allocator begins anew, if it does. */
function ScaleField({ form }: Pick<DeviceFieldsProps, 'form'>) {
  const field = form.field('scale_month');
  return (
    <SelectField
      {...field}
      value={String(field.value ?? '')}
      onChange={(value) => field.onChange(value === '' ? null : Number(value))}
      label={meterFields.scale_month.label}
      hint={meterFields.scale_month.hint}
      options={scales}
    />
  );
}

const technologies = Object.entries(meterFields.technology.value.names ?? {}).map(
  ([value, label]) => ({ value, label }),
);

/** How it measures; it may not be known. */
function TechnologyField({ form }: Pick<DeviceFieldsProps, 'form'>) {
  const field = form.field('technology');
  return (
    <SelectField
      {...field}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value === '' ? null : value)}
      label={meterFields.technology.label}
      hint={meterFields.technology.hint}
      options={[{ value: '', label: 'není známo' }, ...technologies]}
    />
  );
}
