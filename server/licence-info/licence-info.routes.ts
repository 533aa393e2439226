import { getLicence, requestLicence } from '#contract/licence.ts';
import { route, type Route } from '#server/http/route.ts';
import { askForLicence, readLicence } from './licence-info.service.ts';

export const licenceInfoRoutes: readonly Route[] = [
  route(getLicence, readLicence),
  route(requestLicence, askForLicence),
];
