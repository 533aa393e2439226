import { getLicence, requestLicence } from '#contract/licence.ts';
import { readFileStore } from '#contract/file-store.ts';
import { route, unitRoute, type Route } from '#server/http/route.ts';
import { tellFileStore } from './file-store.service.ts';
import { askForLicence, readLicence } from './licence-info.service.ts';

export const licenceInfoRoutes: readonly Route[] = [
  route(getLicence, readLicence),
  route(requestLicence, askForLicence),
  unitRoute(readFileStore, tellFileStore),
];
