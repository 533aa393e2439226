import {
  browseSpaces,
  changeSpaces,
  createSpace,
  deleteSpace,
  getSpace,
  getSpaceAddress,
  updateSpace,
} from '#contract/pasports/spaces.ts';
import { type Route, unitRoute } from '#server/http/route.ts';
import {
  addSpace,
  listSpaces,
  readSpace,
  readSpaceAddress,
  removeSpace,
  saveSpace,
  saveSpaces,
} from './spaces.service.ts';

export const spacesRoutes: readonly Route[] = [
  unitRoute(browseSpaces, listSpaces),
  unitRoute(getSpace, readSpace),
  unitRoute(getSpaceAddress, readSpaceAddress),
  unitRoute(createSpace, addSpace),
  unitRoute(updateSpace, saveSpace),
  unitRoute(changeSpaces, saveSpaces),
  unitRoute(deleteSpace, removeSpace),
];
