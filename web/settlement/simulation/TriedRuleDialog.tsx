import type { TriedRule } from '#contract/settlement/simulated.ts';
import type { SimulationGround, SimulationRule } from '#contract/settlement/simulations.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import {
  basicKeyOptions,
  changedRule,
  keyOptions,
  ruleName,
  ruleText,
  triedLabels,
  triedSchema,
  triedValues,
  withoutMeterOptions,
  type TriedValues,
} from './tried-rules.ts';
import { TriedSpaces } from './TriedSpaces.tsx';
import styles from './simulation.module.css';

interface TriedRuleDialogProps {
  rule: SimulationRule;
  tried: TriedRule | undefined;
  spaces: SimulationGround['spaces'];
  /** Undefined where the rule is as the count had it. */
  onTry: (tried: TriedRule | undefined) => void;
  onClose: () => void;
}

/** How a service would be divided otherwise. */
export function TriedRuleDialog({ rule, tried, spaces, onTry, onClose }: TriedRuleDialogProps) {
  const form = useContractForm<TriedValues>({
    schema: triedSchema,
    initial: triedValues(rule, tried),
    labels: triedLabels,
    onSave: (_changes, { values }) => {
      onTry(changedRule(rule, values));
      return Promise.resolve(values);
    },
    onCancel: onClose,
  });
  const { values } = form;
  const hasBasic = (values.basic_share ?? 0) !== 0;
  return (
    <ModalForm
      form={form}
      title={`Zkusit jinak: ${ruleName(rule)}`}
      saveLabel="Zkusit"
      onClose={onClose}
    >
      <p className={styles.said}>{`Ve výpočtu: ${ruleText(rule)}.`}</p>
      <SelectField
        {...form.field('key')}
        label={triedLabels.key}
        options={keyOptions(rule)}
        hint={
          rule.is_metered
            ? undefined
            : 'Podle měřidel zkusit nelze: výpočet k této službě odečty neuložil.'
        }
      />
      <NumberField
        {...form.field('basic_share')}
        label={triedLabels.basic_share}
        hint="0: bez základní složky"
        unit="%"
      />
      {hasBasic ? (
        <SelectField
          {...form.field('basic_key')}
          label={triedLabels.basic_key}
          options={basicKeyOptions(rule)}
        />
      ) : null}
      {values.key === 'meter' ? (
        <>
          <NumberField
            {...form.field('lower_limit')}
            label={triedLabels.lower_limit}
            hint="Prázdné: bez meze"
            unit="%"
          />
          <NumberField
            {...form.field('upper_limit')}
            label={triedLabels.upper_limit}
            hint="Prázdné: bez meze"
            unit="%"
          />
          <SelectField
            {...form.field('without_meter')}
            label={triedLabels.without_meter}
            options={withoutMeterOptions}
          />
        </>
      ) : null}
      <TriedSpaces
        {...form.field('spaces')}
        label={triedLabels.spaces}
        rule={rule}
        spaces={spaces}
        faults={form.faultsIn('spaces')}
      />
    </ModalForm>
  );
}
