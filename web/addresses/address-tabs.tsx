import type { Address } from '#contract/addresses.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { addressLabels, addressTexts } from './address-words.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressContacts } from './contacts/AddressContacts.tsx';
import { LinkedPanel } from './linked/LinkedPanel.tsx';
import { AddressSpaces } from './relations/AddressSpaces.tsx';
import { AddressOrders } from './orders/AddressOrders.tsx';

interface TabsInput {
  address: Address;
  onLeave: () => void;
  /** The open order. */
  order: number | undefined;
  onOrder: (order: number | undefined) => void;
}

/** The parts of one record of the address book. */
export function addressTabs({ address, onLeave, order, onOrder }: TabsInput): readonly Tab[] {
  const { unit_id, address_id } = address;
  return [
    {
      key: 'record',
      text: 'Údaje',
      title: 'Jméno, adresa a spojení',
      content: (
        <>
          <LinkedPanel address={address} />
          <AddressForm address={address} onLeave={onLeave} />
        </>
      ),
    },
    {
      key: 'contacts',
      text: 'Další spojení',
      title: 'Další telefony a e-maily',
      content: <AddressContacts address={address} />,
    },
    {
      key: 'spaces',
      text: 'Prostory',
      title: 'Co osoba vlastní, užívá nebo obývá',
      content: <AddressSpaces unit_id={unit_id} address_id={address_id} />,
    },
    {
      key: 'orders',
      text: 'Objednávky',
      title: 'Objednávky na adrese',
      content: <AddressOrders address={address} open={order} onOpen={onOrder} />,
    },
    {
      key: 'history',
      text: 'Historie',
      title: 'Kdo a kdy záznam změnil',
      content: <AddressHistory unit_id={unit_id} record_id={address_id} />,
    },
  ];
}

// A city is told by its name.
const { city_id: _cityFromList, ...shown } = addressLabels;
const labels = { ...shown, link_id: 'Propojení s jinými jednotkami' };
const texts = {
  ...addressTexts([]),
  link_id: (value: unknown) => (value === null ? 'ne' : 'ano'),
};

/** Who changed an address, when and how. */
function AddressHistory(props: { unit_id: number; record_id: number }) {
  return <RecordHistory {...props} record_type="addresses" labels={labels} texts={texts} />;
}
