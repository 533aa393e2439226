import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MOST_NOTE } from '#contract/fieldwork/slot-words.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import type { SlotProps } from './slot-props.ts';
import { useSaying } from './useSaying.ts';
import styles from './visit-link.module.css';

/** That no time suits, with what would; the visit stays as it is and the office reads it. */
export function Unsuited(props: SlotProps) {
  const { answer, note: said } = props.opened;
  const { say, error, isPending } = useSaying(props);
  const [note, setNote] = useState(answer === 'unsuited' ? said : '');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    const isEmpty = note.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) say({ answer: 'unsuited', day: null, from_minute: null, note });
  };
  return (
    <details className={styles.unsuited}>
      <summary>Žádný termín mi nevyhovuje</summary>
      <div className={styles.part}>
        <Textarea
          label="Kdy by se vám to hodilo"
          description="Termín zatím zůstane, jak je. Správce si vzkaz přečte a ozve se vám."
          rows={3}
          maxLength={MOST_NOTE}
          value={note}
          error={isMissing ? 'Napište, kdy by se vám návštěva hodila' : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <ErrorLine error={error} remains="Napsaný vzkaz zůstal zachovaný." isOfAction />
        <Button variant="default" loading={isPending} onClick={send}>
          Odeslat správci
        </Button>
      </div>
    </details>
  );
}
