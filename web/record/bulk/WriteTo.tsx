import { Button } from '@mantine/core';
import { IconMail } from '#web/icons/IconMail.ts';
import { Suspense, useState } from 'react';
import { late } from '#web/ui/late.tsx';

const MailDialog = late(() => import('./MailDialog.tsx'), 'MailDialog');

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
