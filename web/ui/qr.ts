import { encodeQR } from 'qr';

/** Light modules that the standard asks for around the code. */
const QUIET_ZONE = 4;

/** A QR code of a text as a drawing: its size in modules and the path of the dark ones. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Draws the text as a QR code: each run of dark modules of a row is one rectangle. */
export function drawQr(text: string): QrDrawing {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = modules
    .flatMap((row, y) =>
      Array.from(runsOf(row), ([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
    )
    .join('');
  return { size: modules.length, path };
}

function* runsOf(row: readonly boolean[]): Generator<readonly [start: number, length: number]> {
  for (let start = row.indexOf(true); start >= 0;) {
    const end = row.indexOf(false, start);
    const length = (end < 0 ? row.length : end) - start;
    yield [start, length];
    start = row.indexOf(true, start + length);
  }
}
