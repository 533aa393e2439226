import {
  createBillingRuleCost,
  type BillingRule,
  type BillingRuleCost,
} from '#contract/billing/rules.ts';
import { chosenId } from '#contract/fields.ts';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useBilledPlaces, useCreateCost, useSaveCost } from './rules.queries.ts';

interface Values {
  billing_place_id: number | null;
  percent: number | string | null;
  [name: string]: unknown;
}

const labels = { billing_place_id: 'Odběrné místo', percent: 'Kolik % jeho nákladu' };
const schema = createBillingRuleCost.body.extend({
  billing_place_id: chosenId('Vyberte odběrné místo'),
});

interface CostDialogProps {
  rule: BillingRule;
  /** Undefined for a new one. */
  cost: BillingRuleCost | undefined;
  onClose: () => void;
}

/** A cost that the rule divides: of which billing place, and how much of it. */
export function CostDialog({ rule, cost, onClose }: CostDialogProps) {
  const { unit_id, billing_rule_id, costs, service_name } = rule;
  const creation = useCreateCost();
  const saving = useSaveCost();
  const taken = new Set(costs.map(({ billing_place_id }) => billing_place_id));
  const places = useBilledPlaces(unit_id)
    .filter(({ billing_place_id: id }) => !taken.has(id) || id === cost?.billing_place_id)
    .map(({ billing_place_id: id, code, name }) => ({ id, name: `${code} – ${name}` }));
  const form = useContractForm<Values>({
    schema,
    initial: {
      billing_place_id: cost?.billing_place_id ?? null,
      percent: cost?.percent ?? 100,
    },
    labels,
    onSave: async (_changes, { values }) => {
      const { percent, billing_place_id } = schema.parse(values);
      const of = { unit_id, billing_rule_id };
      const answer =
        cost === undefined
          ? await creation.mutateAsync({
              params: { ...of, id: '0' },
              body: { percent, billing_place_id },
            })
          : await saving.mutateAsync({
              params: { ...of, id: String(cost.billing_rule_cost_id) },
              body: { percent, version: cost.version },
            });
      flash('Náklad byl uložen', answer);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Náklad služby ${service_name}`}
      saveLabel={cost === undefined ? 'Přidat náklad' : 'Uložit změny'}
      onClose={onClose}
    >
      <Wide>
        <IdField
          {...form.field('billing_place_id')}
          label={labels.billing_place_id}
          choices={places}
          readOnly={cost !== undefined}
          data-autofocus={cost === undefined}
        />
      </Wide>
      <NumberField
        {...form.field('percent')}
        label={labels.percent}
        hint="Zbytek nákladu mohou dělit jiná pravidla; dohromady nejvýše 100 %"
        decimals={3}
        data-autofocus={cost !== undefined}
      />
    </ModalForm>
  );
}
