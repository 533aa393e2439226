import type { ReactNode } from 'react';
import { useContractForm } from '#web/form/useContractForm.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { crownsOf, hellersOf } from '#web/form/money.ts';
import { useHouses, useRowNames } from '../prescription.queries.ts';
import {
  keyOptions,
  roundOptions,
  ruleSchema,
  spacesOptions,
  wayOptions,
  type RuleValues,
} from './rule-form.ts';

interface RuleFormProps {
  unit_id: number;
  initial: RuleValues;
  /** Name of the draft; one that is filled in from elsewhere keeps none. */
  draftKey: string | undefined;
  /** Asks for the preview of what was filled in. */
  onPreview: (values: RuleValues) => Promise<unknown>;
  /** Told whether what is filled in is otherwise than the preview. */
  children: (isOtherwise: boolean) => ReactNode;
}

/** The rule of a mass change: what row, of which spaces, from when, by what. */
export function RuleForm({ unit_id, initial, draftKey, onPreview, children }: RuleFormProps) {
  const houses = useHouses(unit_id);
  const names = useRowNames(unit_id);
  const form = useContractForm<RuleValues>({
    schema: ruleSchema,
    initial,
    draftKey,
    onSave: async (_changes, { values }) => {
      await onPreview(values);
      return values;
    },
  });
  const { way, name } = form.values;
  const known = name === '' || names.includes(name) ? names : [...names, name];
  return (
    <>
      <Form form={form} label="Hromadná změna předpisu" place={['tab']}>
        <FormPanel heading="Co se změní">
          <SelectField
            {...form.field('name')}
            label="Položka"
            options={['', ...known].map((value) => ({ value, label: value }))}
          />
          <SelectField
            {...form.field('building')}
            label="Kde"
            options={[
              { value: '', label: 'Celá jednotka' },
              ...houses.map((house) => ({ value: String(house.id), label: house.name })),
            ]}
          />
          <SelectField {...form.field('way')} label="Jak" options={[...wayOptions]} />
          <AmountField way={way} field={form.field('amount')} />
          {way === 'percent' ? null : (
            <SelectField {...form.field('key')} label="Podle čeho" options={keyOptions(way)} />
          )}
          {way === 'divide' ? null : (
            <SelectField {...form.field('round_to')} label="Zaokrouhlit" options={roundOptions} />
          )}
          {way === 'percent' ? null : (
            <SelectField {...form.field('spaces')} label="Které prostory" options={spacesOptions} />
          )}
          <DateField {...form.field('valid_from')} label="Platí od" />
          <TextField
            {...form.field('reason')}
            label="Důvod změny"
            hint="Bude na evidenčním listu, například usnesení shromáždění."
            autoComplete="off"
          />
        </FormPanel>
        <SaveBar form={form} label="Ukázat náhled" />
      </Form>
      {children(form.isDirty)}
    </>
  );
}

interface AmountFieldProps {
  way: RuleValues['way'];
  field: FieldBinding<number | string | null>;
}

/** Crowns, or per cent with two decimals. */
function AmountField({ way, field }: AmountFieldProps) {
  if (way !== 'percent')
    return (
      <MoneyField
        {...field}
        label={way === 'rate' ? 'Sazba za jednotku klíče' : 'Částka měsíčně'}
      />
    );
  return (
    <NumberField
      {...field}
      value={crownsOf(field.value)}
      onChange={(percent) => field.onChange(hellersOf(percent))}
      label="O kolik procent"
      hint="Snížení napište se znaménkem minus."
      decimals={2}
      unit="%"
    />
  );
}
