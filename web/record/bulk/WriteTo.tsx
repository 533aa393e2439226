import { Button } from '@mantine/core';
import { IconMail } from '#web/icons/IconMail.ts';
import { lazy, Suspense, useState } from 'react';
import type { MailDialog as Dialog } from './MailDialog.tsx';

// React's type of a late component forgets that it serves rows of any kind.
const MailDialog = lazy(async () => ({
  default: (await import('./MailDialog.tsx')).MailDialog,
})) as unknown as typeof Dialog;

interface WriteToProps<R> {
  rows: readonly R[];
  nameOf: (row: R) => string;
  /** Empty where it is not known. */
  emailOf: (row: R) => string;
}

/** The way to an e-mail to all the picked. */
export function WriteTo<R>(props: WriteToProps<R>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size="1.125rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Napsat e-mail
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <MailDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
