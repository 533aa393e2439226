import type { DegreeDayMonth, DegreeDayPlace } from '#contract/degree-days.ts';
import { degreeDays, indoorTemperatures, monthWarning } from '#contract/rules/degree-days.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { SelectField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { RecordForm } from '#web/record/RecordForm.tsx';
import { useRecordForm } from '#web/record/useRecordForm.ts';
import type { RecordFormInput } from '#web/record/useRecordForm.ts';
import { monthLabels as labels, monthRules } from './month-form.ts';
import type { MonthValues } from './month-form.ts';
import { monthKind } from './month-kind.ts';
import { monthOptions } from './month-words.ts';
import styles from './degree-days.module.css';

interface MonthDialogProps extends Omit<
  RecordFormInput<undefined, MonthValues, DegreeDayMonth>,
  'kind' | 'where'
> {
  places: readonly DegreeDayPlace[];
}

/** A measured month, new or known. */
export function MonthDialog({ places, ...props }: MonthDialogProps) {
  const { record, initial, onClose } = props;
  const choices = places
    .filter((place) => !place.hidden || place.degree_day_place_id === initial.degree_day_place_id)
    .map((place) => ({ id: place.degree_day_place_id, name: place.name }));
  const nameOf = (value: unknown) => choices.find((place) => place.id === value)?.name ?? '';
  const form = useRecordForm({
    ...props,
    kind: monthKind,
    where: undefined,
    texts: { degree_day_place_id: nameOf },
  });
  const monthField = form.field('month');
  return (
    <RecordForm kind={monthKind} where={undefined} form={form} record={record} onClose={onClose}>
      <IdField
        {...form.field('degree_day_place_id')}
        label={labels.degree_day_place_id}
        choices={choices}
      />
      <FieldRow kind="pair">
        <SelectField
          {...monthField}
          label={labels.month}
          value={String(monthField.value)}
          onChange={(value) => monthField.onChange(Number(value))}
          options={monthOptions}
        />
        <YearField form={form} />
      </FieldRow>
      <FieldRow kind="pair">
        <NumberField
          {...form.field('heating_days')}
          label={labels.heating_days}
          hint="Dny, kdy se topilo"
          data-autofocus
        />
        <NumberField
          {...form.field('mean_temperature')}
          label={labels.mean_temperature}
          hint="Venkovní, jen za dny topení"
          decimals={1}
          unit="°C"
        />
      </FieldRow>
      <Outcome values={form.values} />
    </RecordForm>
  );
}

type MonthForm = ContractForm<MonthValues>;

// A year is written without the gap that other numbers have.
function YearField({ form }: { form: MonthForm }) {
  const field = form.field('year');
  const value = typeof field.value === 'number' ? String(field.value) : field.value;
  const onChange = (typed: number | string | null) =>
    field.onChange(typed === null || typed === '' ? null : Number(typed));
  return <NumberField {...field} value={value} onChange={onChange} label={labels.year} />;
}

/** Degree-days of what is typed, by the same rule as the server has. */
function Outcome({ values }: { values: MonthValues }) {
  const read = monthRules.safeParse({ ...values, degree_day_place_id: 1 });
  if (!read.success) return null;
  const warning = monthWarning(read.data);
  return (
    <div role="status" className={styles.outcome}>
      <p>
        {'Denostupně: '}
        {indoorTemperatures
          .map(
            (indoor) =>
              `${formatNumber(degreeDays(read.data, indoor), 1)} při\u00a0${indoor}\u00a0°C`,
          )
          .join(', ')}
      </p>
      {warning === null ? null : <p className={styles.warning}>Pozor: {warning}</p>}
    </div>
  );
}
