import { useState } from 'react';
import { groupFields } from '#contract/pasports/building-record.ts';
import type { Unit } from '#contract/units.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { LoadingRecord, OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { PlaceNote } from './BuildingRecord.tsx';
import { GroupForm } from './GroupForm.tsx';
import { GroupHouses } from './GroupHouses.tsx';
import { useGroup } from './groups.queries.ts';
import type { GroupWithBuildings } from './groups.queries.ts';
import { GroupMenu } from './PlaceMenu.tsx';
import { BuildingHistory } from './BuildingHistory.tsx';
import type { BuildingsPlace, Go } from './place.ts';
import { useEscape } from './useEscape.ts';

interface RecordProps {
  unit: Unit;
  id: number;
  place: BuildingsPlace;
  go: Go;
}

/** The lists from which a group is opened. */
const LISTS = ['building-groups'];

/** One group with its houses, in the place of the list. */
export function GroupRecord({ unit, id, place, go }: RecordProps) {
  const group = useGroup(unit.unit_id, id).data;
  const close = () => go({ group: undefined });
  const step = (next: number) => go({ group: next, tab: place.tab }, { replace: true });
  useEscape(close);
  useOpenedFind(
    group && {
      kind: 'group',
      unit_id: unit.unit_id,
      id,
      title: group.pasport_name,
      told: [group.street_full, group.city_name],
    },
  );
  return (
    <OpenedRecord backLabel="Zpět na skupiny" onBack={close} steps={useSteps(LISTS, id, step)}>
      {group === undefined ? (
        <LoadingRecord title="Skupina domů" />
      ) : (
        <Opened group={group} place={place} go={go} close={close} />
      )}
    </OpenedRecord>
  );
}

interface OpenedProps {
  group: GroupWithBuildings;
  place: BuildingsPlace;
  go: Go;
  close: () => void;
}

function Opened({ group, place, go, close }: OpenedProps) {
  const [fault, setFault] = useState<unknown>(null);
  return (
    <div ref={focusHeading}>
      <Page
        title={group.pasport_name}
        note={<PlaceNote record={group} hiddenWord="skrytá" />}
        action={
          <GroupMenu
            record={group}
            onHistory={() => go({ tab: 'history' })}
            onDeleted={close}
            onFault={setFault}
          />
        }
      >
        <ErrorLine error={fault} isOfAction />
        <Tabs
          label="Údaje skupiny"
          tabs={tabsOf(group, close)}
          value={place.tab}
          onChange={(tab) => go({ tab })}
        />
      </Page>
    </div>
  );
}

function tabsOf(group: GroupWithBuildings, close: () => void): readonly Tab[] {
  return [
    {
      key: 'houses',
      text: 'Domy',
      title: 'Domy skupiny a jejich pořadí',
      content: <GroupHouses group={group} />,
    },
    {
      key: 'base',
      text: 'Základ',
      title: 'Název, správa a zařazení skupiny',
      content: <GroupForm group={group} onClose={close} />,
    },
    {
      key: 'history',
      text: 'Historie',
      title: 'Kdo a kdy skupinu změnil',
      content: <BuildingHistory building={group} fields={groupFields} />,
    },
  ];
}
