import { Badge, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { buildingFields } from '#contract/pasports/building-record.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import type { Unit } from '#contract/units.ts';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { BuildingForm } from './BuildingForm.tsx';
import { BuildingSpaces } from './BuildingSpaces.tsx';
import { useBuilding } from './buildings.queries.ts';
import { BuildingHistory } from './BuildingHistory.tsx';
import type { BuildingsPlace, Go } from './place.ts';
import { useEscape } from './useEscape.ts';

// The form is what a building is opened for; the equipment is fetched when it is wanted.
const Floors = lazy(async () => ({ default: (await import('./Floors.tsx')).Floors }));
const Elements = lazy(async () => ({ default: (await import('./Elements.tsx')).Elements }));

/** Tabs that other features add to a building, before its history. */
export type MoreTabs = (building: Building) => readonly Tab[];

interface RecordProps {
  unit: Unit;
  id: number;
  place: BuildingsPlace;
  go: Go;
  moreTabs?: MoreTabs | undefined;
}

/** One building with all that belongs to it, in the place of the list. */
export function BuildingRecord({ unit, id, place, go, moreTabs }: RecordProps) {
  const building = useBuilding(unit.unit_id, id).data;
  const close = () => go({ building: undefined });
  useEscape(close);
  return (
    <OpenedRecord backLabel="Zpět na domy" onBack={close}>
      {building === undefined ? (
        <LoadingRecord title="Dům" />
      ) : (
        <div ref={focusHeading}>
          <Page
            title={building.pasport_name}
            note={<PlaceNote record={building} hiddenWord="skrytý" />}
          >
            <Tabs
              label="Údaje domu"
              tabs={tabsOf({ building, place, go, close, moreTabs })}
              value={place.tab}
              onChange={(tab) => go({ tab })}
            />
          </Page>
        </div>
      )}
    </OpenedRecord>
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

/** The line under the name: address, group, and whether the record is hidden. */
export function PlaceNote({ record, hiddenWord }: { record: Building; hiddenWord: string }) {
  const { pasport_name, street_full, zip, city_name, parent_name, hidden, parent_hidden } = record;
  const town = [zip, city_name].filter((part) => part !== '').join(' ');
  const address = [street_full === pasport_name ? '' : street_full, town];
  const line = address.filter((part) => part !== '').join(', ');
  return (
    <RecordFacts>
      {line === '' ? null : <span>{line}</span>}
      {parent_name === '' ? null : <span>skupina {parent_name}</span>}
      {hidden ? <Badge color="gray">{hiddenWord}</Badge> : null}
      {!hidden && parent_hidden ? <Badge color="gray">ve skryté skupině</Badge> : null}
    </RecordFacts>
  );
}
