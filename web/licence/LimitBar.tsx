import { limitStanding } from '#contract/rules/licence.ts';
import { formatNumber } from '#web/lib/czech.ts';
import styles from './licence.module.css';

interface LimitBarProps {
  label: string;
  /** What is counted. */
  note: string;
  used: number;
  most: number;
  /** An amount in words, where it is no plain count. */
  text?: (amount: number) => string;
}

const words = { free: '', near: 'blíží se limit', full: 'limit je vyčerpán' } as const;

const countText = (count: number) => formatNumber(count, 0);

/** How much of a limit is used, in numbers and as a bar. */
export function LimitBar({ label, note, used, most, text = countText }: LimitBarProps) {
  const standing = limitStanding(used, most);
  const percent = most === 0 ? 100 : Math.min(100, (used / most) * 100);
  const figures = `${text(used)} / ${text(most)}`;
  return (
    <div className={styles.limit} data-standing={standing}>
      <p className={styles.limitHead}>
        <span className={styles.limitName}>{label}</span>
        <span className="k-figures">{figures}</span>
      </p>
      <div
        className={styles.bar}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(used, most)}
        aria-valuetext={figures}
      >
        <div className={styles.filled} style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.limitNote}>
        {note}
        {words[standing] === '' ? null : <strong> · {words[standing]}</strong>}
      </p>
    </div>
  );
}
