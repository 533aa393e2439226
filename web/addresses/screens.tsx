import { Page } from '#web/ui/Page.tsx';
import { addressColumns, contactColumns } from './address-columns.tsx';
import { AddressList } from './AddressList.tsx';
import { WithUnit } from './WithUnit.tsx';

/** All addresses of the unit (route /addresses). */
export function AddressesScreen() {
  return (
    <Page title="Adresy">
      <WithUnit>
        {({ unit_id }) => (
          <AddressList
            key={unit_id}
            unit_id={unit_id}
            id="addresses"
            label="Adresy"
            columns={addressColumns}
          />
        )}
      </WithUnit>
    </Page>
  );
}

/** Whom to call and write to (route /address-book/contacts). */
export function ContactsScreen() {
  return (
    <Page title="Kontakty">
      <WithUnit>
        {({ unit_id }) => (
          <AddressList
            key={unit_id}
            unit_id={unit_id}
            id="contacts"
            label="Kontakty"
            columns={contactColumns}
          />
        )}
      </WithUnit>
    </Page>
  );
}
