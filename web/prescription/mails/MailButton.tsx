import { Button } from '@mantine/core';
import { IconMail } from '#web/icons/IconMail.ts';
import { useState } from 'react';
import type { PrescriptionSheet } from '#contract/money/prescription-sheets.ts';
import { MailDialog } from './MailDialog.tsx';

interface MailButtonProps {
  sheets: readonly PrescriptionSheet[];
  text: string;
}

/** Opens the preview of sheets by mail; they leave from there. */
export function MailButton({ sheets, text }: MailButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = sheets;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size="1.125rem" aria-hidden="true" />}
        disabled={first === undefined}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {isOpen && first !== undefined ? (
        <MailDialog sheets={[first, ...others]} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
