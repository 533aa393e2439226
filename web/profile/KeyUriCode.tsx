import { drawQr } from '#web/ui/qr.ts';
import styles from './second-step.module.css';

/**
 * The address of a secret as a QR code, for the telephone of whoever reads this on another device. Black
 * on white whatever the look of the portal: cameras know it so.
 */
export function KeyUriCode({ uri }: { uri: string }) {
  const { size, path } = drawQr(uri);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR kód s klíčem; tentýž klíč je vypsaný pod ním"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
