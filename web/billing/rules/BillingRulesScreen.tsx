import { Activity } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useRuleAt } from './rule-at.ts';
import { RuleRecord } from './RuleRecord.tsx';
import { RuleTable } from './RuleTable.tsx';

/** How services of the unit are divided in its settlements (route BillingRules). */
export function BillingRulesScreen() {
  return <UnitScreen title="Pravidla rozúčtování">{(unit) => <Rules unit={unit} />}</UnitScreen>;
}

/** The list, or one rule in its stead; the list waits behind as it was left. */
function Rules({ unit: { unit_id, name } }: { unit: Unit }) {
  const { at, go } = useRuleAt();
  const { record } = at;
  return (
    <>
      {record === undefined ? null : (
        <RuleRecord key={record} unit_id={unit_id} id={record} at={at} go={go} />
      )}
      <Activity mode={record === undefined ? 'visible' : 'hidden'}>
        <Page title="Pravidla rozúčtování" note={name}>
          <RuleTable unit_id={unit_id} at={at} go={go} />
        </Page>
      </Activity>
    </>
  );
}
