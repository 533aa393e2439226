import type { z } from 'zod';
import type { newsFields, PortalNews } from '#contract/news.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** As the fields hold them: a day that is being typed may be none yet. */
export type NewsValues = Omit<z.input<typeof newsFields>, 'news_date'> & {
  news_date: string | null;
};

/** An item before anything was written. */
export function emptyNews(): NewsValues {
  return {
    title: '',
    news_content: '',
    link_detail: '',
    link_is_external: false,
    is_public: true,
    is_enabled: false,
    news_date: todayInPrague(),
    public_date: null,
    tag: '',
    app_version: '',
  };
}

/** What of an item its form holds. */
export function newsValues(item: PortalNews): NewsValues {
  const { title, news_content, link_detail, link_is_external, is_public } = item;
  const { is_enabled, news_date, public_date, tag, app_version } = item;
  return {
    title,
    news_content,
    link_detail,
    link_is_external,
    is_public,
    is_enabled,
    news_date,
    public_date,
    tag,
    app_version,
  };
}
