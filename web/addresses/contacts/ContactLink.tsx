import { Anchor } from '@mantine/core';
import type { AddressContact } from '#contract/address-contacts.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { phoneAddress } from '#web/lib/phone-address.ts';
import styles from '../addresses.module.css';

type Told = Pick<AddressContact, 'contact_kind' | 'contact'>;

/** A phone that calls or an e-mail that writes, with its copying. */
export function ContactLink({ contact: { contact_kind, contact } }: { contact: Told }) {
  return (
    <span className={styles.contact}>
      <Anchor href={contact_kind === 'phone' ? phoneAddress(contact) : `mailto:${contact}`}>
        {contact}
      </Anchor>
      <CopyButton text={contact} label={`Kopírovat ${contact}`} />
    </span>
  );
}
