import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { CodesTab } from './CodesTab.tsx';
import { Balances } from './Balances.tsx';
import { MonthTab } from './MonthTab.tsx';
import { lookedMonth, useAccountingPlace } from './place.ts';

const TITLE = 'Účetnictví';

/** What the bookkeeping takes over of a month, and by which accounts (route Accounting). */
export function AccountingScreen() {
  return <UnitScreen title={TITLE}>{(unit) => <Accounting unit={unit} />}</UnitScreen>;
}

function Accounting({ unit: { unit_id, name } }: { unit: Unit }) {
  const { place, go } = useAccountingPlace();
  const isFolded = useScreen('phone') && place.tab !== 'codes';
  return (
    <Page
      title={TITLE}
      note={name}
      overview={isFolded ? <Balances unit_id={unit_id} month={lookedMonth(place)} /> : null}
    >
      <Tabs
        label="Části účetnictví"
        tabs={[
          {
            key: 'month',
            text: 'Měsíc',
            title: 'Součty měsíce a soubory pro účetní program',
            content: <MonthTab unit_id={unit_id} place={place} go={go} />,
          },
          {
            key: 'codes',
            text: 'Předkontace',
            title: 'Účty, předkontace a střediska',
            content: <CodesTab unit_id={unit_id} />,
          },
        ]}
        value={place.tab}
        onChange={(tab) => go({ tab, kind: undefined, name: undefined })}
      />
    </Page>
  );
}
