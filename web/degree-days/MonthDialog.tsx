import { monthNames } from '#contract/czech/month-names.ts';
import { monthFields } from '#contract/degree-day-month-record.ts';
import type { DegreeDayMonth, DegreeDayPlace } from '#contract/degree-days.ts';
import { labelsOf } from '#contract/record.ts';
import { degreeDays, indoorTemperatures, monthWarning } from '#contract/rules/degree-days.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { SelectField } from '#web/form/fields.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { RecordForm } from '#web/record/RecordForm.tsx';
import { useRecordForm } from '#web/record/useRecordForm.ts';
import type { RecordFormInput } from '#web/record/useRecordForm.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { monthRules } from './month-form.ts';
import type { MonthValues } from './month-form.ts';
import { monthKind } from './month-kind.ts';
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
  return (
    <RecordForm kind={monthKind} where={undefined} form={form} record={record} onClose={onClose}>
      <RecordFields
        fields={monthFields}
        form={form}
        looks={{ heating_days: { 'data-autofocus': true } }}
        controls={{
          degree_day_place_id: (
            <IdField
              {...form.field('degree_day_place_id')}
              label={labels.degree_day_place_id}
              choices={choices}
            />
          ),
          month: <MonthField form={form} />,
          year: <YearField form={form} />,
        }}
        rows={[
          ['month', 'year'],
          ['heating_days', 'mean_temperature'],
        ]}
      />
      <Outcome values={form.values} />
    </RecordForm>
  );
}

type MonthForm = ContractForm<MonthValues>;

const labels = labelsOf(monthFields);
const monthOptions = monthNames.map((label, index) => ({ value: String(index + 1), label }));

function MonthField({ form }: { form: MonthForm }) {
  const field = form.field('month');
  return (
    <SelectField
      {...field}
      label={labels.month}
      value={String(field.value)}
      onChange={(value) => field.onChange(Number(value))}
      options={monthOptions}
    />
  );
}

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
