import {
  browseSpaces,
  createSpace,
  deleteSpace,
  getSpace,
  updateSpace,
} from '#contract/pasports/spaces.ts';
import { route, type Route } from '#server/http/route.ts';
import { addSpace, listSpaces, readSpace, removeSpace, saveSpace } from './spaces.service.ts';

export const spacesRoutes: readonly Route[] = [
  route(browseSpaces, listSpaces),
  route(getSpace, readSpace),
  route(createSpace, addSpace),
  route(updateSpace, saveSpace),
  route(deleteSpace, removeSpace),
];
