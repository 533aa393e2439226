import styles from './Logo.module.css';

/** The sign of the portal: a house whose door is a keyhole, its key in the lock. */
function LogoSign({ size = 28 }: { size?: number }) {
  return (
    <svg
      className={styles.sign}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.wall}
        d="M5.5 14.2V27a1.5 1.5 0 0 0 1.5 1.5h18a1.5 1.5 0 0 0 1.5-1.5V14.2L16 6z"
      />
      <path className={styles.roof} d="M2.6 15.6 16 4.4l13.4 11.2" />
      <path
        className={styles.key}
        fillRule="evenodd"
        d="M16 12.4a4 4 0 0 1 1.5 7.7v1.6h2.1v2h-2.1v2.1h-3v-5.7a4 4 0 0 1 1.5-7.7zm0 2.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"
      />
    </svg>
  );
}

/** The word mark; `compact` shows the sign alone and keeps the name for readers. */
export function Logo({ compact = false, size = 28 }: { compact?: boolean; size?: number }) {
  return (
    <span className={styles.logo} role="img" aria-label="Kastelán">
      <LogoSign size={size} />
      {compact ? null : (
        <span className={styles.word} aria-hidden="true">
          Kastelán
        </span>
      )}
    </span>
  );
}
