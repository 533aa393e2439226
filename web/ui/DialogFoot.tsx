import { Group } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { isAskedOfDialog } from './asked-of-dialog.ts';
import styles from './DialogFoot.module.css';

interface DialogFootProps {
  /** What stands over the buttons, such as the error of the last try. */
  note?: ReactNode;
  /** Its buttons, the main one last; Ctrl+Enter presses it from anywhere in the dialog. */
  children: ReactNode;
  onMouseDown?: (event: MouseEvent) => void;
}

/** The buttons at the end of a dialog, in sight however long the dialog is. */
export function DialogFoot({ note, children, onMouseDown }: DialogFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const { target } = event;
    // A form saves itself by the same key.
    if (event.defaultPrevented || !(target instanceof Element) || target.closest('form')) return;
    if (foot.current === null || !isAskedOfDialog(foot.current, target)) return;
    event.preventDefault();
    [...foot.current.querySelectorAll<HTMLElement>('button, a')].at(-1)?.click();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={foot} className={styles.foot} data-dialog-foot>
      {note}
      <Group justify="flex-end" gap="xs" onMouseDown={onMouseDown}>
        {children}
      </Group>
    </div>
  );
}
