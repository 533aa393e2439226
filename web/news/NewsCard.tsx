import { IconExternalLink } from '#web/icons/IconExternalLink.ts';
import type { NewsRow } from '#contract/news.ts';
import { linkKind } from '#contract/rules/news-link.ts';
import { formatDate } from '#web/lib/czech.ts';
import { pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { NewsBadges, NewsTag } from './news-words.tsx';
import styles from './news.module.css';

/** Whether the title of the item leads to another site at once. */
function leadsAway({ link_detail, link_is_external }: NewsRow): boolean {
  return link_is_external && linkKind(link_detail) === 'outer';
}

/** An item of the overview: date, tag, title and the beginning of its text. */
export function NewsCard({ item, isAdmin }: { item: NewsRow; isAdmin: boolean }) {
  const { title, news_date, excerpt, state } = item;
  const detail = pathTo('BlogDetail', { blog_id: item.portal_news_id });
  return (
    <li className={styles.card} data-waiting={state === 'published' ? undefined : true}>
      <p className={styles.facts}>
        <time dateTime={news_date} className="k-figures">
          {formatDate(news_date)}
        </time>
        <NewsTag item={item} />
        <NewsBadges item={item} />
      </p>
      <h2 className={styles.title}>
        {leadsAway(item) ? (
          <a href={item.link_detail} target="_blank" rel="noopener noreferrer">
            {title} <IconExternalLink size="1rem" aria-hidden="true" />
            <span className="k-hidden"> (otevře se v novém okně)</span>
          </a>
        ) : (
          <InnerLink href={detail}>{title}</InnerLink>
        )}
      </h2>
      {excerpt === '' ? null : <p className={styles.excerpt}>{excerpt}</p>}
      {isAdmin ? (
        <InnerLink href={`${detail}?edit=1`} aria-label={`Upravit: ${title}`}>
          Upravit
        </InnerLink>
      ) : null}
    </li>
  );
}
