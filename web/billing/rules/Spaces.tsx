import { Button } from '@mantine/core';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useState } from 'react';
import type { BillingRule, BillingRuleSpace } from '#contract/billing/rules.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from '../billing.module.css';
import type { Go } from './rule-at.ts';
import { daysText, markText } from './rule-words.ts';
import { useDeleteSpace } from './rules.queries.ts';

interface SpacesProps {
  rule: BillingRule;
  go: Go;
}

/** Spaces to which the rule applies otherwise than to the rest, each with its reason. */
export function Spaces({ rule, go }: SpacesProps) {
  const { unit_id, billing_rule_id, spaces, method } = rule;
  const removal = useDeleteSpace();
  const [fault, setFault] = useState<unknown>(null);
  const remove = ({ billing_rule_space_id: id, name }: BillingRuleSpace) => {
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
      onClick={() => go({ act: 'space' })}
    >
      Přidat prostor
    </Button>
  );
  if (spaces.length === 0)
    return (
      <EmptyState
        icon="door"
        title="Pravidlo platí pro všechny prostory stejně"
        text={
          method === 'fixed'
            ? 'Přidejte prostory s pevnou částkou; ostatní neplatí nic.'
            : 'Přidejte prostor, který služba míjí (například přízemí bez výtahu), odmítl měřidlo nebo je odpojený.'
        }
        action={add}
      />
    );
  return (
    <div className={styles.parts}>
      <div>{add}</div>
      <ErrorLine error={fault} isOfAction />
      <ul className={styles.list}>
        {spaces.map((space) => (
          <li key={space.billing_rule_space_id}>
            <div className={styles.special}>
              <span>{`${space.name} – ${markText(space)}`}</span>
              {space.reason === '' ? null : <span className={styles.kind}>{space.reason}</span>}
              {space.valid_from === null && space.valid_to === null ? null : (
                <span className={styles.days}>{daysText(space.valid_from, space.valid_to)}</span>
              )}
            </div>
            <IconButton
              label={`Upravit ${space.name}`}
              variant="subtle"
              color="gray"
              onClick={() => go({ act: 'space', part: space.billing_rule_space_id })}
            >
              <IconPencil size="1.125rem" aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Odebrat ${space.name}`}
              variant="subtle"
              color="gray"
              disabled={removal.isPending}
              onClick={() => remove(space)}
            >
              <IconTrash size="1.125rem" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
