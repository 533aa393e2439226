import type { AddressContact } from '#contract/address-contacts.ts';
import { contactRecord } from '#contract/contact-record.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { ContactLink } from './ContactLink.tsx';

/** Columns of the other phones and e-mails. */
export const contactColumns = listColumns<AddressContact>(contactRecord, {
  contact: { fixed: true, render: (row) => <ContactLink contact={row} /> },
});
