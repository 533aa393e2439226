import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { SentMails } from './mails/SentMails.tsx';
import { usePrescriptionPlace } from './place.ts';
import { RowsTab } from './rows/RowsTab.tsx';
import { SheetsTab } from './sheets/SheetsTab.tsx';
import { RulesTab } from './rules/RulesTab.tsx';

const TITLE = 'Evidenční listy';

/** What spaces pay month by month: changes of a house at once, sheets (route Prescriptions). */
export function PrescriptionsScreen() {
  return (
    <UnitScreen title={TITLE}>
      {({ unit_id, name }) => <Prescriptions unit_id={unit_id} name={name} />}
    </UnitScreen>
  );
}

function Prescriptions({ unit_id, name }: { unit_id: number; name: string }) {
  const { place, go } = usePrescriptionPlace();
  return (
    <Page title={TITLE} note={name}>
      <Tabs
        label="Části evidenčních listů"
        tabs={[
          {
            key: 'sheets',
            text: 'Listy',
            title: 'Evidenční listy prostorů ke dni',
            content: <SheetsTab unit_id={unit_id} place={place} go={go} />,
          },
          {
            key: 'rules',
            text: 'Hromadné změny',
            title: 'Změna předpisu domu nebo celé jednotky podle klíče a sazby',
            content: <RulesTab unit_id={unit_id} go={go} />,
          },
          {
            key: 'mails',
            text: 'Odeslané',
            title: 'Evidenční listy odeslané e-mailem a jejich doručení',
            content: <SentMails unit_id={unit_id} />,
          },
          {
            key: 'rows',
            text: 'Položky',
            title: 'Co se předepisuje vedle služeb',
            content: <RowsTab unit_id={unit_id} />,
          },
        ]}
        value={place.tab}
        onChange={(tab) => go({ tab })}
      />
    </Page>
  );
}
