import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconRss } from '#web/icons/IconRss.ts';
import { Suspense, useState } from 'react';
import { NEWS_FEED } from '#contract/news.ts';
import type { NewsRow } from '#contract/news.ts';
import { useSession } from '#web/session/session.ts';
import { SearchBox } from '#web/table/SearchBox.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useNews } from './news.queries.ts';
import { NewsCard } from './NewsCard.tsx';
import { useNewsPlace } from './place.ts';
import styles from './news.module.css';
import { late } from '#web/ui/late.tsx';

const PAUSE_MS = 300;

// Readers of the overview need neither the form nor the reader of Markdown.
const NewNews = late(() => import('./NewNews.tsx'), 'NewNews');

/** News of the portal (route /blog); a system admin writes them here. */
export function NewsScreen() {
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  const { place, go } = useNewsPlace();
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title="Kastelán – novinky"
        href={NEWS_FEED}
      />
      {place.new === 1 && isAdmin ? (
        <Suspense fallback={<LoadingRecord title="Nová novinka" />}>
          <NewNews onLeave={() => go({ new: undefined })} />
        </Suspense>
      ) : (
        <Overview isAdmin={isAdmin} />
      )}
    </>
  );
}

function Overview({ isAdmin }: { isAdmin: boolean }) {
  const { place, go } = useNewsPlace();
  const [search, setSearch] = useState(place.q ?? '');
  const [asked] = useDebouncedValue(search.trim(), PAUSE_MS);
  const { data } = useNews(asked);
  const seek = (text: string) => {
    setSearch(text);
    go({ q: text.trim() === '' ? undefined : text }, { replace: true });
  };
  const write = () => go({ new: 1 });
  return (
    <Page
      title="Novinky"
      note="Co je v portálu nového."
      action={
        isAdmin ? (
          <Button leftSection={<IconPlus size="1.125rem" aria-hidden="true" />} onClick={write}>
            Nová novinka
          </Button>
        ) : undefined
      }
    >
      <div className={styles.toolbar}>
        <SearchBox value={search} onChange={seek} placeholder="Hledat v novinkách" />
        <a href={NEWS_FEED} className={styles.feed}>
          <IconRss size="1.125rem" aria-hidden="true" />
          Odběr novinek (Atom)
        </a>
      </div>
      {data === undefined ? (
        <Skeleton height="20rem" role="status" aria-label="Načítám novinky" />
      ) : (
        <Items items={data.values} search={asked} isAdmin={isAdmin} onClear={() => seek('')} />
      )}
    </Page>
  );
}

interface ItemsProps {
  items: readonly NewsRow[];
  search: string;
  isAdmin: boolean;
  onClear: () => void;
}

function Items({ items, search, isAdmin, onClear }: ItemsProps) {
  if (items.length > 0) {
    return (
      <ul className={styles.list}>
        {items.map((item) => (
          <NewsCard key={item.portal_news_id} item={item} isAdmin={isAdmin} />
        ))}
      </ul>
    );
  }
  if (search === '') {
    return (
      <EmptyState
        icon="news"
        title="Zatím tu žádné novinky nejsou"
        text="Až se v portálu něco změní, dočtete se o tom tady."
      />
    );
  }
  return (
    <EmptyState
      icon="search"
      title={`Hledání „${search}“ nic nenašlo`}
      text="Hledá se v nadpisech, štítcích i textech; na velikosti písmen a diakritice nezáleží."
      action={
        <Button variant="default" onClick={onClear}>
          Zobrazit všechny novinky
        </Button>
      }
    />
  );
}
