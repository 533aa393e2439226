import { Badge } from '@mantine/core';
import { newsRecord } from '#contract/news-record.ts';
import type { NewsRow } from '#contract/news.ts';
import { formatDate } from '#web/lib/czech.ts';

type Told = Pick<NewsRow, 'state' | 'public_date' | 'is_public'>;

/** What of an item is not for everybody yet, or not for everybody at all. */
export function NewsBadges({ item: { state, public_date, is_public } }: { item: Told }) {
  return (
    <>
      {state === 'draft' ? (
        <Badge component="span" variant="light" color="gray">
          {newsRecord.told.state.value.names.draft}
        </Badge>
      ) : null}
      {state === 'scheduled' ? (
        <Badge component="span" variant="light" color="yellow">
          zveřejní se {formatDate(public_date ?? '')}
        </Badge>
      ) : null}
      {is_public ? null : (
        <Badge component="span" variant="light" color="gray">
          jen pro přihlášené
        </Badge>
      )}
    </>
  );
}

/** The tag of an item with the version that brought it. */
export function NewsTag({
  item: { tag, app_version },
}: {
  item: Pick<NewsRow, 'tag' | 'app_version'>;
}) {
  const text = [tag, app_version].filter((part) => part !== '').join(' ');
  return text === '' ? null : (
    <Badge component="span" variant="light">
      {text}
    </Badge>
  );
}
