import { Button } from '@mantine/core';
import { IconBarcode } from '#web/icons/IconBarcode.ts';
import { useState } from 'react';
import { CodePhoto } from './CodePhoto.tsx';
import { canReadCodes } from './codes.ts';
import { canOpenCamera } from './live-scan.ts';
import { LiveScan } from './LiveScan.tsx';

/**
 * Reads the number of a meter off its code: by the live camera, off a photo where the browser opens none, and
 * nothing in browsers that read no codes. What was read is told and stays to be changed.
 */
export function ScanButton({ onFound }: { onFound: (code: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState('');
  if (!canReadCodes()) return null;
  const take = (code: string) => {
    setOpen(false);
    setRead(code);
    onFound(code);
  };
  return (
    <>
      {isOpen ? (
        <LiveScan onFound={take} onClose={() => setOpen(false)} />
      ) : canOpenCamera() ? (
        <Button
          variant="default"
          size="md"
          leftSection={<IconBarcode size="1.25rem" aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          Načíst kód
        </Button>
      ) : (
        <CodePhoto onFound={take} />
      )}
      <span role="status">{read === '' || isOpen ? '' : `Přečteno ${read}`}</span>
    </>
  );
}
