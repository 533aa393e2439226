import { Button } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { PHOTOS } from '#web/form/photo.ts';
import { log } from '#web/lib/log.ts';

interface Detector {
  detect: (picture: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>;
}

/** What reads codes out of a picture; undefined in browsers that cannot. */
function detectorOf(): Detector | undefined {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: new () => Detector };
  return BarcodeDetector === undefined ? undefined : new BarcodeDetector();
}

/** The first code in the picture; null where there is none. */
async function codeIn(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const [code] = (await detectorOf()?.detect(picture)) ?? [];
    picture.close();
    return code?.rawValue.trim().slice(0, 50) ?? null;
  } catch (error) {
    log.warn('Čárový kód nelze přečíst', error);
    return null;
  }
}

/** Reads the number of a meter off its code by the camera; nothing in browsers that cannot. */
export function ScanButton({ onFound }: { onFound: (code: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isMissed, setMissed] = useState(false);
  if (!('BarcodeDetector' in globalThis)) return null;
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const code = await codeIn(file);
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
        leftSection={<IconBarcode size="1.25rem" aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Načíst kód
      </Button>
      <span role="status">{isMissed ? 'Kód na fotce není čitelný, číslo napište.' : ''}</span>
    </>
  );
}
