import { Button } from '@mantine/core';
import { IconCamera } from '#web/icons/IconCamera.ts';
import { useRef, useState, type ChangeEvent } from 'react';
import { PHOTOS } from '#web/form/photo.ts';
import { codeInPhoto } from './codes.ts';

/** Reads a code off a photo, which the system's own camera takes. */
export function CodePhoto({ onFound }: { onFound: (code: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isMissed, setMissed] = useState(false);
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const code = await codeInPhoto(file);
    setMissed(code === null);
    if (code !== null) onFound(code);
    if (input.current !== null) input.current.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTOS}
        capture="environment"
        aria-label="Fotka čárového kódu"
        onChange={(event) => void read(event)}
      />
      <Button
        variant="default"
        size="md"
        leftSection={<IconCamera size="1.25rem" aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Vyfotit kód
      </Button>
      <span role="status">{isMissed ? 'Kód na fotce není čitelný, číslo napište.' : ''}</span>
    </>
  );
}
