import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { identity } from '#contract/fields.ts';
import { EmailField } from '#web/form/fields.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { coolDownLeft } from './cool-down.ts';
import styles from './entry.module.css';
import { EntryForm } from './EntryForm.tsx';
import { useSendLetter } from './entry.queries.ts';
import { coolDownName, letters } from './letters.ts';
import type { Letter } from './letters.ts';
import { LetterSender } from './LetterSender.tsx';

interface LetterFormProps {
  letter: Letter;
  /** The address to begin with. */
  initial?: string | undefined;
  /** What to do; it goes away once the letter has been sent. */
  children: ReactNode;
}

const schema = z.object({ user_identity: identity });

/** Asks for an address and sends a letter to it. */
export function LetterForm({ letter, initial = '', children }: LetterFormProps) {
  const sending = useSendLetter(letter);
  const [sentTo, setSentTo] = useState('');
  const form = useContractForm({
    schema,
    initial: { user_identity: initial },
    onSave: async (_changes, { values }) => {
      const { user_identity } = values;
      // One that has just left is not asked for again; what is said stays the same.
      const isWaiting = coolDownLeft(coolDownName(letter, user_identity)) > 0;
      if (!isWaiting) await sending.mutateAsync({ body: { user_identity } });
      setSentTo(user_identity);
    },
  });
  if (sentTo !== '') {
    return (
      <div className={styles.letter}>
        <LetterSender letter={letter} identity={sentTo} wasSent />
        <Button variant="subtle" onClick={() => setSentTo('')}>
          Zadat jinou adresu
        </Button>
      </div>
    );
  }
  return (
    <EntryForm form={form} label={letters[letter].button} submitLabel={letters[letter].button}>
      <p className={styles.text}>{children}</p>
      <EmailField {...form.field('user_identity')} label="E-mail" autoComplete="username" />
    </EntryForm>
  );
}
