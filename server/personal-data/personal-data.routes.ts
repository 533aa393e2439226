import {
  anonymisePerson,
  exportAccount,
  exportPersonalData,
  readPersonalOverview,
} from '#contract/personal-data.ts';
import type { Erasing } from '#server/core/people/erasing.ts';
import { route, type Route, unitRoute } from '#server/http/route.ts';
import { exportOwnAccount } from './account.service.ts';
import { anonymise, exportPerson, readOverview } from './personal-data.service.ts';

/** The routes; every room that holds something of people in its own tables says how it is erased there. */
export const personalDataRoutes = (erasings: readonly Erasing[]): readonly Route[] => [
  unitRoute(readPersonalOverview, readOverview),
  unitRoute(exportPersonalData, exportPerson),
  unitRoute(anonymisePerson, (call) => anonymise(call, erasings)),
  route(exportAccount, exportOwnAccount),
];
