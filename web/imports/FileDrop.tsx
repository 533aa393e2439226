import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';
import { ACCEPTED, sizeText } from './file-choice.ts';
import styles from './imports.module.css';

interface FileDropProps {
  readonly file: File | null;
  /** What is wrong with the file; empty when nothing is. */
  readonly fault: string;
  readonly onFile: (file: File) => void;
}

/** A file is picked, or dragged here. */
export function FileDrop({ file, fault, onFile }: FileDropProps) {
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
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label="Soubor k importu"
        onChange={pick}
      />
      <Button
        variant="default"
        aria-describedby={fault === '' ? undefined : faultId}
        leftSection={<IconFileUpload size="1.125rem" aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Vybrat soubor
      </Button>
      <p className={styles.note}>
        {file === null
          ? 'nebo ho sem přetáhněte – XLSX nebo CSV (UTF-8 i Windows-1250), nejvýše 8 MB'
          : `${file.name} · ${sizeText(file.size)}`}
      </p>
      <p role="alert" id={faultId} className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
