import {
  anonymisePerson,
  exportAccount,
  exportPersonalData,
  readPersonalOverview,
} from '#contract/personal-data.ts';
import { route, type Route, unitRoute } from '#server/http/route.ts';
import { exportOwnAccount } from './account.service.ts';
import { anonymise, exportPerson, readOverview } from './personal-data.service.ts';

export const personalDataRoutes: readonly Route[] = [
  unitRoute(readPersonalOverview, readOverview),
  unitRoute(exportPersonalData, exportPerson),
  unitRoute(anonymisePerson, anonymise),
  route(exportAccount, exportOwnAccount),
];
