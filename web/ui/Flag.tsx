import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconMinus } from '#web/icons/IconMinus.ts';
import styles from './Flag.module.css';

/** A flag that can only be read. */
export function Flag({ label, isSet }: { label: string; isSet: boolean }) {
  const Sign = isSet ? IconCheck : IconMinus;
  return (
    <p className={styles.flag} data-set={isSet || undefined}>
      <Sign size="1.25rem" aria-hidden="true" />
      <span>
        {label}: <strong>{isSet ? 'ano' : 'ne'}</strong>
      </span>
    </p>
  );
}
