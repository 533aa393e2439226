import type { ComponentProps } from 'react';
import styles from './choice-box.module.css';

/** One of a few values in the words of a table, with arrows of our own hand in every browser. */
export function ChoiceBox(props: ComponentProps<'select'>) {
  return (
    <span className={styles.box}>
      <select {...props} />
    </span>
  );
}
