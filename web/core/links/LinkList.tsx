import { Skeleton } from '@mantine/core';
import type { ToldLink } from '#contract/told-link.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { LinkRow } from './LinkRow.tsx';
import styles from './links.module.css';

interface LinkListProps<L extends ToldLink> {
  /** Undefined while they are on their way. */
  links: readonly L[] | undefined;
  error: Error | null;
  onRetry: () => void;
  idOf: (link: L) => number;
  whoseOf: (link: L) => string;
  /** What is seen by them, behind "neuvidí": 'konto'. */
  shows: string;
  /** Ends a link. */
  revoking: {
    readonly isPending: boolean;
    readonly id: string | number | undefined;
    readonly revoke: (
      id: number,
      then: { onSuccess: () => void; onError: (fault: Error) => void },
    ) => void;
  };
}

/** Links that were made to one thing, the newest first. */
export function LinkList<L extends ToldLink>({
  links,
  error,
  onRetry,
  idOf,
  whoseOf,
  shows,
  revoking: { isPending, id, revoke },
}: LinkListProps<L>) {
  if (links === undefined)
    return error === null ? (
      <Skeleton height="4rem" />
    ) : (
      <LoadError error={error} onRetry={onRetry} />
    );
  if (links.length === 0) return <p className={styles.dimmed}>Zatím tu žádný odkaz není.</p>;
  return (
    <ul className={styles.links} aria-label="Vytvořené odkazy">
      {links.map((link) => (
        <LinkRow
          key={idOf(link)}
          link={link}
          whose={whoseOf(link)}
          shows={shows}
          isRevoking={isPending && id === idOf(link)}
          onRevoke={(then) => revoke(idOf(link), then)}
        />
      ))}
    </ul>
  );
}
