import { Button } from '@mantine/core';
import { IconFileUpload } from '#web/icons/IconFileUpload.ts';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';
import { sizeText } from '#contract/rules/file-size.ts';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** Name of the input for readers. */
  readonly label: string;
  /** Ends of names that the dialog of the system offers. */
  readonly accept: string;
  /** What may be dragged here, until a file is chosen. */
  readonly hint: string;
  readonly file: File | null;
  /** What is wrong with the file; empty when nothing is. */
  readonly fault: string;
  readonly onFile: (file: File) => void;
}

/** A size stays with its unit: 8 MB. */
const unbroken = (hint: string) => hint.replaceAll(/(\d) (?=[kM]B)/g, '$1\u00a0');

/** A file is picked, or dragged here. */
export function FileDrop({ label, accept, hint, file, fault, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const faultId = useId();
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = currentTarget.files?.[0];
    if (picked !== undefined) onFile(picked);
    // The same file, corrected meanwhile, may be picked again.
    currentTarget.value = '';
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) onFile(dropped);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input ref={input} type="file" hidden accept={accept} aria-label={label} onChange={pick} />
      <Button
        variant="default"
        aria-describedby={fault === '' ? undefined : faultId}
        leftSection={<IconFileUpload size="1.125rem" aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Vybrat soubor
      </Button>
      <p className={styles.note}>
        {file === null ? unbroken(hint) : `${file.name} · ${sizeText(file.size)}`}
      </p>
      <p role="alert" id={faultId} className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
