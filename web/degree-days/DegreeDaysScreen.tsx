import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { MonthsTab } from './MonthsTab.tsx';
import { useDegreeDaysPlace } from './place.ts';
import { PlacesTab } from './PlacesTab.tsx';
import { SeasonsTab } from './SeasonsTab.tsx';
import { WeightsTab } from './WeightsTab.tsx';

/** Degree-days by places, years and months (route AuxiliariesDenostupne). */
export function DegreeDaysScreen() {
  const { place, go } = useDegreeDaysPlace();
  return (
    <Page
      title="Denostupně"
      note="Kolik tepla si řeklo počasí: dny topení × (vnitřní − průměrná venkovní teplota)"
    >
      <Tabs
        label="Denostupně"
        tabs={[
          {
            key: 'months',
            text: 'Měsíce',
            title: 'Dny topení a teploty po měsících',
            content: <MonthsTab place={place} go={go} />,
          },
          {
            key: 'seasons',
            text: 'Porovnání období',
            title: 'Dvě otopná období vedle sebe',
            content: <SeasonsTab place={place} go={go} />,
          },
          {
            key: 'places',
            text: 'Místa a normy',
            title: 'Normové hodnoty míst a vlastní stanice',
            content: <PlacesTab place={place} go={go} />,
          },
          {
            key: 'weights',
            text: 'Váhy měsíců',
            title: 'Příloha č. 3 vyhlášky č. 269/2015 Sb.',
            content: <WeightsTab />,
          },
        ]}
        value={place.tab}
        onChange={(tab) => go({ tab })}
      />
    </Page>
  );
}
