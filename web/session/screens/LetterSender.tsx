import { Button } from '@mantine/core';
import { IconMailFast } from '#web/icons/IconMailFast.ts';
import { useState } from 'react';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useCoolDown } from './cool-down.ts';
import styles from './entry.module.css';
import { useSendLetter } from './entry.queries.ts';
import { coolDownName, letters } from './letters.ts';
import type { Letter } from './letters.ts';

interface LetterSenderProps {
  letter: Letter;
  identity: string;
  /** It has been asked for by the form before. */
  wasSent?: boolean;
}

/** Sends a letter to an address, and again after a minute; it says the same whoever the address belongs to. */
export function LetterSender({ letter, identity, wasSent = false }: LetterSenderProps) {
  const sending = useSendLetter(letter);
  const [isSent, setSent] = useState(wasSent);
  const wait = useCoolDown(coolDownName(letter, identity));
  const { button, sent } = letters[letter];
  const send = () => {
    sending.mutate({ body: { user_identity: identity } }, { onSuccess: () => setSent(true) });
  };
  const again = wait > 0 ? `Poslat znovu za ${wait} s` : 'Poslat znovu';
  return (
    <div className={styles.letter}>
      <div role="status">{isSent ? <Done>{sent(identity)}</Done> : null}</div>
      <ErrorLine error={sending.error} />
      <Button
        fullWidth
        variant={isSent ? 'default' : 'filled'}
        disabled={wait > 0}
        loading={sending.isPending}
        onClick={send}
      >
        {isSent || wait > 0 ? again : button}
      </Button>
    </div>
  );
}

function Done({ children }: { children: string }) {
  return (
    <p className={styles.done}>
      <IconMailFast size="1.25rem" aria-hidden="true" />
      {children}
    </p>
  );
}
