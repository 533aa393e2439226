import { IconMail } from '#web/icons/IconMail.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listUserMessages } from '#contract/messages.ts';
import { unreadBadge } from '#contract/rules/unread-badge.ts';
import { queryFor } from '#web/lib/query.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from './topbar.module.css';
import { late } from '#web/ui/late.tsx';

const IncomingMessages = late(
  () => import('#web/messages/IncomingMessages.tsx'),
  'IncomingMessages',
);

/** The mail icon with the number of messages that wait; a click opens them. */
export function MailButton() {
  const count = useQuery(queryFor(listUserMessages)).data?.values.length ?? 0;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const badge = unreadBadge(count);
  const open = () => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <IconButton
        label={`Příchozí zprávy a oznámení: ${count}`}
        onClick={open}
        aria-haspopup="dialog"
        className={styles.mail}
      >
        <IconMail size="1.375rem" stroke={1.6} aria-hidden="true" />
        {badge === '' ? null : (
          <span className={styles.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </IconButton>
      {wasOpened ? (
        <Suspense fallback={null}>
          <IncomingMessages isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
