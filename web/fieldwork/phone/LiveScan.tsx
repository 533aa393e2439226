import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CodePhoto } from './CodePhoto.tsx';
import { startScan, type Light, type ScanState } from './live-scan.ts';
import styles from './scan.module.css';

const sentences: Readonly<Record<ScanState, string>> = {
  starting: 'Kamera se otevírá…',
  looking: 'Namiřte kameru na čárový nebo QR kód měřidla.',
  found: '',
  denied:
    'Kamera je pro portál zakázaná. Povolte ji v nastavení prohlížeče u této stránky, kód vyfoťte, nebo číslo opište.',
  missing: 'Zařízení nemá kameru. Kód vyfoťte, nebo číslo opište.',
  failed:
    'Kameru se nepodařilo otevřít, možná ji má jiná aplikace. Kód vyfoťte, nebo číslo opište.',
  paused: 'Kamera se zavřela, když stránka nebyla vidět.',
  unreadable: 'Tento prohlížeč kódy z kamery číst neumí. Číslo opište.',
};

/** States in which opening the camera once more may help. */
const AGAIN: ReadonlySet<ScanState> = new Set(['denied', 'missing', 'failed', 'paused']);

interface LiveScanProps {
  onFound: (code: string) => void;
  onClose: () => void;
}

/** Looks for the code of a meter by the camera; the camera is open only while this is shown. */
export function LiveScan(props: LiveScanProps) {
  const [attempt, setAttempt] = useState(1);
  return <Scan key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

interface ScanProps extends LiveScanProps {
  /** The camera is to be opened once more. */
  onAgain: () => void;
}

function Scan({ onFound, onClose, onAgain }: ScanProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScanState>('starting');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [light, setLight] = useState<{ readonly turn: Light }>({ turn: undefined });
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  }, [onFound]);
  useEffect(() => {
    if (video.current === null) return undefined;
    return startScan(video.current, {
      onState: setState,
      onCodes: (seen) => {
        // A phone is felt before it is looked at.
        if ('vibrate' in navigator) navigator.vibrate(100);
        if (seen.length === 1) found.current(seen[0] ?? '');
        else setCodes(seen);
      },
      onLight: (turn) => setLight({ turn }),
    });
  }, []);
  const isOpen = state === 'starting' || state === 'looking';
  return (
    <div className={styles.scan} role="group" aria-label="Čtení kódu kamerou">
      <video ref={video} className={styles.video} hidden={!isOpen} muted playsInline />
      <p className={isOpen ? styles.told : styles.fault} role="status">
        {codes.length > 1 ? 'Je vidět víc kódů. Vyberte ten s číslem měřidla.' : sentences[state]}
      </p>
      <div className={styles.buttons}>
        {codes.map((code) => (
          <Button key={code} size="md" variant="default" onClick={() => onFound(code)}>
            {code}
          </Button>
        ))}
        {light.turn === undefined ? null : <LightButton turn={light.turn} />}
        {AGAIN.has(state) ? (
          <Button size="md" variant="default" onClick={onAgain}>
            Otevřít kameru znovu
          </Button>
        ) : null}
        <CodePhoto onFound={onFound} />
        <Button size="md" variant="default" onClick={onClose}>
          Opsat číslo
        </Button>
      </div>
    </div>
  );
}

/** The light for a shaft in a dark cellar. */
function LightButton({ turn }: { turn: (isOn: boolean) => Promise<void> }) {
  const [isOn, setOn] = useState(false);
  const switchTo = async (next: boolean) => {
    await turn(next);
    setOn(next);
  };
  return (
    <Button
      size="md"
      variant={isOn ? 'filled' : 'default'}
      aria-pressed={isOn}
      onClick={() => void switchTo(!isOn)}
    >
      Přisvítit
    </Button>
  );
}
