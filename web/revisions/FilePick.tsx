import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { ChangeEvent, Ref } from 'react';
import { ACCEPTED } from './file-choice.ts';
import styles from './revisions.module.css';

interface FilePickProps {
  text: string;
  /** Under the button: the name of the picked file, or what may be picked. */
  note: string;
  /** What is wrong with the file; empty when nothing is. */
  fault: string;
  isBusy?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  onFile: (file: File) => void;
}

/** A report is picked as a file. */
export function FilePick({ text, note, fault, isBusy = false, buttonRef, onFile }: FilePickProps) {
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
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label="Soubor zprávy o revizi"
        onChange={pick}
      />
      <Button
        ref={buttonRef ?? null}
        variant="default"
        loading={isBusy}
        aria-describedby={`${id}-note ${id}-fault`}
        leftSection={<IconPaperclip size="1.125rem" aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      <p className={styles.note} id={`${id}-note`}>
        {note}
      </p>
      <p role="alert" className={styles.fault} id={`${id}-fault`}>
        {fault}
      </p>
    </div>
  );
}
