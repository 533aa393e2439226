import styles from './transfer.module.css';

/** What is wrong with a group of fields, under them. */
export function FaultLine({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.fault} role="alert">
      {text}
    </p>
  );
}
