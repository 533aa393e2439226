import { useState } from 'react';
import type { AskedRule, RulePreview } from '#contract/money/prescription-rules.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flashError } from '#web/notices/flash.ts';
import { userMessage } from '#web/lib/api-error.ts';
import type { GoPrescription } from '../place.ts';
import styles from '../prescription.module.css';
import { usePreviewRule } from '../prescription.queries.ts';
import { Preview } from './Preview.tsx';
import { againRule, askedOf, begunRule, type RuleValues } from './rule-form.ts';
import { RuleForm } from './RuleForm.tsx';
import { RuleList } from './RuleList.tsx';

interface Shown {
  readonly rule: AskedRule;
  readonly preview: RulePreview;
}

/** Mass changes: the rule, its preview, and the rules that were accepted. */
export function RulesTab({ unit_id, go }: { unit_id: number; go: GoPrescription }) {
  const [begun, setBegun] = useState(() => ({ at: 0, values: begunRule(todayInPrague()) }));
  const [shown, setShown] = useState<Shown | null>(null);
  const previewing = usePreviewRule();
  const show = async (rule: AskedRule) => {
    const preview = await previewing.mutateAsync({ params: { unit_id }, body: rule });
    setShown({ rule, preview });
  };
  const again = (rule: AskedRule) =>
    void show(rule).catch((error: unknown) => flashError(userMessage(error)));
  const begin = (values: RuleValues) => {
    setShown(null);
    setBegun(({ at }) => ({ at: at + 1, values }));
  };
  return (
    <div className={styles.tab}>
      <RuleForm
        key={begun.at}
        unit_id={unit_id}
        initial={begun.values}
        draftKey={begun.at === 0 ? `prescription-rule-${unit_id}` : undefined}
        onPreview={(values) => show(askedOf(values, []))}
      >
        {(isOtherwise) =>
          shown === null ? null : (
            <Preview
              {...shown}
              isOtherwise={isOtherwise}
              onExcept={(except) => again({ ...shown.rule, except: [...except] })}
              onOvertaken={() => again(shown.rule)}
              onAccepted={(cost_rule_id) =>
                go({ tab: 'sheets', rule: cost_rule_id, as_of: shown.rule.valid_from })
              }
            />
          )
        }
      </RuleForm>
      <RuleList
        unit_id={unit_id}
        onSheets={({ cost_rule_id, valid_from }) =>
          go({ tab: 'sheets', rule: cost_rule_id, as_of: valid_from })
        }
        onAgain={(rule) => begin(againRule(rule, todayInPrague()))}
      />
    </div>
  );
}
