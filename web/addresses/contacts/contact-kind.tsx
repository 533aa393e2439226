import {
  contactInput,
  createAddressContact,
  deleteAddressContact,
  listAddressContacts,
  updateAddressContact,
} from '#contract/address-contacts.ts';
import type { AddressContact } from '#contract/address-contacts.ts';
import { browseAddresses, listDuplicates } from '#contract/addresses.ts';
import type { Address } from '#contract/addresses.ts';
import { contactChecks, contactFields } from '#contract/contact-record.ts';
import { getLinkedAddresses } from '#contract/linked-addresses.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { CONTACT_LABELS } from '#contract/rules/contact.ts';
import { TextField } from '#web/form/fields.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';

/** Fields of a contact as its form holds them. */
export type ContactValues = FormOf<typeof contactFields>;

/** The other phones and e-mails of a record of the address book. */
export const contactKind: RecordKind<Address, ContactValues, AddressContact> = {
  calls: {
    create: createAddressContact,
    update: updateAddressContact,
    remove: deleteAddressContact,
  },
  params: ({ unit_id, address_id }, id) => ({ unit_id, address_id, id: String(id) }),
  stale: [
    listAddressContacts,
    browseAddresses,
    listDuplicates,
    listRecordHistory,
    getLinkedAddresses,
  ],
  draftKey: ({ address_id }, id) => `address-contact.${address_id}.${id}`,
  rules: ruledBy(contactInput, contactChecks),
  labels: labelsOf(contactFields),
  texts: { contact_kind: contactFields.contact_kind.value.text },
  idOf: ({ address_contact_id }) => address_contact_id,
  valuesOf: (contact) => valuesOf(contactFields, contact),
  titles: {
    create: 'Další telefon nebo e-mail',
    of: ({ full_name }) => full_name,
    edit: ({ contact }, { full_name }) => `${contact}: ${full_name}`,
  },
  told: ({ contact }) => `${contact}: spojení bylo uloženo`,
  history: ({ unit_id }, { address_contact_id: record_id }) => ({
    record_type: 'address_contacts',
    unit_id,
    record_id,
  }),
  removal: {
    label: 'Smazat spojení',
    question: ({ contact }) => `${contact} se z adresáře odstraní.`,
    told: 'Spojení bylo smazáno',
  },
  Fields: ContactInputs,
};

function ContactInputs({ form }: FieldsProps<Address, ContactValues, AddressContact>) {
  return (
    <>
      <RecordFields
        fields={contactFields}
        form={form}
        looks={{ contact: { required: true, 'data-autofocus': true } }}
        controls={{
          label: (
            <TextField
              {...form.field('label')}
              label={contactFields.label.label}
              hint="Komu nebo kdy volat; vyberte, nebo napište vlastní"
              autoComplete="off"
              list="contact-labels"
            />
          ),
        }}
      />
      <datalist id="contact-labels">
        {CONTACT_LABELS.map((label) => (
          <option key={label}>{label}</option>
        ))}
      </datalist>
    </>
  );
}
