import { createView, deleteView, listViews, updateView } from '#contract/views.ts';
import { route, type Route } from '#server/http/route.ts';
import { addView, readViews, removeView, saveView } from './views.service.ts';

export const viewsRoutes: readonly Route[] = [
  route(listViews, readViews),
  route(createView, addView),
  route(updateView, saveView),
  route(deleteView, removeView),
];
