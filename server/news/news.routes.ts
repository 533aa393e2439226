import {
  createNews,
  deleteNews,
  listNews,
  listNewsHistory,
  readNews,
  updateNews,
} from '#contract/news.ts';
import { openRoute, route, type Route } from '#server/http/route.ts';
import {
  addNews,
  newsHistory,
  newsItem,
  newsOverview,
  removeNews,
  saveNews,
} from './news.service.ts';

export const newsRoutes: readonly Route[] = [
  openRoute(listNews, newsOverview),
  openRoute(readNews, newsItem),
  route(createNews, addNews),
  route(updateNews, saveNews),
  route(deleteNews, removeNews),
  route(listNewsHistory, newsHistory),
];
