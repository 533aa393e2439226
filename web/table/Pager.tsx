import { IconChevronLeft } from '#web/icons/IconChevronLeft.ts';
import { IconChevronRight } from '#web/icons/IconChevronRight.ts';
import { pagerItems } from './pager.ts';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Pages of a table, at most seven items between the two arrows. */
export function Pager({ page, pages, onChange }: PagerProps) {
  return (
    <nav aria-label="Stránkování" className={styles.pager}>
      <button
        type="button"
        aria-label="Předchozí stránka"
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        <IconChevronLeft size="1.125rem" aria-hidden="true" />
      </button>
      {pagerItems(page, pages).map((item, index) =>
        item === 'gap' ? (
          <span key={`gap${index < 3 ? 'Before' : 'After'}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={item}
            type="button"
            aria-label={`Stránka ${item}`}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => onChange(item)}
          >
            {item}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label="Další stránka"
        disabled={page === pages}
        onClick={() => onChange(page + 1)}
      >
        <IconChevronRight size="1.125rem" aria-hidden="true" />
      </button>
    </nav>
  );
}
