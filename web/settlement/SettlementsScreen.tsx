import { Activity } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useSettlementAt } from './place.ts';
import { SettlementRecord } from './SettlementRecord.tsx';
import { SettlementTable } from './SettlementTable.tsx';

/** Annual settlements of services of the unit (route Settlements). */
export function SettlementsScreen() {
  return <UnitScreen title="Vyúčtování služeb">{(unit) => <Settlements unit={unit} />}</UnitScreen>;
}

/** The list, or one settlement in its stead; the list waits behind as it was left. */
function Settlements({ unit: { unit_id, name } }: { unit: Unit }) {
  const { at, go } = useSettlementAt();
  const { record } = at;
  return (
    <>
      {record === undefined ? null : (
        <SettlementRecord key={record} unit_id={unit_id} id={record} at={at} go={go} />
      )}
      <Activity mode={record === undefined ? 'visible' : 'hidden'}>
        <Page title="Vyúčtování služeb" note={name}>
          <SettlementTable unit_id={unit_id} at={at} go={go} />
        </Page>
      </Activity>
    </>
  );
}
