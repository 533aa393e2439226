import { Anchor, Button } from '@mantine/core';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useState } from 'react';
import type { BillingRule, BillingRuleCost } from '#contract/billing/rules.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { pathTo } from '#web/lib/paths.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from '../billing.module.css';
import type { Go } from './rule-at.ts';
import { useDeleteCost } from './rules.queries.ts';

interface CostsProps {
  rule: BillingRule;
  go: Go;
}

/** Billing places whose cost the rule divides, and how much of it. */
export function Costs({ rule, go }: CostsProps) {
  const { unit_id, billing_rule_id, costs } = rule;
  const removal = useDeleteCost();
  const [fault, setFault] = useState<unknown>(null);
  const remove = ({ billing_rule_cost_id: id, name }: BillingRuleCost) => {
    setFault(null);
    removal.mutate(
      { params: { unit_id, billing_rule_id, id: String(id) } },
      { onSuccess: (answer) => flash(`${name}: odebráno`, answer), onError: setFault },
    );
  };
  const add = (
    <Button
      variant="light"
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => go({ act: 'cost' })}
    >
      Přidat náklad
    </Button>
  );
  if (costs.length === 0)
    return (
      <EmptyState
        icon="coins"
        title="Pravidlo zatím nedělí žádný náklad"
        text="Přidejte odběrné místo, jehož náklad se má podle pravidla dělit."
        action={add}
      />
    );
  return (
    <div className={styles.parts}>
      <div>{add}</div>
      <ErrorLine error={fault} isOfAction />
      <ul className={styles.list}>
        {costs.map((cost) => (
          <li key={cost.billing_rule_cost_id}>
            <Anchor
              component={InnerLink}
              href={`${pathTo('BillingPlaces', { record_id: cost.billing_place_id })}?unit=${unit_id}`}
            >
              {`${cost.code} – ${cost.name}`}
            </Anchor>
            <span className="k-figures">{`${formatNumber(cost.percent, 0, 3)}\u00A0%`}</span>
            <IconButton
              label={`Změnit podíl ${cost.name}`}
              variant="subtle"
              color="gray"
              onClick={() => go({ act: 'cost', part: cost.billing_rule_cost_id })}
            >
              <IconPencil size="1.125rem" aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Odebrat ${cost.name}`}
              variant="subtle"
              color="gray"
              disabled={removal.isPending}
              onClick={() => remove(cost)}
            >
              <IconTrash size="1.125rem" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
