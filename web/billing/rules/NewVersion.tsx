import { useRef } from 'react';
import { createBillingRuleVersion } from '#contract/billing/rule-making.ts';
import type { BillingRule } from '#contract/billing/rules.ts';
import { ruleName } from '#contract/rules/division-rule.ts';
import { DateField } from '#web/form/DateField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useNewVersion } from './rules.queries.ts';

interface Values {
  begins_on: string | null;
  [name: string]: unknown;
}

const schema = createBillingRuleVersion.body.pick({ begins_on: true });

interface NewVersionProps {
  rule: BillingRule;
  onSaved: (made: BillingRule) => void;
  onClose: () => void;
}

/** A copy of the rule from a day on; the former ends the day before. */
export function NewVersion({ rule, onSaved, onClose }: NewVersionProps) {
  const { unit_id, billing_rule_id, version } = rule;
  const creation = useNewVersion();
  const made = useRef<BillingRule>(undefined);
  const nextYear = `${Number(todayInPrague().slice(0, 4)) + 1}-01-01`;
  const form = useContractForm<Values>({
    schema,
    initial: { begins_on: nextYear },
    labels: { begins_on: 'Nová verze platí od' },
    onSave: async (_changes, { values }) => {
      const answer = await creation.mutateAsync({
        params: { unit_id, billing_rule_id },
        body: { ...schema.parse(values), version },
      });
      flash('Nová verze pravidla byla založena', answer);
      made.current = answer;
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Nová verze: ${ruleName(rule)}`}
      saveLabel="Založit novou verzi"
      onClose={() => (made.current === undefined ? onClose() : onSaved(made.current))}
    >
      <p>
        Převezme způsob, náklady i zvláštní prostory. Dosavadní pravidlo skončí den předem a starší
        období se dál dělí podle něj.
      </p>
      <DateField
        {...form.field('begins_on')}
        label="Nová verze platí od"
        hint="Zpravidla první den zúčtovacího období"
        data-autofocus
      />
    </ModalForm>
  );
}
