import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import styles from './ConfirmHost.module.css';
import { asked } from './confirm.ts';
import type { Question } from './confirm.ts';

/** Where confirm() asks; stands once in the shell. Enter confirms, Esc cancels. */
export function ConfirmHost() {
  const current = asked.use();
  const [last, setLast] = useState<Question | null>(null);
  // The text stays while the dialog fades out.
  if (current !== null && current !== last) setLast(current);
  const question = current ?? last;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    current?.answer(true);
  };
  return (
    <Modal opened={current !== null} onClose={() => current?.answer(false)} title={question?.title} size="28rem" centered>
      <form onSubmit={submit}>
        {question?.message === undefined ? null : <p className={styles.message}>{question.message}</p>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" type="button" onClick={() => current?.answer(false)}>
            {question?.cancelLabel ?? 'Zrušit'}
          </Button>
          <Button type="submit" data-autofocus {...(question?.danger === true ? { color: 'red' } : {})}>
            {question?.confirmLabel}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
