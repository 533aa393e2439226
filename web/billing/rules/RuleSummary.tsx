import { Alert, Button } from '@mantine/core';
import type { BillingRule } from '#contract/billing/rules.ts';
import { billingRuleFields } from '#contract/billing/rule-record.ts';
import { ruleDoubts } from '#contract/rules/division-rule.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import styles from '../billing.module.css';
import type { Go } from './rule-at.ts';
import { dayOf } from './rule-columns.tsx';
import {
  basicLawText,
  componentsText,
  daysText,
  houseText,
  limitsText,
  methodText,
} from './rule-words.ts';
import { useLaw } from './rules.queries.ts';

interface SummaryProps {
  rule: BillingRule;
  go: Go;
}

const fields = billingRuleFields;

/** Of what, by what and how a service is divided, since when and on whose decision; and what is odd about it. */
export function RuleSummary({ rule, go }: SummaryProps) {
  const law = useLaw();
  const day = dayOf(rule, todayInPrague());
  const doubts = law.length === 0 ? [] : ruleDoubts(rule, law, day);
  const { method, without_meter, basis, decided_on, files } = rule;
  return (
    <>
      <Summary folds="rule">
        <Fact label="Způsob" isFirst>
          <span>{methodText(rule)}</span>
          {method === 'formula' ? <FactNote>{rule.formula}</FactNote> : null}
          {method === 'meter' ? (
            <FactNote
              isRest
            >{`bez měřidla: ${fields.without_meter.value.text(without_meter)}`}</FactNote>
          ) : null}
        </Fact>
        <Fact label="Základní / spotřební %" isFirst>
          <Components rule={rule} day={day} />
        </Fact>
        <Fact label="Náklady">
          <Divided rule={rule} go={go} />
        </Fact>
        <Fact label="Zvláštní prostory">
          <Special rule={rule} go={go} />
        </Fact>
        <Fact label="Platí" isFirst>
          <span>{daysText(rule.valid_from, rule.valid_to)}</span>
          <FactNote>{houseText(rule)}</FactNote>
        </Fact>
        <Fact label="Na základě">
          <span>{fields.basis.value.text(basis)}</span>
          {decided_on === null ? null : <FactNote>{`ze dne ${formatDate(decided_on)}`}</FactNote>}
          {files.length === 0 ? null : <FactNote>doklad je přiložen</FactNote>}
        </Fact>
      </Summary>
      {doubts.length === 0 ? null : (
        <Alert color="yellow" title="Ke kontrole">
          <ul className={styles.doubts}>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

function Components({ rule, day }: { rule: BillingRule; day: string }) {
  const law = useLaw();
  const limits = limitsText(rule, law, day);
  const source = basicLawText(rule, law, day);
  if (rule.basic_by === 'none') return <span>jedna složka</span>;
  return (
    <>
      <span>{componentsText(rule, law, day)}</span>
      {source === undefined ? null : <FactNote isRest>{source}</FactNote>}
      {limits === '' ? null : <FactNote isRest>{`meze ${limits} průměru na 1 m²`}</FactNote>}
    </>
  );
}

function Divided({ rule: { divides }, go }: SummaryProps) {
  if (divides !== '') return <span>{divides}</span>;
  return (
    <>
      <Unknown>zatím žádné</Unknown>
      <Button variant="subtle" size="compact-sm" onClick={() => go({ tab: 'costs' })}>
        Přidat náklad
      </Button>
    </>
  );
}

function Special({ rule: { spaces }, go }: SummaryProps) {
  if (spaces.length === 0) return <span>žádné</span>;
  return (
    <Button variant="subtle" size="compact-sm" px={0} onClick={() => go({ tab: 'spaces' })}>
      {String(spaces.length)}
    </Button>
  );
}
