import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { isOpenTo } from '#contract/module-names.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import type { Unit } from '#contract/units.ts';
import { openModules } from '#web/lib/open-modules.ts';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { useSessionReady } from '#web/session/session.queries.ts';
import { useSession } from '#web/session/session.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { UnitToday } from '#web/unit-today/UnitToday.tsx';
import { ActiveUnitOverview } from '#web/units/ActiveUnitOverview.tsx';
import { Pending } from '../pages/Pending.tsx';
import { useHomePlace } from './address.ts';
import type { HomePlace } from './address.ts';
import { LoadingUnit, NoUnit } from './placeholders.tsx';
import { late } from '#web/ui/late.tsx';

// The overview is what most people come for; the other tabs are fetched when they are opened.
const UnitSettings = late(() => import('#web/units/UnitSettings.tsx'), 'UnitSettings');
const CommonInformation = late(
  () => import('#web/common/CommonInformation.tsx'),
  'CommonInformation',
);
const UnitsTab = late(() => import('#web/units/UnitsTab.tsx'), 'UnitsTab');
const ClientProfile = late(() => import('#web/clients/ClientProfile.tsx'), 'ClientProfile');

/**
 * The home view with its five tabs (specification, section 2). Only the open tab is drawn, so opening
 * Společné or Profil reads their data again, and opening Jednotky clears the mark on its table.
 */
export function Home() {
  const isReady = useSessionReady();
  const client_id = useSession()?.client.client_id;
  const unit = useActiveUnit();
  const { tab, part, go } = useHomePlace();
  if (!isReady || client_id === undefined) return <LoadingUnit />;
  const tabs = [...unitTabs(unit, go), ...clientTabs(client_id, part, go)];
  return (
    <Tabs
      label="Přehled"
      tabs={tabs.map((each) => ({ ...each, content: <Waiting>{each.content}</Waiting> }))}
      value={tab}
      onChange={(key) => go({ tab: key })}
    />
  );
}

type Go = (place: HomePlace) => void;

function unitTabs(unit: Unit | null, go: Go): readonly Tab[] {
  const missing = <NoUnit onGoToUnits={() => go({ tab: 'units' })} />;
  return [
    {
      key: 'unit',
      text: 'Aktivní jednotka',
      title: 'Přehled jednotky, se kterou pracujete',
      content: unit === null ? missing : <Overview unit={unit} />,
    },
    {
      key: 'settings',
      text: 'Parametry',
      title: 'Nastavení aktivní jednotky',
      content: unit === null ? missing : <UnitSettings unit={unit} />,
    },
  ];
}

function clientTabs(client_id: number, part: string | undefined, go: Go): readonly Tab[] {
  return [
    {
      key: 'common',
      text: 'Společné',
      title: 'Sazby a kurzy společné všem jednotkám',
      content: <CommonInformation client_id={client_id} />,
    },
    {
      key: 'units',
      text: 'Jednotky',
      title: 'Jednotky, které spravujete',
      content: <UnitsTab />,
    },
    {
      key: 'profile',
      text: 'Profil',
      title: 'Údaje klienta',
      content: (
        <ClientProfile
          client_id={client_id}
          part={part}
          onPart={(next) => go({ tab: 'profile', part: next })}
        />
      ),
    },
  ];
}

/** The day of the unit above its numbers; nothing of it where none of its modules is open. */
function Overview({ unit }: { unit: Unit }) {
  const open = openModules.use(
    (modules) => modules === null || isOpenTo(readUnitToday.modules, modules),
  );
  const today = <UnitToday key={unit.unit_id} unit={unit} />;
  return <ActiveUnitOverview unit={unit} today={open ? today : null} />;
}

function Waiting({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Pending />}>{children}</Suspense>;
}
