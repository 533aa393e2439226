import { listedName } from '#contract/rules/listed-name.ts';
import { Badge } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Address } from '#contract/addresses.ts';
import { paths } from '#web/lib/paths.ts';
import { onNewUnitSelected } from '#web/session/activeUnit.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { addressTabs } from './address-tabs.tsx';
import { AddressActions } from './AddressActions.tsx';
import { preferenceWords, typeWords } from './address-words.ts';
import { useAddress } from './addresses.queries.ts';
import { PersonSummary } from './PersonSummary.tsx';
import { useLeaveAddress } from './open-address.ts';

/** Parts of a record that other features add. */
type MoreTabs = (address: Address) => readonly Tab[];

/** One record of the address book (route /address/:address_id). */
export function AddressScreen({ moreTabs }: { moreTabs: MoreTabs }) {
  const { address_id = '' } = useParams({ strict: false });
  // Nothing has the id 0: what is no id ends on the not-found page like an id of nobody.
  const id = /^\d{1,9}$/.test(address_id) ? Number(address_id) : 0;
  return (
    <UnitScreen title="Adresa">
      {({ unit_id }) => <Loaded key={id} unit_id={unit_id} address_id={id} moreTabs={moreTabs} />}
    </UnitScreen>
  );
}

/** The lists from which a record of the address book is opened. */
const LISTS = [
  'addresses',
  'contacts',
  'address-book',
  'people-of-spaces',
  'sipo-payers',
  'contracts-of-people',
];

interface LoadedProps {
  unit_id: number;
  address_id: number;
  moreTabs: MoreTabs;
}

function Loaded({ unit_id, address_id, moreTabs }: LoadedProps) {
  const { data: address } = useAddress(unit_id, address_id);
  const leave = useLeaveAddress();
  const navigate = useNavigate();
  const step = (id: number) =>
    void navigate({
      to: '/address/$address_id',
      params: { address_id: String(id) },
      search: ({ unit, tab }: { unit?: unknown; tab?: unknown }) => ({ unit, tab }),
      replace: true,
    });
  useEscape(leave);
  useLeaveWithUnit(unit_id);
  useOpenedFind(
    address && {
      kind: 'person',
      unit_id,
      id: address_id,
      title: listedName(address),
      told: [address.email, address.phone],
    },
  );
  return (
    <OpenedRecord
      backLabel="Zpět na seznam"
      onBack={() => leave()}
      steps={useSteps(LISTS, address_id, step)}
    >
      {address === undefined ? (
        <LoadingRecord title="Adresa" />
      ) : (
        <Page
          title={listedName(address)}
          note={<Facts address={address} />}
          action={
            <AddressActions
              address={address}
              onDeleted={leave}
              onHistory={() =>
                void navigate({
                  to: '.',
                  search: ({ unit }: { unit?: unknown }) => ({ unit, tab: 'history' }),
                  resetScroll: false,
                })
              }
            />
          }
        >
          <PersonSummary address={address} />
          <Parts address={address} onLeave={leave} moreTabs={moreTabs} />
        </Page>
      )}
    </OpenedRecord>
  );
}

/** Another unit has other records, so its list is shown instead. */
function useLeaveWithUnit(unit_id: number): void {
  const navigate = useNavigate();
  const leave = useEffectEvent((chosen: number) => {
    if (chosen !== unit_id)
      void navigate({ to: paths.Addresses, replace: true, ignoreBlocker: true });
  });
  useEffect(() => onNewUnitSelected((unit) => leave(unit.unit_id)), []);
}

function Facts({ address }: { address: Address }) {
  const { address_type, contact_preference, hidden } = address;
  return (
    <RecordFacts>
      {`${typeWords[address_type]} · kontakt: ${preferenceWords[contact_preference]}`}
      {hidden ? <Badge color="gray">skrytá</Badge> : null}
    </RecordFacts>
  );
}

interface PartsProps {
  address: Address;
  onLeave: () => void;
  moreTabs: MoreTabs;
}

function Parts({ address, onLeave, moreTabs }: PartsProps) {
  const { tab, order } = useSearch({ strict: false }) as { tab?: unknown; order?: unknown };
  const navigate = useNavigate();
  const go = (step: { tab?: string; order?: number | undefined }) =>
    void navigate({
      to: '.',
      search: ({ unit }: { unit?: unknown }) => ({ unit, tab, ...step }),
      resetScroll: false,
    });
  return (
    <Tabs
      label="Části adresy"
      tabs={[
        ...addressTabs({
          address,
          onLeave,
          order: typeof order === 'number' ? order : undefined,
          onOrder: (next) => go({ order: next }),
        }),
        ...moreTabs(address),
      ]}
      value={typeof tab === 'string' ? tab : undefined}
      onChange={(next) => go({ tab: next })}
    />
  );
}
