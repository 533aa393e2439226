import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import styles from './file-pick.module.css';

interface FilePickProps {
  /** What is picked, for readers. */
  label: string;
  /** Kinds of files that the dialog of the system offers. */
  accept: string;
  text: string;
  icon: ReactNode;
  /** Under the button: the name of the picked file, or what may be picked. */
  note: string;
  /** How much room there is for it. */
  room?: ReactNode;
  /** What is wrong with the file; empty when nothing is. */
  fault: string;
  isBusy?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  onFile: (file: File) => void;
}

/** A file is picked by a button. */
export function FilePick({
  label,
  accept,
  text,
  icon,
  note,
  room,
  fault,
  isBusy = false,
  buttonRef,
  onFile,
}: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = currentTarget.files?.[0];
    if (picked !== undefined) onFile(picked);
    // The same file, corrected meanwhile, may be picked again.
    currentTarget.value = '';
  };
  return (
    <div>
      <input ref={input} type="file" hidden accept={accept} aria-label={label} onChange={pick} />
      <Button
        ref={buttonRef ?? null}
        variant="default"
        loading={isBusy}
        aria-describedby={`${id}-note ${id}-room ${id}-fault`}
        leftSection={icon}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      <p className={styles.note} id={`${id}-note`}>
        {note}
      </p>
      <div id={`${id}-room`}>{room}</div>
      <p role="alert" className={styles.fault} id={`${id}-fault`}>
        {fault}
      </p>
    </div>
  );
}
