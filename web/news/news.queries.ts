import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  createNews,
  deleteNews,
  listNews,
  listNewsHistory,
  readNews,
  updateNews,
} from '#contract/news.ts';
import { queryFor, useCall, useLoad } from '#web/lib/query.ts';

/** News that the person may read; with a text those that the server finds by it. */
export function useNews(search: string) {
  const query = search === '' ? {} : { search };
  return useLoad({ ...queryFor(listNews, { query }), placeholderData: keepPreviousData });
}

/** One item with those beside it. */
export function useNewsItem(portal_news_id: number) {
  return useLoad(queryFor(readNews, { params: { portal_news_id } }));
}

/** Who changed the item, and when. */
export function useNewsHistory(portal_news_id: number) {
  return useQuery(queryFor(listNewsHistory, { params: { portal_news_id } }));
}

const stale = { invalidates: [listNews, readNews, listNewsHistory] };

export function useCreateNews() {
  return useCall(createNews, stale);
}

export function useSaveNews() {
  return useCall(updateNews, stale);
}

/** Deletes an item; its own reads are left as they are, because its screen is just being left. */
export function useDeleteNews() {
  return useCall(deleteNews, { invalidates: [listNews] });
}
