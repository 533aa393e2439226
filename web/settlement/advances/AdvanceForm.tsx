import type { ReactNode } from 'react';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import type { AskedAdvances } from '#contract/settlement/next-advances.ts';
import { advanceLabels, advanceSchema, stepOptions, type AdvanceValues } from './advance-words.ts';

interface AdvanceFormProps {
  initial: AdvanceValues;
  by: AskedAdvances['by'];
  /** Asks for another proposal. */
  onPropose: (values: AdvanceValues) => Promise<unknown>;
  /** Told whether what is filled in is otherwise than the proposal. */
  children: (isOtherwise: boolean) => ReactNode;
}

/** From when advances are to hold, with what reserve and how rounded. */
export function AdvanceForm({ initial, by, onPropose, children }: AdvanceFormProps) {
  const form = useContractForm<AdvanceValues>({
    schema: advanceSchema,
    initial,
    labels: advanceLabels,
    onSave: async (_changes, { values }) => {
      await onPropose(values);
      return values;
    },
  });
  return (
    <>
      <Form form={form} label="Návrh záloh" place={['tab']}>
        <FormPanel heading="Jak zálohy spočítat">
          <DateField {...form.field('valid_from')} label={advanceLabels.valid_from} />
          <NumberField
            {...form.field('reserve')}
            label={advanceLabels.reserve}
            hint={
              by === 'forecast'
                ? 'Přidá se k tomu, co podle odhadu chybí.'
                : 'Přidá se k dvanáctině ročního nákladu.'
            }
            unit="%"
          />
          <SelectField
            {...form.field('step')}
            label={advanceLabels.step}
            options={[...stepOptions]}
          />
        </FormPanel>
        <SaveBar form={form} label="Přepočítat návrh" />
      </Form>
      {children(form.isDirty)}
    </>
  );
}
