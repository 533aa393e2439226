import { Skeleton } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Address } from '#contract/addresses.ts';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AddressActions } from './AddressActions.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressHistory } from './AddressHistory.tsx';
import { AddressOrders } from './AddressOrders.tsx';
import { AddressSpaces } from './AddressSpaces.tsx';
import { typeWords } from './address-words.ts';
import { useAddress } from './addresses.queries.ts';
import { WithUnit } from './WithUnit.tsx';

/** One record of the address book (route /address/:address_id). */
export function AddressScreen() {
  const { address_id } = useParams({ strict: false });
  return (
    <WithUnit>
      {({ unit_id }) => <Loaded unit_id={unit_id} address_id={Number(address_id)} />}
    </WithUnit>
  );
}

function Loaded({ unit_id, address_id }: { unit_id: number; address_id: number }) {
  const { data: address } = useAddress(unit_id, address_id);
  if (address === undefined) {
    return (
      <Page title="Adresa">
        <Skeleton height={420} />
      </Page>
    );
  }
  return (
    <Page
      title={address.full_name}
      note={
        address.hidden
          ? `${typeWords[address.address_type]}, skrytá`
          : typeWords[address.address_type]
      }
      action={<AddressActions address={address} />}
    >
      <Parts key={address.address_id} address={address} />
    </Page>
  );
}

function Parts({ address }: { address: Address }) {
  const { tab = 'record' } = useSearch({ strict: false }) as { tab?: string };
  const navigate = useNavigate();
  const { unit_id, address_id } = address;
  const tabs = [
    { key: 'record', text: 'Údaje', content: <AddressForm address={address} /> },
    {
      key: 'spaces',
      text: 'Prostory',
      content: <AddressSpaces unit_id={unit_id} address_id={address_id} />,
    },
    {
      key: 'orders',
      text: 'Objednávky',
      content: <AddressOrders unit_id={unit_id} address_id={address_id} />,
    },
    {
      key: 'history',
      text: 'Historie',
      content: <AddressHistory unit_id={unit_id} address_id={address_id} />,
    },
  ];
  return (
    <Tabs
      label="Části adresy"
      tabs={tabs}
      value={tab}
      onChange={(key) =>
        void navigate({ to: '.', search: (now: object) => ({ ...now, tab: key }) })
      }
    />
  );
}
