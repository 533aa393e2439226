import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { addressColumns, contactColumns } from './address-columns.tsx';
import { AddressList } from './AddressList.tsx';

/** All addresses of the unit (route /addresses). */
export function AddressesScreen() {
  return (
    <UnitScreen title="Adresy">
      {({ unit_id }) => (
        <AddressList
          unit_id={unit_id}
          title="Adresy"
          id="addresses"
          label="Adresy"
          columns={addressColumns}
          filters={['resident', 'no-space', 'no-email', 'no-phone', 'owing', 'hidden']}
        />
      )}
    </UnitScreen>
  );
}

/** Whom to call and write to (route /address-book/contacts). */
export function ContactsScreen() {
  return (
    <UnitScreen title="Kontakty">
      {({ unit_id }) => (
        <AddressList
          unit_id={unit_id}
          title="Kontakty"
          id="contacts"
          label="Kontakty"
          columns={contactColumns}
          filters={[
            'person',
            'company',
            'supplier',
            'office',
            'no-email',
            'no-phone',
            'owing',
            'hidden',
          ]}
        />
      )}
    </UnitScreen>
  );
}
