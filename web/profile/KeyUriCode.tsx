import { encodeQR } from 'qr';
import styles from './second-step.module.css';

/** Light modules that the standard asks for around the code. */
const QUIET_ZONE = 4;

/** The dark modules of the code: each run of a row is one rectangle. */
function darkPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      Array.from(runsOf(row), ([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
    )
    .join('');
}

function* runsOf(row: readonly boolean[]): Generator<readonly [start: number, length: number]> {
  for (let start = row.indexOf(true); start >= 0;) {
    const end = row.indexOf(false, start);
    const length = (end < 0 ? row.length : end) - start;
    yield [start, length];
    start = row.indexOf(true, start + length);
  }
}

/**
 * The address of a secret as a QR code, for the telephone of whoever reads this on another device. Black
 * on white whatever the look of the portal: cameras know it so.
 */
export function KeyUriCode({ uri }: { uri: string }) {
  const modules = encodeQR(uri, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const size = modules.length;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR kód s klíčem; tentýž klíč je vypsaný pod ním"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={darkPath(modules)} fill="#000" />
    </svg>
  );
}
