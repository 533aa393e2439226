import { billingRuleFields } from '#contract/billing/rule-record.ts';
import { methodValue } from '#contract/billing/rule-words.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import { basicShareOn } from '#contract/rules/division-rule.ts';
import { goesByMeters } from '#contract/billing/frozen-rule.ts';
import { divisionKey } from '#contract/settlement/frozen.ts';
import { meterKind, meterKindValue } from '#contract/metering/meter-words.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { useHouses } from '../billing.queries.ts';
import { FormulaField } from './FormulaField.tsx';
import { basicLawText, limitsLawText, type RuleValues } from './rule-words.ts';
import { useServices } from './rules.queries.ts';

const fields = billingRuleFields;

interface ControlsInput {
  unit_id: number;
  form: ContractForm<RuleValues>;
  law: readonly LawRow[];
  isNew?: boolean;
}

const day = (text: string | null) =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : todayInPrague();

const methods = divisionKey.options.map((value) => ({ value, label: methodValue.text(value) }));

const meterKinds = [
  { value: '', label: '' },
  ...meterKind.options.map((value) => ({ value, label: meterKindValue.text(value) })),
];

/** What of a form is hidden by its other choices: no control is drawn for it. */
function hiddenBy(values: RuleValues) {
  const isMeter = values.method === 'meter';
  const isGuided = values.without_meter === 'guideline' || values.without_meter === 'guideline-all';
  const shown: Partial<Record<keyof RuleValues, boolean>> = {
    meter_kind: goesByMeters(values),
    formula: values.method === 'formula',
    uem_class: values.basic_by === 'heat',
    basic_shift: values.basic_by === 'heat',
    basic_percent: values.basic_by === 'hand',
    basic_key: values.basic_by !== 'none',
    lower_limit: values.limits_by === 'hand',
    upper_limit: values.limits_by === 'hand',
    without_meter: isMeter,
    guideline: isMeter && isGuided,
  };
  const names = Object.keys(shown) as (keyof RuleValues)[];
  return Object.fromEntries(
    names.filter((name) => shown[name] !== true).map((name) => [name, null]),
  );
}

/** The share that the law and the shift come to, beside its source. */
function basicHint(values: RuleValues, law: readonly LawRow[]): string | undefined {
  const on = day(values.valid_from);
  const shift = typeof values.basic_shift === 'number' ? values.basic_shift : 0;
  const rule = { ...values, basic_shift: shift, basic_percent: null };
  const text = basicLawText(rule, law, on);
  const share = basicShareOn(rule, law, on);
  if (shift === 0 || share === null || values.basic_by !== 'heat') return text;
  return `Základní složka ${formatNumber(share, 0, 3)}\u00A0% po posunu. ${text}`;
}

/** Controls of the fields that name other records, and of those that the law explains. */
export function useRuleControls({ unit_id, form, law, isNew = false }: ControlsInput) {
  const { values } = form;
  const services = useServices(values.service_id);
  const houses = useHouses(unit_id).map((house) => ({
    id: house.pasport_id,
    name: house.pasport_name,
  }));
  const named = (name: 'service_id' | 'pasport_id') => ({
    ...form.field(name),
    label: fields[name].label,
  });
  return {
    service_id: (
      <IdField
        key="service_id"
        {...named('service_id')}
        choices={services}
        data-autofocus={isNew || undefined}
      />
    ),
    pasport_id: (
      <IdField key="pasport_id" {...named('pasport_id')} choices={houses} none="(celá jednotka)" />
    ),
    method: (
      <SelectField
        key="method"
        {...form.field('method')}
        label={fields.method.label}
        options={methods}
      />
    ),
    meter_kind: (
      <SelectField
        key="meter_kind"
        {...form.field('meter_kind')}
        value={values.meter_kind ?? ''}
        onChange={(kind) => form.setFields({ meter_kind: kind === '' ? null : kind })}
        label={fields.meter_kind.label}
        options={meterKinds}
      />
    ),
    basic_by: (
      <SelectField
        key="basic_by"
        {...form.field('basic_by')}
        label={fields.basic_by.label}
        hint={basicHint(values, law)}
        options={optionsOf(fields.basic_by.value.names)}
      />
    ),
    basic_shift: (
      <NumberField
        key="basic_shift"
        {...form.field('basic_shift')}
        label={fields.basic_shift.label}
        hint={fields.basic_shift.hint}
        decimals={0}
      />
    ),
    limits_by: (
      <SelectField
        key="limits_by"
        {...form.field('limits_by')}
        label={fields.limits_by.label}
        hint={values.limits_by === 'law' ? limitsLawText(law, day(values.valid_from)) : undefined}
        options={optionsOf(fields.limits_by.value.names)}
      />
    ),
    formula: <FormulaField key="formula" {...form.field('formula')} label={fields.formula.label} />,
    ...hiddenBy(values),
  };
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
