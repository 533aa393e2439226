import { Badge } from '@mantine/core';
import type { BillingRule } from '#contract/billing/rules.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { nameAmong } from '#web/ui/history-words.ts';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs, type Tab } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { useHouses } from '../billing.queries.ts';
import { CopyRule } from './CopyRule.tsx';
import { CostDialog } from './CostDialog.tsx';
import { Costs } from './Costs.tsx';
import { NewVersion } from './NewVersion.tsx';
import type { Go, RuleAt } from './rule-at.ts';
import { houseText, ruleLabels, ruleTexts } from './rule-words.ts';
import { RuleFiles } from './RuleFiles.tsx';
import { RuleForm } from './RuleForm.tsx';
import { RuleMenu } from './RuleMenu.tsx';
import { RuleSummary } from './RuleSummary.tsx';
import { useRule, useServices } from './rules.queries.ts';
import { SpaceDialog } from './SpaceDialog.tsx';
import { Spaces } from './Spaces.tsx';

interface RecordProps {
  unit_id: number;
  id: number;
  at: RuleAt;
  go: Go;
}

/** The lists from which a rule is opened. */
const LISTS = ['billing-rules'];

/** One rule in the place of the list. */
export function RuleRecord({ unit_id, id, at, go }: RecordProps) {
  const rule = useRule(unit_id, id).data;
  const close = () => go({ record: undefined, unit: undefined });
  const step = (next: number) => go({ record: next, tab: at.tab }, { replace: true });
  useEscape(close);
  return (
    <OpenedRecord backLabel="Zpět na pravidla" onBack={close} steps={useSteps(LISTS, id, step)}>
      {rule === undefined ? (
        <LoadingRecord title="Pravidlo rozúčtování" />
      ) : (
        <Page
          title={rule.service_name}
          note={
            <RecordFacts>
              {houseText(rule)}
              <Standing rule={rule} />
            </RecordFacts>
          }
          action={<RuleMenu rule={rule} go={go} onClose={close} />}
        >
          <RuleSummary rule={rule} go={go} />
          <Tabs
            label="Části pravidla"
            value={at.tab}
            onChange={(tab) => go({ tab })}
            tabs={tabsOf(rule, go, close)}
          />
          <Doing rule={rule} at={at} go={go} />
        </Page>
      )}
    </OpenedRecord>
  );
}

/** Whether it holds today, where it does not. */
function Standing({ rule: { valid_from, valid_to } }: { rule: BillingRule }) {
  const today = todayInPrague();
  if (valid_from > today) return <Badge color="kastelan">bude platit</Badge>;
  return valid_to !== null && valid_to < today ? <Badge color="gray">už neplatí</Badge> : null;
}

function tabsOf(rule: BillingRule, go: Go, onClose: () => void): readonly Tab[] {
  return [
    {
      key: 'base',
      text: 'Základ',
      title: 'Způsob, základní složka, meze a platnost',
      content: <RuleForm rule={rule} onClose={onClose} />,
    },
    {
      key: 'costs',
      text: 'Náklady',
      title: 'Odběrná místa, jejichž náklad pravidlo dělí',
      content: <Costs rule={rule} go={go} />,
    },
    {
      key: 'spaces',
      text: 'Zvláštní prostory',
      title: 'Prostory, na které se pravidlo vztahuje jinak',
      content: <Spaces rule={rule} go={go} />,
    },
    {
      key: 'files',
      text: 'Rozhodnutí',
      title: 'Zápisy, dohody a průkazy, o které se pravidlo opírá',
      content: <RuleFiles rule={rule} />,
    },
    {
      key: 'history',
      text: 'Historie',
      title: 'Kdo a kdy pravidlo změnil',
      content: <History rule={rule} />,
    },
  ];
}

/** The dialog of what is being done. */
function Doing({ rule, at, go }: { rule: BillingRule; at: RuleAt; go: Go }) {
  const end = () => go({ act: undefined }, { replace: true });
  if (at.act === 'version')
    return (
      <NewVersion
        rule={rule}
        onSaved={({ billing_rule_id }) => go({ record: billing_rule_id }, { replace: true })}
        onClose={end}
      />
    );
  if (at.act === 'copy') return <CopyRule rule={rule} onClose={end} />;
  if (at.act === 'cost') {
    const cost = rule.costs.find(({ billing_rule_cost_id }) => billing_rule_cost_id === at.part);
    return <CostDialog rule={rule} cost={cost} onClose={end} />;
  }
  if (at.act !== 'space') return null;
  const space = rule.spaces.find(({ billing_rule_space_id }) => billing_rule_space_id === at.part);
  return <SpaceDialog rule={rule} space={space} onClose={end} />;
}

function History({ rule: { unit_id, billing_rule_id, service_id } }: { rule: BillingRule }) {
  const services = useServices(service_id);
  const houses = useHouses(unit_id).map((house) => ({
    id: house.pasport_id,
    name: house.pasport_name,
  }));
  return (
    <RecordHistory
      record_type="billing_rules"
      unit_id={unit_id}
      record_id={billing_rule_id}
      labels={ruleLabels}
      texts={{
        ...ruleTexts,
        service_id: nameAmong(services),
        pasport_id: nameAmong(houses),
      }}
    />
  );
}
