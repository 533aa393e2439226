import { IconArrowLeft } from '#web/icons/IconArrowLeft.ts';
import { IconArrowRight } from '#web/icons/IconArrowRight.ts';
import type { NewsNeighbour } from '#contract/news.ts';
import { pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './news.module.css';

const addressOf = ({ portal_news_id }: NonNullable<NewsNeighbour>) =>
  pathTo('BlogDetail', { blog_id: portal_news_id });

interface NeighboursProps {
  item: { readonly previous: NewsNeighbour; readonly next: NewsNeighbour };
}

/** The way to the older and to the newer item. */
export function Neighbours({ item: { previous, next } }: NeighboursProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.neighbours} aria-label="Další novinky">
      {previous === null ? null : (
        <InnerLink href={addressOf(previous)} className={styles.neighbour}>
          <IconArrowLeft size="1.125rem" aria-hidden="true" />
          <span>
            <small>Předchozí</small>
            {previous.title}
          </span>
        </InnerLink>
      )}
      {next === null ? null : (
        <InnerLink href={addressOf(next)} className={styles.neighbour} data-next>
          <span>
            <small>Následující</small>
            {next.title}
          </span>
          <IconArrowRight size="1.125rem" aria-hidden="true" />
        </InnerLink>
      )}
    </nav>
  );
}
