import type { DegreeDayMonth, DegreeDayPlace } from '#contract/degree-days.ts';
import { degreeDays, indoorTemperatures, monthWarning } from '#contract/rules/degree-days.ts';
import { ClientRecordTools } from '#web/record/ClientRecordTools.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useCreateMonth, useDeleteMonth, useSaveMonth } from './degree-days.queries.ts';
import { monthLabels as labels, monthRules, monthSchema, monthValues } from './month-form.ts';
import type { MonthValues } from './month-form.ts';
import { monthName, monthOptions } from './month-words.ts';
import styles from './degree-days.module.css';

interface MonthDialogProps {
  /** A new month has id 0. */
  month: DegreeDayMonth;
  places: readonly DegreeDayPlace[];
  /** After a new month was saved. */
  onSaved: (month: DegreeDayMonth) => void;
  onClose: () => void;
}

/** A measured month, new or known. */
export function MonthDialog({ month, places, onSaved, onClose }: MonthDialogProps) {
  const { degree_day_month_id: id } = month;
  const isNew = id === 0;
  const save = useMonthSaving(id);
  const choices = places
    .filter((place) => !place.hidden || place.degree_day_place_id === month.degree_day_place_id)
    .map((place) => ({ id: place.degree_day_place_id, name: place.name }));
  const nameOf = (value: unknown) => choices.find((place) => place.id === value)?.name ?? '';
  const form = useContractForm<MonthValues>({
    schema: monthRules,
    initial: isNew
      ? {
          ...monthValues(month),
          degree_day_place_id: month.degree_day_place_id || null,
          heating_days: null,
          mean_temperature: null,
        }
      : monthValues(month),
    recordKey: id,
    version: month.version,
    draftKey: `degree-days.${id}`,
    labels,
    texts: { degree_day_place_id: nameOf, month: (value) => monthName(Number(value)) },
    onSave: async (changes, { values, version }) => {
      const saved = await save(isNew ? values : changes, version);
      if (isNew) onSaved(saved);
      return saved;
    },
    onCancel: onClose,
  });
  const monthField = form.field('month');
  return (
    <ModalForm
      form={form}
      title={isNew ? 'Nový měsíc' : `${month.place_name}, ${monthName(month.month)} ${month.year}`}
      saveLabel={isNew ? 'Zapsat měsíc' : 'Uložit změny'}
      onClose={onClose}
    >
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
      {isNew ? null : <Tools month={month} onClose={onClose} />}
    </ModalForm>
  );
}

type MonthForm = ReturnType<typeof useContractForm<MonthValues>>;

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

function Tools({ month, onClose }: Pick<MonthDialogProps, 'month' | 'onClose'>) {
  const removal = useDeleteMonth();
  const { degree_day_month_id: id } = month;
  return (
    <ClientRecordTools
      record_type="degree_day_months"
      record_id={id}
      labels={labels}
      removal={{
        label: 'Smazat měsíc',
        question: `Smazat ${monthName(month.month)} ${month.year} místa ${month.place_name}?`,
        onRemove: () => removal.mutateAsync({ params: { id } }),
        onRemoved: onClose,
      }}
    />
  );
}

function useMonthSaving(id: number) {
  const creation = useCreateMonth();
  const saving = useSaveMonth();
  return async (fields: Partial<MonthValues>, version: number | undefined) => {
    if (id !== 0) {
      const body = monthSchema.partial().parse(fields);
      return saving.mutateAsync({ params: { id }, body: { ...body, version } });
    }
    const saved = await creation.mutateAsync({ body: monthSchema.parse(fields) });
    flash(`${saved.place_name}: ${monthName(saved.month)} ${saved.year} byl zapsán`);
    return saved;
  };
}
