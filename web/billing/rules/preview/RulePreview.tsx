import { Button } from '@mantine/core';
import { IconCalculator } from '#web/icons/IconCalculator.ts';
import { useState } from 'react';
import { billingRuleInput, type BillingRule } from '#contract/billing/rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type {
  previewBillingRule,
  RulePreview as Preview,
} from '#contract/settlement/rule-preview.ts';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { userMessage } from '#web/lib/api-error.ts';
import { ruleSchema } from '../rule-schema.ts';
import type { RuleValues } from '../rule-words.ts';
import { PreviewedSpaces } from './PreviewedSpaces.tsx';
import { useRulePreview } from './preview.queries.ts';
import styles from './preview.module.css';

interface RulePreviewProps {
  rule: BillingRule;
  /** The rule as its form has it now, saved or not. */
  values: RuleValues;
}

type Body = BodyOf<typeof previewBillingRule>;

/** What was asked last, by which a newer state of the form is known. */
interface Answer {
  readonly preview: Preview;
  readonly values: RuleValues;
}

/** How the rule, also one that is being written, comes out for three spaces. */
export function RulePreview({ rule: { unit_id, billing_rule_id }, values }: RulePreviewProps) {
  const asking = useRulePreview();
  const [answer, setAnswer] = useState<Answer>();
  const [cost, setCost] = useState<number | string | null>(null);
  const [fault, setFault] = useState('');
  const ask = async (spaces: readonly number[]) => {
    const { success, data } = ruleSchema.safeParse(values);
    const isCost = cost === null || (typeof cost === 'number' && cost > 0);
    if (!success || !isCost) {
      setFault(success ? 'Zadejte kladnou částku.' : 'Nejdřív opravte údaje pravidla.');
      return;
    }
    setFault('');
    const { service_id: _service, ...rule } = billingRuleInput.parse(data);
    const body: Body = { rule, spaces: [...spaces], cost: typeof cost === 'number' ? cost : null };
    try {
      const preview = await asking.mutateAsync({ params: { unit_id, billing_rule_id }, body });
      setAnswer({ preview, values });
    } catch (error) {
      setFault(userMessage(error));
    }
  };
  const shown = answer?.preview.spaces.map(({ pasport_id }) => pasport_id) ?? [];
  return (
    <section className={styles.preview} aria-labelledby="rule-preview">
      <h2 id="rule-preview" className={styles.title}>
        Ukázka pro tři prostory
      </h2>
      <p className={styles.said}>
        Pravidlo, jak je teď ve formuláři, se zkusí na nejmenším, prostředním a největším prostoru.
        Nic se neukládá.
      </p>
      <div className={styles.ask}>
        <MoneyField
          name="preview_cost"
          label="Náklad k rozdělení"
          hint="Bez údaje podle dokladů posledního celého roku"
          value={cost}
          onChange={setCost}
          onBlur={() => undefined}
          error={undefined}
          required={false}
        />
        <Button
          variant="default"
          loading={asking.isPending}
          leftSection={<IconCalculator size="1.125rem" aria-hidden="true" />}
          onClick={() => void ask(shown)}
        >
          Ukázat na prostorech
        </Button>
      </div>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      {answer === undefined ? null : (
        <PreviewedSpaces
          preview={answer.preview}
          isOlder={answer.values !== values}
          isBusy={asking.isPending}
          onChoose={(spaces) => void ask(spaces)}
        />
      )}
    </section>
  );
}
