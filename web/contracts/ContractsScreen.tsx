import { Activity } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { ContractRecord } from './ContractRecord.tsx';
import { ContractTable } from './ContractTable.tsx';
import { useContractsAt } from './place.ts';

/** All contracts of the unit: of tenants, of suppliers and others (route Contracts). */
export function ContractsScreen() {
  return <UnitScreen title="Smlouvy">{(unit) => <Contracts unit={unit} />}</UnitScreen>;
}

/** The list, or one contract in its stead; the list waits behind as it was left. */
function Contracts({ unit: { unit_id, name } }: { unit: Unit }) {
  const { at, go } = useContractsAt();
  const { record } = at;
  return (
    <>
      {record === undefined ? null : (
        <ContractRecord key={record} unit_id={unit_id} id={record} at={at} go={go} />
      )}
      <Activity mode={record === undefined ? 'visible' : 'hidden'}>
        <Page title="Smlouvy" note={name}>
          <ContractTable unit_id={unit_id} at={at} go={go} />
        </Page>
      </Activity>
    </>
  );
}
