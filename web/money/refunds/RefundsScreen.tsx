import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import { BatchesTab } from './BatchesTab.tsx';
import { OverpaymentsTab } from './OverpaymentsTab.tsx';
import { useRefundsPlace } from './place.ts';

const TITLE = 'Vrácení přeplatků';

/** Overpayments of accounts, and orders by which they are given back (route Refunds). */
export function RefundsScreen() {
  return <UnitScreen title={TITLE}>{(unit) => <Refunds unit={unit} />}</UnitScreen>;
}

function Refunds({ unit: { unit_id, name } }: { unit: Unit }) {
  const { place, go } = useRefundsPlace();
  return (
    <Page title={TITLE} note={name}>
      <Tabs
        label="Části vracení přeplatků"
        tabs={[
          {
            key: 'overpayments',
            text: 'Přeplatky',
            title: 'Konta, která zaplatila víc, než se jim předepsalo',
            content: <OverpaymentsTab unit_id={unit_id} place={place} go={go} />,
          },
          {
            key: 'batches',
            text: 'Dávky',
            title: 'Hromadné příkazy k vrácení',
            content: <BatchesTab unit_id={unit_id} place={place} go={go} />,
          },
        ]}
        value={place.tab}
        onChange={(tab) => go({ tab })}
      />
      {place.batch === undefined ? null : (
        <BatchDialog
          key={place.batch}
          unit_id={unit_id}
          refund_batch_id={place.batch}
          onClose={() => go({ batch: undefined }, { replace: true })}
        />
      )}
    </Page>
  );
}
