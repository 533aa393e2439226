import { Button } from '@mantine/core';
import { useId } from 'react';
import type { SubmitEvent, SyntheticEvent } from 'react';
import styles from './ConfirmHost.module.css';
import { asked } from './confirm.ts';
import type { Asked } from './confirm.ts';

/** Where confirm() asks; stands once in the shell. Enter confirms, Esc cancels. */
export function ConfirmHost() {
  const question = asked.use();
  return question === null ? null : <Dialog question={question} />;
}

// The browser's own dialog holds the focus inside and gives it back when closed.
function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  return () => dialog.close();
}

function Dialog({ question }: { question: Asked }) {
  const { title, message, confirmLabel, cancelLabel = 'Zrušit', danger = false, answer } = question;
  const titleId = useId();
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    answer(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    answer(true);
  };
  // The kit's own dialogs listen to Esc on the window, and one may be open below this one.
  const alone = { 'data-mantine-stop-propagation': true };
  return (
    <dialog ref={open} className={styles.dialog} aria-labelledby={titleId} onCancel={refuse}>
      <form onSubmit={submit}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {message === undefined ? null : <p className={styles.message}>{message}</p>}
        <div className={styles.buttons}>
          <Button variant="default" onClick={refuse} {...alone}>
            {cancelLabel}
          </Button>
          <Button type="submit" data-autofocus {...(danger ? { color: 'red' } : {})} {...alone}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
