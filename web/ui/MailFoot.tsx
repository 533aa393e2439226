import { Button } from '@mantine/core';
import { IconMail } from '#web/icons/IconMail.ts';
import { DialogFoot } from './DialogFoot.tsx';

interface MailFootProps {
  /** How many letters leave. */
  count: number;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** The buttons of a dialog from which letters leave. */
export function MailFoot({ count, isSending, onSend, onClose }: MailFootProps) {
  return (
    <DialogFoot note={null}>
      <Button variant="default" onClick={onClose}>
        Zavřít
      </Button>
      <Button
        leftSection={<IconMail size="1.125rem" aria-hidden="true" />}
        disabled={count === 0}
        loading={isSending}
        onClick={onSend}
      >
        {`Odeslat e-mailem (${count})`}
      </Button>
    </DialogFoot>
  );
}
