import { Checkbox } from '@mantine/core';
import { copyBillingRule } from '#contract/billing/rule-making.ts';
import type { BillingRule } from '#contract/billing/rules.ts';
import { ruleName } from '#contract/rules/division-rule.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useHouses } from '../billing.queries.ts';
import styles from '../billing.module.css';
import { useCopyRule } from './rules.queries.ts';

interface Values {
  pasport_ids: readonly number[];
  [name: string]: unknown;
}

const schema = copyBillingRule.body;
const none: Values = { pasport_ids: [] };

/** The same rule for other houses of the unit. */
export function CopyRule({ rule, onClose }: { rule: BillingRule; onClose: () => void }) {
  const { unit_id, billing_rule_id, pasport_id } = rule;
  const copying = useCopyRule();
  const houses = useHouses(unit_id).filter((house) => house.pasport_id !== pasport_id);
  const form = useContractForm<Values>({
    schema,
    initial: none,
    labels: { pasport_ids: 'Domy' },
    onSave: async (_changes, { values }) => {
      const answer = await copying.mutateAsync({
        params: { unit_id, billing_rule_id },
        body: schema.parse(values),
      });
      flash('Pravidlo bylo zkopírováno', answer);
      return none;
    },
    onCancel: onClose,
  });
  const { value, onChange, error, onBlur, name } = form.field('pasport_ids');
  return (
    <ModalForm
      form={form}
      title={`Kopírovat: ${ruleName(rule)}`}
      saveLabel="Kopírovat"
      onClose={onClose}
    >
      <Checkbox.Group
        label="Domy, které mají dělit stejně"
        description={
          houses.length === 0
            ? 'Jednotka jiný dům nemá.'
            : 'Náklady a zvláštní prostory se nekopírují, každý dům má své.'
        }
        error={error}
        value={value.map(String)}
        onChange={(ids) => onChange(ids.map(Number))}
      >
        <div className={styles.ticks} onBlur={onBlur}>
          {houses.map((house) => (
            <Checkbox
              key={house.pasport_id}
              name={name}
              value={String(house.pasport_id)}
              label={house.pasport_name}
            />
          ))}
        </div>
      </Checkbox.Group>
    </ModalForm>
  );
}
