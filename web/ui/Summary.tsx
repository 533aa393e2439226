import { IconChevronDown } from '#web/icons/IconChevronDown.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Summary.module.css';
import { turnUnfolded, useUnfolded } from './unfolded.ts';

interface SummaryProps {
  label?: string;
  /**
   * The kind of records that it is of, where it stands over their parts: a phone then shows just what one needs at the
   * door, the facts that are first, and the others once they are asked for, there and in the next record of the kind.
   */
  folds?: string;
  /** What the facts follow, such as the day of which they are; over them, and on a phone folded with the others. */
  tools?: ReactNode;
  /** Those tools say something that must not be overlooked. */
  areToolsTold?: boolean;
  children: ReactNode;
}

/** What a record is in a nutshell: at most seven facts that answer the usual call. */
export function Summary(props: SummaryProps) {
  const { label = 'V kostce', folds, tools = null, areToolsTold = false, children } = props;
  const isUnfolded = useUnfolded(folds);
  const id = useId();
  const state = {
    'data-folds': folds,
    'data-folded': isUnfolded ? undefined : true,
  };
  return (
    <>
      {tools === null ? null : (
        <div {...(areToolsTold ? {} : state)} className={styles.tools} id={`${id}tools`}>
          {tools}
        </div>
      )}
      <section {...state} className={styles.summary} aria-label={label}>
        <dl id={id}>{children}</dl>
        {folds === undefined ? null : (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isUnfolded}
            aria-controls={tools === null ? id : `${id}tools ${id}`}
            onClick={() => turnUnfolded(folds)}
          >
            Více údajů
            <IconChevronDown size="1.125rem" aria-hidden="true" />
          </button>
        )}
      </section>
    </>
  );
}

interface FactProps {
  label: string;
  /** Told at the door: a phone shows it at once. */
  isFirst?: boolean;
  children: ReactNode;
}

/** One fact of a summary; what is not known says so in words. What bears data-rest waits on a phone with further facts. */
export function Fact({ label, isFirst = false, children }: FactProps) {
  return (
    <div className={styles.fact} data-rest={isFirst ? undefined : true}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface NoteProps {
  /** It can wait on a phone. */
  isRest?: boolean;
  children: ReactNode;
}

/** What stands under the main word of a fact, weaker. */
export function FactNote({ isRest = false, children }: NoteProps) {
  return (
    <span className={styles.note} data-rest={isRest ? true : undefined}>
      {children}
    </span>
  );
}

/** In a fact that a phone shows shortened: how many more there are. */
export function FoldedRest({ count }: { count: number }) {
  return count <= 0 ? null : (
    <span className={`${styles.note} ${styles.shortened}`}>{`a ještě ${count}`}</span>
  );
}

/** In the place of a fact that nobody has recorded. */
export function Unknown({ children }: { children: ReactNode }) {
  return <span className={styles.unknown}>{children}</span>;
}
