import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { IconExternalLink } from '#web/icons/IconExternalLink.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import type { ReactNode } from 'react';
import { readNews } from '#contract/news.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { linkKind } from '#contract/rules/news-link.ts';
import { formatDate } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/session/session.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { EditNews } from './EditNews.tsx';
import { Markdown } from './markdown/Markdown.tsx';
import { Neighbours } from './Neighbours.tsx';
import { NewsBadges, NewsTag } from './news-words.tsx';
import { useNewsItem } from './news.queries.ts';
import { NewsTools, PublishButton } from './NewsTools.tsx';
import { newsIdOf, useNewsPlace } from './place.ts';
import styles from './news.module.css';

type Item = ResultOf<typeof readNews>;

/** One item of news (route /blog/detail/:blog_id). */
export function NewsDetailScreen() {
  const { blog_id } = useParams({ strict: false }) as { blog_id?: string };
  const id = newsIdOf(blog_id);
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: number }) {
  const { data: item } = useNewsItem(id);
  const { place, go } = useNewsPlace();
  const navigate = useNavigate();
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  if (item !== undefined && isAdmin && place.edit === 1)
    return <EditNews item={item} onLeave={() => go({ edit: undefined })} />;
  return (
    <OpenedRecord backLabel="Všechny novinky" onBack={() => void navigate({ to: paths.Blog })}>
      {item === undefined ? (
        <LoadingRecord title="Novinka" />
      ) : (
        <Article item={item} isAdmin={isAdmin} onEdit={() => go({ edit: 1 })} />
      )}
    </OpenedRecord>
  );
}

interface ArticleProps {
  item: Item;
  isAdmin: boolean;
  onEdit: () => void;
}

function Article({ item, isAdmin, onEdit }: ArticleProps) {
  const actions: ReactNode = (
    <>
      {isAdmin ? (
        <>
          <Button variant="default" onClick={onEdit}>
            Upravit
          </Button>
          <PublishButton item={item} />
        </>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
        onClick={() => print()}
      >
        Tisk
      </Button>
    </>
  );
  return (
    <Page
      title={item.title}
      note={
        <RecordFacts>
          <time dateTime={item.news_date}>{formatDate(item.news_date)}</time>
          <NewsTag item={item} />
          <NewsBadges item={item} />
        </RecordFacts>
      }
      action={actions}
    >
      <article className={styles.article} aria-label={item.title}>
        <Markdown text={item.news_content} />
        <More item={item} />
      </article>
      <Neighbours item={item} />
      {isAdmin ? <NewsTools item={item} /> : null}
    </Page>
  );
}

/** Where more is to be read; an address that nobody may be led to is not shown at all. */
function More({ item: { link_detail, link_is_external } }: Pick<ArticleProps, 'item'>) {
  const kind = linkKind(link_detail);
  if (link_detail === '' || kind !== (link_is_external ? 'outer' : 'inner')) return null;
  return (
    <p className={styles.more}>
      {link_is_external ? (
        <a href={link_detail} target="_blank" rel="noopener noreferrer">
          Více na {new URL(link_detail).hostname}{' '}
          <IconExternalLink size="1rem" aria-hidden="true" />
          <span className="k-hidden"> (otevře se v novém okně)</span>
        </a>
      ) : (
        <InnerLink href={link_detail}>Přejít na místo v portálu</InnerLink>
      )}
    </p>
  );
}
