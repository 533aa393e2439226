import { useState } from 'react';
import type { Space } from '#contract/pasports/spaces.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { paths } from '#web/lib/paths.ts';
import { useIsListed, useSteps } from '#web/record/useSteps.ts';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { LoadingRecord, OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import type { Crumb } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { useHouseSpaces, useSpace, useSpaceSummary } from '../pasports.queries.ts';
import type { Go, PasportsPlace } from '../place.ts';
import { CostsTab } from '../records/CostsTab.tsx';
import { OccupantsTab } from '../records/OccupantsTab.tsx';
import { PayersTab } from '../records/PayersTab.tsx';
import { OwnershipsTab } from '../records/OwnershipsTab.tsx';
import { ReshapingNotes } from '../reshaping/ReshapingNotes.tsx';
import { RoommatesTab } from '../records/RoommatesTab.tsx';
import { RoomsTab } from '../records/RoomsTab.tsx';
import { TenantsTab } from '../records/TenantsTab.tsx';
import { spaceTitle } from './space-title.ts';
import { SpaceForm } from './SpaceForm.tsx';
import { SpaceHistory } from './SpaceHistory.tsx';
import { SpaceMenu } from './SpaceMenu.tsx';
import { SpaceSummary } from './SpaceSummary.tsx';
import { useLeaveByEsc } from './useLeaveByEsc.ts';

/** Parts of a space that other features add. */
export type MoreTabs = (space: Space) => readonly Tab[];

interface SpaceRecordProps {
  unit_id: number;
  space_id: number;
  place: PasportsPlace;
  go: Go;
  moreTabs: MoreTabs;
}

/** The lists from which a space is opened. */
const LISTS = ['spaces', 'contracts-of-spaces', 'spaces-asked'];

/** The record of one space with its tabs; a space that does not exist leads to the not-found page. */
export function SpaceRecord(props: SpaceRecordProps) {
  const { unit_id, space_id, place, go, moreTabs } = props;
  const space = useSpace(unit_id, space_id, place.as_of).data;
  const leave = () => go({ tab: undefined });
  const isListed = useIsListed(LISTS, space_id);
  const neighbours = useHouseSpaces(unit_id, space?.pasport_parent_id ?? null, !isListed);
  const step = (id: number) => go({ space: id, tab: place.tab }, { replace: true });
  useLeaveByEsc(leave);
  useOpenedFind(
    space && {
      kind: 'space',
      unit_id,
      id: space_id,
      title: space.pasport_name,
      told: [`č. ${space.space_number}`, space.building_name],
    },
  );
  return (
    <OpenedRecord
      backLabel="Zpět na prostory"
      onBack={leave}
      crumbs={useCrumbs(unit_id, space, place.as_of)}
      steps={useSteps(LISTS, space_id, step, neighbours)}
    >
      {space === undefined ? (
        <LoadingRecord title="Prostor" />
      ) : (
        <Opened space={space} place={place} go={go} moreTabs={moreTabs} />
      )}
    </OpenedRecord>
  );
}

/** The house and the floor that the space is in. */
function useCrumbs(
  unit_id: number,
  space: Space | undefined,
  as_of: string | undefined,
): readonly Crumb[] {
  const id = space?.pasport_space_id ?? 0;
  const house = useSpaceSummary(unit_id, id, as_of, space !== undefined).data?.pasport_building_id;
  if (space === undefined) return [];
  const { pasport_parent_id, pasport_floor_id, building_name, floor_code } = space;
  const inHouse = `${paths.pasports}?unit=${unit_id}&building=${pasport_parent_id}`;
  const crumbs = [
    {
      text: building_name,
      href:
        house === undefined || house === null
          ? inHouse
          : `${paths.buildings}?unit=${unit_id}&building=${house}`,
    },
    { text: floor_code, href: `${inHouse}&floor=${pasport_floor_id}` },
  ];
  return crumbs.filter(({ text }) => text !== '');
}

interface OpenedProps {
  space: Space;
  place: PasportsPlace;
  go: Go;
  moreTabs: MoreTabs;
}

function Opened({ space, place, go, moreTabs }: OpenedProps) {
  const [fault, setFault] = useState<unknown>(null);
  const { unit_id, pasport_id } = space;
  return (
    <div ref={focusHeading}>
      <Page
        title={spaceTitle(space)}
        note={noteOf(space, place)}
        action={
          <SpaceMenu
            space={space}
            onHistory={() => go({ tab: 'history' }, { replace: true })}
            onDeleted={() => go({ space: undefined }, { replace: true })}
            onFault={setFault}
          />
        }
      >
        <ErrorLine error={fault} isOfAction />
        <SpaceSummary space={space} as_of={place.as_of} />
        <ReshapingNotes ids={{ unit_id, pasport_id }} go={go} />
        <Tabs
          label={spaceTitle(space)}
          tabs={recordTabs(space, { place, go }, moreTabs)}
          value={place.tab}
          onChange={(tab) => go({ tab }, { replace: true })}
        />
      </Page>
    </div>
  );
}

function noteOf({ building_name, group_name, pasport_hidden }: Space, { as_of }: PasportsPlace) {
  const parts = [
    group_name,
    building_name,
    pasport_hidden ? 'skrytý prostor' : '',
    as_of === undefined ? '' : `stav ke dni ${formatDate(as_of)}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function recordTabs(
  space: Space,
  where: { place: PasportsPlace; go: Go },
  moreTabs: MoreTabs,
): readonly Tab[] {
  const { unit_id, pasport_id } = space;
  const section = { ids: { unit_id, pasport_id }, space, ...where };
  return [
    {
      key: 'basic',
      text: 'Základ',
      content: (
        <SpaceForm
          space={space}
          as_of={where.place.as_of}
          onLeave={() => where.go({ tab: undefined })}
        />
      ),
    },
    { key: 'tenants', text: 'Nájemci', content: <TenantsTab {...section} /> },
    { key: 'occupants', text: 'Počet osob', content: <OccupantsTab {...section} /> },
    { key: 'ownerships', text: 'Vlastnictví', content: <OwnershipsTab {...section} /> },
    {
      key: 'rooms',
      text: 'Místnosti',
      content: <RoomsTab {...section} isFixed={space.heated_area_fixed} />,
    },
    { key: 'roommates', text: 'Spolubydlící', content: <RoommatesTab {...section} /> },
    { key: 'costs', text: 'Náklady', content: <CostsTab {...section} /> },
    {
      key: 'payers',
      text: 'Plátce',
      title: 'Kdo nese náklady prostoru',
      content: <PayersTab {...section} />,
    },
    ...moreTabs(space),
    {
      key: 'history',
      text: 'Historie',
      title: 'Kdo a kdy prostor změnil',
      content: <SpaceHistory space={space} />,
    },
  ];
}
