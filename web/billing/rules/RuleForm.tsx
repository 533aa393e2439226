import { billingRuleFields } from '#contract/billing/rule-record.ts';
import { billingRuleInput, type BillingRule } from '#contract/billing/rules.ts';
import { valuesOf } from '#contract/record.ts';
import { Form } from '#web/form/Form.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { RecordPanels } from '#web/values/RecordPanels.tsx';
import { RulePreview } from './preview/RulePreview.tsx';
import { FORM_PLACE } from './rule-at.ts';
import { ruleSchema } from './rule-schema.ts';
import { ruleLabels, ruleTexts, type RuleValues } from './rule-words.ts';
import { useLaw, useSaveRule } from './rules.queries.ts';
import { useRuleControls } from './useRuleControls.tsx';

interface RuleFormProps {
  rule: BillingRule;
  onClose: () => void;
}

/** How the service is divided, and on what it rests. */
export function RuleForm({ rule, onClose }: RuleFormProps) {
  const { unit_id, billing_rule_id: id, version } = rule;
  const saving = useSaveRule();
  const form = useContractForm<RuleValues>({
    schema: ruleSchema,
    initial: valuesOf(billingRuleFields, rule),
    recordKey: id,
    version,
    draftKey: `billing-rule.${id}`,
    labels: ruleLabels,
    texts: ruleTexts,
    onSave: (changes, { version: seen }) =>
      saving.mutateAsync({
        params: { unit_id, id: String(id) },
        body: { ...billingRuleInput.partial().parse(changes), version: seen },
      }),
    onCancel: onClose,
  });
  const controls = useRuleControls({ unit_id, form, law: useLaw() });
  return (
    <>
      <Form form={form} label="Údaje pravidla" place={FORM_PLACE}>
        <RecordPanels fields={billingRuleFields} form={form} controls={controls} />
        <SaveBar form={form} />
      </Form>
      <RulePreview rule={rule} values={form.values} />
    </>
  );
}
