import { useId } from 'react';
import type { Find } from '#contract/search.ts';
import { findKey, findKinds, grouped } from './find-kinds.ts';
import styles from './search.module.css';
import { optionId } from './useWalk.ts';

interface FindListProps {
  readonly finds: readonly Find[];
  readonly pointed: Find | undefined;
  /** The active unit; finds of others say whose they are. */
  readonly unit_id: number;
  /** What was found before, not now. */
  readonly isRecent: boolean;
  readonly onChoose: (find: Find) => void;
}

/** Finds grouped by their kinds. */
export function FindList({ finds, isRecent, ...rest }: FindListProps) {
  return (
    <div
      role="listbox"
      id="finds"
      aria-label={isRecent ? 'Naposledy nalezené' : 'Nalezené'}
      className={styles.list}
    >
      {groupsOf(finds, isRecent).map((group) => (
        <Group key={group.heading} group={group} {...rest} />
      ))}
    </div>
  );
}

interface Headed {
  readonly heading: string;
  readonly finds: readonly Find[];
}

function groupsOf(finds: readonly Find[], isRecent: boolean): readonly Headed[] {
  // What was found before is told by time, whatever its kind.
  if (isRecent) return finds.length === 0 ? [] : [{ heading: 'Naposledy nalezené', finds }];
  return grouped(finds).map((group) => ({ ...group, heading: findKinds[group.kind].heading }));
}

type GroupProps = Omit<FindListProps, 'finds' | 'isRecent'> & { readonly group: Headed };

function Group({ group: { heading, finds }, ...rest }: GroupProps) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId} className={styles.heading} role="presentation">
        {heading}
      </p>
      {finds.map((find) => (
        <FindOption key={findKey(find)} find={find} {...rest} />
      ))}
    </div>
  );
}

type OptionProps = Omit<FindListProps, 'finds' | 'isRecent'> & { readonly find: Find };

function FindOption({ find, pointed, unit_id, onChoose }: OptionProps) {
  const Sign = findKinds[find.kind].sign;
  const isPointed = pointed !== undefined && findKey(pointed) === findKey(find);
  const isElsewhere = find.unit_id !== unit_id && find.kind !== 'unit';
  const detail = [find.detail, isElsewhere ? find.unit_name : ''].filter((text) => text !== '');
  return (
    <button
      type="button"
      tabIndex={-1}
      role="option"
      id={optionId(find)}
      aria-selected={isPointed}
      className={styles.option}
      onClick={() => onChoose(find)}
    >
      <Sign size="1.25rem" stroke={1.6} aria-hidden="true" className={styles.sign} />
      <span className={styles.names}>
        <span className={styles.title}>{find.title}</span>
        {detail.length === 0 ? null : <span className={styles.detail}>{detail.join(' · ')}</span>}
      </span>
    </button>
  );
}
