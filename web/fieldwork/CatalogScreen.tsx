import { Activity } from 'react';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AbsencesTab } from './AbsencesTab.tsx';
import { CrewsTab } from './CrewsTab.tsx';
import { useCatalogPlace } from './place.ts';
import { WorkRecord } from './WorkRecord.tsx';
import { WorksTab } from './WorksTab.tsx';

/** The catalogue of works, crews and their absences (route InmesCatalog). */
export function CatalogScreen() {
  const { place, go } = useCatalogPlace();
  const { work } = place;
  return (
    <>
      {work === undefined ? null : <WorkRecord key={work} id={work} place={place} go={go} />}
      <Activity mode={work === undefined ? 'visible' : 'hidden'}>
        <Page title="Katalog prací a čety">
          <Tabs
            label="Katalog prací a čety"
            value={place.tab}
            onChange={(tab) => go({ tab })}
            tabs={[
              {
                key: 'works',
                text: 'Práce',
                title: 'Co se při návštěvě dělá, jak dlouho to trvá a co stojí',
                content: <WorksTab place={place} go={go} />,
              },
              {
                key: 'crews',
                text: 'Čety',
                title: 'Kdo práce dělá a kdy pracuje',
                content: <CrewsTab place={place} go={go} />,
              },
              {
                key: 'absences',
                text: 'Nepřítomnost',
                title: 'Kdy čety nebo jejich členové nepracují',
                content: <AbsencesTab place={place} go={go} />,
              },
            ]}
          />
        </Page>
      </Activity>
    </>
  );
}
