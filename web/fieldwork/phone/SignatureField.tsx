import { Button, TextInput } from '@mantine/core';
import { useRef, useState, type PointerEvent } from 'react';
import { base64Of } from '#web/lib/download.ts';
import { isSigned } from './queue.ts';
import type { Writing } from './useDraft.ts';
import styles from './sheet.module.css';

const WIDTH = 640;
const HEIGHT = 240;

function begin(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.strokeStyle = '#000000';
  return context;
}

/** White ground under the strokes: the picture is a JPEG. */
function clear(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

function pictureOf(canvas: HTMLCanvasElement): Promise<string | null> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => (blob === null ? resolve(null) : void base64Of(blob).then(resolve)),
      'image/jpeg',
      0.85,
    );
  });
}

interface SignatureFieldProps {
  writing: Writing;
  isRequired: boolean;
}

/** Who takes over what was done: by a finger, with his name; where a signature is required and nobody gives it, why. */
export function SignatureField({ writing, isRequired }: SignatureFieldProps) {
  const { draft, change } = writing;
  const isDrawn = isSigned(draft.photos);
  const isUnsigned = isRequired && !isDrawn && draft.unsigned_reason !== null;
  return (
    <section className={styles.part} aria-labelledby="visit-signature">
      <h3 id="visit-signature" className={styles.heading}>
        Podpis
      </h3>
      <TextInput
        label={isUnsigned ? 'Kdo u toho byl' : 'Kdo podepisuje'}
        description={
          isRequired ? 'Jméno samo podpis nenahradí.' : 'Podpis práce nevyžaduje, stačí i jméno.'
        }
        size="md"
        maxLength={150}
        autoComplete="off"
        value={draft.signed_by}
        onChange={({ currentTarget: { value } }) => change({ signed_by: value })}
      />
      {isUnsigned ? null : (
        <Pad isDrawn={isDrawn} isRequired={isRequired} onPicture={writing.takeSignature} />
      )}
      {isRequired && !isDrawn ? <Unsigned writing={writing} /> : null}
    </section>
  );
}

/** Reasons that come again and again; any other is written. */
const REASONS = ['Nikdo nebyl přítomen', 'Odmítnuto podepsat'];

/** That nobody signs, and why. */
function Unsigned({ writing: { draft, change } }: { writing: Writing }) {
  const { unsigned_reason: reason } = draft;
  const isOn = reason !== null;
  return (
    <>
      <Button
        size="md"
        variant={isOn ? 'filled' : 'default'}
        aria-pressed={isOn}
        onClick={() => change({ unsigned_reason: isOn ? null : '' })}
      >
        Nepodepsáno
      </Button>
      {reason === null ? null : (
        <>
          <div className={styles.offers} role="group" aria-label="Obvyklé důvody">
            {REASONS.map((one) => (
              <Button
                key={one}
                size="md"
                variant={reason === one ? 'filled' : 'default'}
                aria-pressed={reason === one}
                onClick={() => change({ unsigned_reason: one })}
              >
                {one}
              </Button>
            ))}
          </div>
          <TextInput
            label="Proč není podepsáno"
            description="Kancelář důvod uvidí a výsledek zkontroluje."
            size="md"
            withAsterisk
            maxLength={200}
            autoComplete="off"
            value={reason}
            onChange={({ currentTarget: { value } }) => change({ unsigned_reason: value })}
          />
        </>
      )}
    </>
  );
}

interface PadProps {
  isDrawn: boolean;
  isRequired: boolean;
  onPicture: (content_base64: string | null) => Promise<void>;
}

/** The place for a finger. */
function Pad({ isDrawn, isRequired, onPicture }: PadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  // A signature of a draft that was opened again is kept, and no longer on the canvas.
  const isBlank = useRef(true);
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return [
      ((clientX - box.left) / box.width) * WIDTH,
      ((clientY - box.top) / box.height) * HEIGHT,
    ] as const;
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (isBlank.current) clear(event.currentTarget);
    isBlank.current = false;
    const context = begin(event.currentTarget);
    context?.beginPath();
    context?.moveTo(...at(event));
    setDrawing(true);
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDrawing) return;
    const context = event.currentTarget.getContext('2d');
    context?.lineTo(...at(event));
    context?.stroke();
  };
  const end = async ({ currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (!isDrawing) return;
    setDrawing(false);
    await onPicture(await pictureOf(currentTarget));
  };
  const wipe = async () => {
    if (canvas.current !== null) clear(canvas.current);
    await onPicture(null);
  };
  return (
    <>
      <span className={styles.dimmed} aria-hidden="true">
        {isRequired ? 'Podpis prstem (povinný)' : 'Podpis prstem'}
      </span>
      <canvas
        ref={canvas}
        className={styles.pad}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={isDrawn ? 'Podpis prstem' : 'Místo pro podpis prstem'}
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={(event) => void end(event)}
        onPointerCancel={(event) => void end(event)}
      />
      <Button variant="default" size="md" disabled={!isDrawn} onClick={() => void wipe()}>
        Smazat podpis
      </Button>
    </>
  );
}
