import { Button } from '@mantine/core';
import { IconCopy } from '#web/icons/IconCopy.ts';
import { IconFlask } from '#web/icons/IconFlask.ts';
import { IconVersions } from '#web/icons/IconVersions.ts';
import { useNavigate } from '@tanstack/react-router';
import type { BillingRule } from '#contract/billing/rules.ts';
import { ruleName } from '#contract/rules/division-rule.ts';
import { validityText } from '#contract/rules/validity.ts';
import { pathTo } from '#web/lib/paths.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useMenuRemoval } from '#web/record/useMenuRemoval.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import type { Go } from './rule-at.ts';
import { useCountedSettlement, useDeleteRule } from './rules.queries.ts';

interface RuleMenuProps {
  rule: BillingRule;
  go: Go;
  onClose: () => void;
}

const icon = { size: '1.125rem', stroke: 1.6, 'aria-hidden': true } as const;

/** What else may be done with a rule. */
export function RuleMenu({ rule, go, onClose }: RuleMenuProps) {
  const { unit_id, billing_rule_id, pasport_id } = rule;
  const deleting = useDeleteRule();
  const tried = useCountedSettlement(rule);
  const navigate = useNavigate();
  const { fault, removal } = useMenuRemoval({
    label: 'Smazat pravidlo',
    title: 'Smazat pravidlo?',
    question: `Pravidlo ${ruleName(rule)} ${validityText(rule)} se odstraní i s náklady, zvláštními prostory a soubory. Má-li se od některého dne dělit jinak, založte raději novou verzi.`,
    onRemove: () => deleting.mutateAsync({ params: { unit_id, id: String(billing_rule_id) } }),
    onRemoved: onClose,
  });
  return (
    <>
      <Actions>
        <Button
          variant="default"
          leftSection={<IconVersions {...icon} />}
          onClick={() => go({ act: 'version' })}
        >
          Nová verze od…
        </Button>
        <RecordMenu
          label="Další akce s pravidlem"
          isBusy={deleting.isPending}
          onHistory={() => go({ tab: 'history' })}
          removal={removal}
        >
          {pasport_id === null ? null : (
            <MenuItem leftSection={<IconCopy {...icon} />} onClick={() => go({ act: 'copy' })}>
              Kopírovat jiným domům
            </MenuItem>
          )}
          {tried === undefined ? null : (
            <MenuItem
              leftSection={<IconFlask {...icon} />}
              onClick={() =>
                void navigate({
                  to: pathTo('Settlements', { record_id: tried }),
                  search: { unit: unit_id, tab: 'simulation' },
                })
              }
            >
              Vyzkoušet jinak na vyúčtování
            </MenuItem>
          )}
        </RecordMenu>
      </Actions>
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
