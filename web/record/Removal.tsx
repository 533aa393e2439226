import { Button } from '@mantine/core';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useRef, useState } from 'react';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import styles from './record.module.css';

export interface RemovalProps {
  /** Text of the button and of the answer that agrees: 'Smazat zprávu'. */
  label: string;
  /** Asked before it happens; without one it is the label. */
  title?: string;
  question: string;
  /** Told when it is done. */
  told?: string;
  onRemove: () => Promise<unknown>;
  onRemoved: () => void;
}

/** Takes a record away for good, after it was asked for twice; why it may not is told under the button. */
export function Removal(props: RemovalProps) {
  const { label, title = `${label}?`, question, told = 'Záznam byl smazán' } = props;
  const [isRemoving, setRemoving] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const button = useRef<HTMLButtonElement>(null);
  const remove = async () => {
    setFault(null);
    if (!(await confirm({ title, message: question, confirmLabel: label, danger: true }))) return;
    setRemoving(true);
    try {
      const answer = await props.onRemove();
      flash(told, answer);
      props.onRemoved();
    } catch (error) {
      setFault(error);
      setRemoving(false);
      // The button could not hold the focus while it waited; Esc of the dialog needs it inside.
      requestAnimationFrame(() => button.current?.focus());
    }
  };
  return (
    <div className={styles.removal}>
      <Button
        ref={button}
        variant="subtle"
        color="red"
        loading={isRemoving}
        leftSection={<IconTrash size="1.125rem" aria-hidden="true" />}
        onClick={() => void remove()}
      >
        {label}
      </Button>
      <ErrorLine error={fault} isOfAction />
    </div>
  );
}
