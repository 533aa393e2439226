import { Button } from '@mantine/core';
import { IconCamera } from '#web/icons/IconCamera.ts';
import { useRef, useState, type ChangeEvent } from 'react';
import { PHOTOS } from '#web/form/photo.ts';

interface PhotoButtonProps {
  label: string;
  /** What is on it, for readers. */
  name: string;
  onFile: (file: File) => Promise<void>;
}

/** Opens the camera of a phone, or the files of a computer. */
export function PhotoButton({ label, name, onFile }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const pick = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    setBusy(true);
    await onFile(file);
    // The same file, taken anew, may be picked again.
    if (input.current !== null) input.current.value = '';
    setBusy(false);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTOS}
        capture="environment"
        aria-label={name}
        onChange={(event) => void pick(event)}
      />
      <Button
        variant="default"
        size="md"
        loading={isBusy}
        leftSection={<IconCamera size="1.25rem" aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
