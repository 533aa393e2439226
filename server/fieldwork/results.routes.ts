import { readCrewDay, readVisitJob } from '#contract/fieldwork/crew-day.ts';
import {
  addVisitPhoto,
  dismissVisitResult,
  getVisitPhoto,
  listVisitResults,
  reportVisit,
  writeVisitResult,
} from '#contract/fieldwork/results.ts';
import { route, unitRoute, type Route } from '#server/http/route.ts';
import { readDay, readJob } from './crew-day.service.ts';
import { readResults, report } from './results.service.ts';
import { dismissResult, writeResult } from './solve.service.ts';
import { addPhoto, readPhoto } from './visit-photos.service.ts';

/** What crews take along and what they bring back. */
export const resultRoutes: readonly Route[] = [
  route(readCrewDay, readDay),
  unitRoute(readVisitJob, readJob),
  unitRoute(reportVisit, report),
  unitRoute(addVisitPhoto, addPhoto),
  unitRoute(getVisitPhoto, readPhoto),
  unitRoute(listVisitResults, readResults),
  unitRoute(writeVisitResult, writeResult),
  unitRoute(dismissVisitResult, dismissResult),
];
