import { Group } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import styles from './DialogFoot.module.css';

interface DialogFootProps {
  /** What stands over the buttons, such as the error of the last try. */
  note?: ReactNode;
  /** Its buttons, the main one last. */
  children: ReactNode;
  onMouseDown?: (event: MouseEvent) => void;
}

/** The buttons at the end of a dialog, in sight however long the dialog is. */
export function DialogFoot({ note, children, onMouseDown }: DialogFootProps) {
  return (
    <div className={styles.foot}>
      {note}
      <Group justify="flex-end" gap="xs" onMouseDown={onMouseDown}>
        {children}
      </Group>
    </div>
  );
}
