import { Button, TextInput } from '@mantine/core';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { useState } from 'react';
import { MOST_NOTE } from '#contract/fieldwork/slot-words.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import type { SlotProps } from './slot-props.ts';
import { useSaying } from './useSaying.ts';
import styles from './visit-link.module.css';

/** That the time suits, with a word for the crew. */
export function Confirming(props: SlotProps) {
  const { day, from_minute, answer, note: said } = props.opened;
  const { say, error, isPending } = useSaying(props);
  const [note, setNote] = useState(answer === 'unsuited' ? '' : said);
  if (day === null || from_minute === null) return null;
  return (
    <section className={styles.part} aria-label="Potvrzení termínu">
      <TextInput
        label="Vzkaz pro techniky (nepovinný)"
        placeholder="zvonit u sousedů, pes v bytě"
        maxLength={MOST_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <ErrorLine error={error} remains="Napsaný vzkaz zůstal zachovaný." isOfAction />
      <Button
        size="md"
        leftSection={<IconCheck size="1.25rem" aria-hidden="true" />}
        loading={isPending}
        onClick={() => say({ answer: 'confirmed', day, from_minute, note })}
      >
        Potvrzuji, budu doma
      </Button>
    </section>
  );
}
