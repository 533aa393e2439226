import { Anchor } from '@mantine/core';
import { IconMail } from '#web/icons/IconMail.ts';
import { IconPhone } from '#web/icons/IconPhone.ts';
import { phoneAddress } from '#web/lib/phone-address.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './Summary.module.css';

const icon = { size: '1rem', 'aria-hidden': true } as const;

/** A telephone that calls when clicked; nothing where there is none. */
export function PhoneLink({ phone }: { phone: string }) {
  if (phone === '') return null;
  return (
    <Anchor href={phoneAddress(phone)} className="k-figures">
      {phone}
    </Anchor>
  );
}

/** A telephone that calls when clicked, and is copied. */
export function PhoneReach({ phone }: { phone: string }) {
  return (
    <span className={styles.reach}>
      <IconPhone {...icon} />
      <PhoneLink phone={phone} />
      <CopyButton text={phone} label={`Kopírovat ${phone}`} />
    </span>
  );
}

/** An e-mail that opens a letter when clicked, and is copied. */
export function MailReach({ email }: { email: string }) {
  return (
    <span className={styles.reach}>
      <IconMail {...icon} />
      <Anchor href={`mailto:${email}`}>{email}</Anchor>
      <CopyButton text={email} label={`Kopírovat ${email}`} />
    </span>
  );
}

/** A text that is copied: a variable symbol, an address. */
export function CopiedText({ text }: { text: string }) {
  return (
    <span className={styles.reach}>
      <span className="k-figures">{text}</span>
      <CopyButton text={text} label={`Kopírovat ${text}`} />
    </span>
  );
}
