import { useAddressContacts } from '../addresses.queries.ts';
import styles from '../addresses.module.css';
import { ContactLink } from './ContactLink.tsx';

/** The other phones and e-mails under the main ones, each with its label; nothing where there are none. */
export function OtherContacts({ unit_id, address_id }: { unit_id: number; address_id: number }) {
  const contacts = useAddressContacts(unit_id, address_id).data?.values ?? [];
  if (contacts.length === 0) return null;
  return (
    <ul className={styles.contacts} aria-label="Další telefony a e-maily">
      {contacts.map((contact) => (
        <li key={contact.address_contact_id}>
          {contact.label === '' ? null : <span className={styles.label}>{contact.label}:</span>}
          <ContactLink contact={contact} />
        </li>
      ))}
    </ul>
  );
}
