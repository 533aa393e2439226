import { Badge, Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { buildingFields } from '#contract/pasports/building-record.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import type { Unit } from '#contract/units.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useIsListed, useSteps } from '#web/record/useSteps.ts';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import type { Crumb } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { BuildingForm } from './BuildingForm.tsx';
import { BuildingSpaces } from './BuildingSpaces.tsx';
import { useBuilding, useHousesInOrder } from './buildings.queries.ts';
import { addressOf, HouseSummary } from './HouseSummary.tsx';
import { BuildingMenu } from './PlaceMenu.tsx';
import { BuildingHistory } from './BuildingHistory.tsx';
import type { BuildingsPlace, Go } from './place.ts';
import { useEscape } from './useEscape.ts';
import { late } from '#web/ui/late.tsx';

// The picture is what a building is opened for; the equipment is fetched when it is wanted.
const Floors = late(() => import('./Floors.tsx'), 'Floors');
const Elements = late(() => import('./Elements.tsx'), 'Elements');
const WriteToHouse = late(() => import('./WriteToHouse.tsx'), 'WriteToHouse');

/** Who is where comes first, editing is the second step. */
const FIRST_TAB = 'spaces';

/** Tabs that other features add to a building, before its history. */
export type MoreTabs = (building: Building) => readonly Tab[];

interface RecordProps {
  unit: Unit;
  id: number;
  place: BuildingsPlace;
  go: Go;
  moreTabs?: MoreTabs | undefined;
}

/** The lists from which a house is opened. */
const LISTS = ['buildings'];

/** One building with all that belongs to it, in the place of the list. */
export function BuildingRecord({ unit, id, place, go, moreTabs }: RecordProps) {
  const { unit_id } = unit;
  const building = useBuilding(unit_id, id).data;
  const close = () => go({ building: undefined });
  const isListed = useIsListed(LISTS, id);
  const others = useHousesInOrder(unit_id, !isListed);
  const step = (next: number) => go({ building: next, tab: place.tab }, { replace: true });
  useEscape(close);
  useOpenedFind(
    building && {
      kind: 'building',
      unit_id,
      id,
      title: building.pasport_name,
      told: [building.street_full, building.city_name],
    },
  );
  return (
    <OpenedRecord
      backLabel="Zpět na domy"
      onBack={close}
      crumbs={building === undefined ? [] : groupCrumb(building)}
      steps={useSteps(LISTS, id, step, others)}
    >
      {building === undefined ? (
        <LoadingRecord title="Dům" />
      ) : (
        <Opened building={building} place={place} go={go} close={close} moreTabs={moreTabs} />
      )}
    </OpenedRecord>
  );
}

/** The houses of the group that it is in. */
function groupCrumb({ unit_id, parent_id, parent_name }: Building): readonly Crumb[] {
  if (parent_id === null) return [];
  return [{ text: parent_name, href: `${paths.buildings}?unit=${unit_id}&within=${parent_id}` }];
}

function Opened({ building, place, go, close, moreTabs }: TabsInput) {
  const [fault, setFault] = useState<unknown>(null);
  return (
    <div ref={focusHeading}>
      <Page
        title={building.pasport_name}
        note={<HiddenNote record={building} hiddenWord="skrytý" />}
        action={
          <BuildingMenu
            record={building}
            onHistory={() => go({ tab: 'history' }, { replace: true })}
            onWrite={() => go({ act: 'write' })}
            onDeleted={close}
            onFault={setFault}
          />
        }
      >
        <ErrorLine error={fault} isOfAction />
        <HouseSummary building={building} />
        <Tabs
          label="Údaje domu"
          tabs={tabsOf({ building, place, go, close, moreTabs })}
          value={place.tab ?? FIRST_TAB}
          onChange={(tab) => go({ tab }, { replace: true })}
        />
        {place.act === 'write' ? (
          <Suspense fallback={null}>
            <WriteToHouse
              building={building}
              onClose={() => go({ act: undefined }, { replace: true })}
            />
          </Suspense>
        ) : null}
      </Page>
    </div>
  );
}

interface TabsInput {
  building: Building;
  place: BuildingsPlace;
  go: Go;
  close: () => void;
  moreTabs: MoreTabs | undefined;
}

function tabsOf({ building, place, go, close, moreTabs }: TabsInput): readonly Tab[] {
  return [
    {
      key: 'base',
      text: 'Základ',
      title: 'Adresa, katastr, správa a zařazení domu',
      content: <BuildingForm building={building} onClose={close} />,
    },
    {
      key: 'floors',
      text: 'Podlaží',
      title: 'Podlaží domu',
      content: <Waiting content={<Floors building={building} row={place.row} go={go} />} />,
    },
    {
      key: 'elements',
      text: 'Otopná tělesa',
      title: 'Otopná tělesa s indikátory a koeficienty',
      content: <Waiting content={<Elements building={building} place={place} go={go} />} />,
    },
    {
      key: 'spaces',
      text: 'Prostory',
      title: 'Byty a nebyty domu',
      content: <BuildingSpaces building={building} />,
    },
    ...(moreTabs?.(building) ?? []),
    {
      key: 'history',
      text: 'Historie',
      title: 'Kdo a kdy dům změnil',
      content: <BuildingHistory building={building} fields={buildingFields} />,
    },
  ];
}

function Waiting({ content }: { content: ReactNode }) {
  return <Suspense fallback={<Skeleton height="12rem" />}>{content}</Suspense>;
}

/** The line under the name: that the record is hidden. */
function HiddenNote({ record, hiddenWord }: { record: Building; hiddenWord: string }) {
  const { hidden, parent_hidden } = record;
  return (
    <RecordFacts>
      {hidden ? <Badge color="gray">{hiddenWord}</Badge> : null}
      {!hidden && parent_hidden ? <Badge color="gray">ve skryté skupině</Badge> : null}
    </RecordFacts>
  );
}

/** The line under the name of a group: address, group, and whether the record is hidden. */
export function PlaceNote({ record, hiddenWord }: { record: Building; hiddenWord: string }) {
  const { parent_name } = record;
  const line = addressOf(record);
  return (
    <RecordFacts>
      {line === '' ? null : <span>{line}</span>}
      {parent_name === '' ? null : <span>skupina {parent_name}</span>}
      <HiddenNote record={record} hiddenWord={hiddenWord} />
    </RecordFacts>
  );
}
