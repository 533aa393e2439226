import { useRef } from 'react';
import { billingRuleFields } from '#contract/billing/rule-record.ts';
import { billingRuleInput, type BillingRule } from '#contract/billing/rules.ts';
import { emptyOf } from '#contract/record.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { ruleLabels, ruleTexts, type RuleValues } from './rule-words.ts';
import { ruleSchema } from './rule-schema.ts';
import { useCreateRule, useLaw } from './rules.queries.ts';
import { useRuleControls } from './useRuleControls.tsx';

interface NewRuleProps {
  unit_id: number;
  onSaved: (made: BillingRule) => void;
  onClose: () => void;
}

const names = [
  'service_id',
  'pasport_id',
  'method',
  'meter_kind',
  'basic_by',
  'uem_class',
  'basic_shift',
  'basic_percent',
  'basic_key',
  'limits_by',
  'lower_limit',
  'upper_limit',
  'without_meter',
  'guideline',
  'basis',
  'decided_on',
  'valid_from',
  'valid_to',
] as const;

/** A new rule starts with the year, as most accounting periods do. */
const firstValues = (): RuleValues => ({
  ...emptyOf(billingRuleFields),
  valid_from: `${todayInPrague().slice(0, 4)}-01-01`,
});

/** A new rule; what it divides is added on its record. */
export function NewRule({ unit_id, onSaved, onClose }: NewRuleProps) {
  const creation = useCreateRule();
  const made = useRef<BillingRule>(undefined);
  const form = useContractForm<RuleValues>({
    schema: ruleSchema,
    initial: firstValues(),
    labels: ruleLabels,
    texts: ruleTexts,
    onSave: async (_changes, { values }) => {
      const body = billingRuleInput.parse(values);
      const answer = await creation.mutateAsync({ params: { unit_id, id: '0' }, body });
      flash('Pravidlo bylo založeno', answer);
      made.current = answer;
      return values;
    },
    onCancel: onClose,
  });
  const controls = useRuleControls({ unit_id, form, law: useLaw(), isNew: true });
  return (
    <ModalForm
      form={form}
      title="Nové pravidlo rozúčtování"
      saveLabel="Založit pravidlo"
      // The dialog closes itself when it has saved; then the new rule opens instead.
      onClose={() => (made.current === undefined ? onClose() : onSaved(made.current))}
    >
      <RecordFields
        fields={billingRuleFields}
        form={form}
        names={names}
        controls={controls}
        rows={[
          ['service_id', 'pasport_id'],
          ['basis', 'decided_on'],
          ['valid_from', 'valid_to'],
        ]}
      />
    </ModalForm>
  );
}
