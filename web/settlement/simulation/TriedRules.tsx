import { Badge, Button } from '@mantine/core';
import { IconArrowBackUp } from '#web/icons/IconArrowBackUp.ts';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { useState } from 'react';
import type { TriedRule } from '#contract/settlement/simulated.ts';
import type {
  SimulatedServiceResult,
  SimulationGround,
  SimulationRule,
} from '#contract/settlement/simulations.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { ruleName, ruleText, withRule } from './tried-rules.ts';
import { TriedRuleDialog } from './TriedRuleDialog.tsx';
import styles from './simulation.module.css';

interface TriedRulesProps {
  ground: SimulationGround;
  tried: readonly TriedRule[];
  /** What came of it, once it is known. */
  services: readonly SimulatedServiceResult[];
  onTry: (tried: TriedRule[]) => void;
}

/** Rules of the count, each of which may be tried otherwise. */
export function TriedRules({ ground, tried, services, onTry }: TriedRulesProps) {
  const [edited, setEdited] = useState<SimulationRule>();
  const triedOf = (id: number) => tried.find(({ billing_rule_id }) => billing_rule_id === id);
  const put = (id: number, one: TriedRule | undefined) =>
    onTry(withRule(tried, ground.rules, id, one));
  return (
    <section aria-label="Pravidla výpočtu">
      <ul className={styles.rules}>
        {ground.rules.map((rule) => (
          <Rule
            key={rule.billing_rule_id}
            rule={rule}
            isTried={triedOf(rule.billing_rule_id) !== undefined}
            result={services.find(
              ({ billing_rule_id }) => billing_rule_id === rule.billing_rule_id,
            )}
            onEdit={() => setEdited(rule)}
            onUndo={() => put(rule.billing_rule_id, undefined)}
          />
        ))}
      </ul>
      {edited === undefined ? null : (
        <TriedRuleDialog
          rule={edited}
          tried={triedOf(edited.billing_rule_id)}
          spaces={ground.spaces}
          onTry={(one) => put(edited.billing_rule_id, one)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

interface RuleProps {
  rule: SimulationRule;
  isTried: boolean;
  result: SimulatedServiceResult | undefined;
  onEdit: () => void;
  onUndo: () => void;
}

const icon = { size: '1rem', 'aria-hidden': true } as const;

function Rule({ rule, isTried, result, onEdit, onUndo }: RuleProps) {
  const name = ruleName(rule);
  return (
    <li className={styles.rule} data-tried={isTried || undefined}>
      <div className={styles.ruleText}>
        <h3>
          {name}
          {isTried ? (
            <Badge component="span" variant="light" tt="none">
              zkouší se jinak
            </Badge>
          ) : null}
        </h3>
        <p className={styles.said}>{`${formatMoney(rule.cost)} · ${ruleText(rule)}`}</p>
        {isTried && result !== undefined ? (
          <ul className={styles.changes}>
            {result.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={styles.ruleTools}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPencil {...icon} />}
          aria-label={`Zkusit jinak: ${name}`}
          onClick={onEdit}
        >
          Zkusit jinak
        </Button>
        {isTried ? (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconArrowBackUp {...icon} />}
            aria-label={`Vrátit jako ve výpočtu: ${name}`}
            onClick={onUndo}
          >
            Vrátit
          </Button>
        ) : null}
      </div>
    </li>
  );
}
