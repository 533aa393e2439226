import { useId } from 'react';
import type { HelpArticle } from './article.ts';
import styles from './help.module.css';

interface ArticleListProps {
  heading: string;
  articles: readonly HelpArticle[];
  /** What is said where there is none; without it there is no list then. */
  empty?: string;
  onOpen: (id: string) => void;
}

/** Articles by their titles. */
export function ArticleList({ heading, articles, empty, onOpen }: ArticleListProps) {
  const id = useId();
  if (articles.length === 0 && empty === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {heading}
      </h3>
      {articles.length === 0 ? (
        <p className={styles.empty} role="status">
          {empty}
        </p>
      ) : (
        <ul className={styles.list}>
          {articles.map((article) => (
            <li key={article.id}>
              <button type="button" className={styles.entry} onClick={() => onOpen(article.id)}>
                {article.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
