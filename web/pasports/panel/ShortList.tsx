import { Skeleton, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { userMessage } from '#web/lib/api-error.ts';
import type { ShortContent } from './short-rows.ts';
import styles from './panel.module.css';

interface ShortListProps<T> {
  heading: string;
  /** What is said when there is nobody and nothing. */
  none: string;
  list: UseQueryResult<T>;
  read: (list: T) => ShortContent;
  /** Opens the whole list. */
  onMore: () => void;
}

/** A short list of a space's records; 'více' opens the whole one. */
export function ShortList<T>({ heading, none, list, read, onMore }: ShortListProps<T>) {
  const content = list.data === undefined ? undefined : read(list.data);
  const isMore = content !== undefined && content.rows.length < content.total;
  const more = isMore ? `více (${content.total})` : 'více';
  return (
    <section className={styles.list} aria-label={heading} aria-busy={content === undefined}>
      <div className={styles.head}>
        <Title order={3} className={styles.heading ?? ''}>
          {heading}
        </Title>
        <button
          type="button"
          className={styles.more}
          aria-label={`${more}: ${heading}`}
          onClick={onMore}
        >
          {more}
        </button>
      </div>
      {list.error !== null && content === undefined ? (
        <p role="alert">{userMessage(list.error)}</p>
      ) : (
        <Rows content={content} none={none} />
      )}
    </section>
  );
}

function Rows({ content, none }: { content: ShortContent | undefined; none: string }) {
  if (content === undefined) return <Skeleton height="2.5rem" />;
  if (content.rows.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.rows}>
      {content.rows.map(({ id, text, detail, holds }) => (
        <li key={id} data-ended={!holds || undefined}>
          <span className={styles.text}>{text}</span>
          <span className={styles.detail}>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
