import {
  browseSpaces,
  changeSpaces,
  createSpace,
  deleteSpace,
  getSpace,
  getSpaceAddress,
  updateSpace,
} from '#contract/pasports/spaces.ts';
import { exportSpaces } from '#contract/exports.ts';
import { issueSymbols, previewSymbols } from '#contract/pasports/symbols.ts';
import { type Route, unitFileRoute, unitRoute } from '#server/http/route.ts';
import { sendSpaces } from './export.service.ts';
import {
  addSpace,
  listSpaces,
  readSpace,
  readSpaceAddress,
  removeSpace,
  saveSpace,
  saveSpaces,
} from './spaces.service.ts';
import { issue, preview } from './symbols.service.ts';

export const spacesRoutes: readonly Route[] = [
  unitRoute(browseSpaces, listSpaces),
  unitFileRoute(exportSpaces, sendSpaces),
  unitRoute(getSpace, readSpace),
  unitRoute(getSpaceAddress, readSpaceAddress),
  unitRoute(createSpace, addSpace),
  unitRoute(updateSpace, saveSpace),
  unitRoute(changeSpaces, saveSpaces),
  unitRoute(deleteSpace, removeSpace),
  unitRoute(previewSymbols, preview),
  unitRoute(issueSymbols, issue),
];
