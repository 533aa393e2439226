import styles from './Keys.module.css';

/** Together with Ctrl a letter is written as on the keyboard; alone it is typed small. */
function nameOf(key: string): string {
  return key.startsWith('Ctrl+') ? `Ctrl+${key.slice(5).toUpperCase()}` : key;
}

interface KeysProps {
  /** 'g p' are two keys one after the other, 'Ctrl+k' two at once. */
  readonly keys: string;
  readonly className?: string | undefined;
}

/** The keys of a command as they stand on the keyboard. */
export function Keys({ keys, className }: KeysProps) {
  const [first = '', second] = keys.split(' ');
  return (
    <span className={[styles.keys, className].join(' ')}>
      <kbd className={styles.key}>{nameOf(first)}</kbd>
      {second === undefined ? null : (
        <>
          <span className="k-hidden"> a pak </span>
          <kbd className={styles.key}>{nameOf(second)}</kbd>
        </>
      )}
    </span>
  );
}
