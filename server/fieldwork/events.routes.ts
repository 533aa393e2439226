import {
  browseVisitEvents,
  printVisitProtocols,
  readVisitEvent,
} from '#contract/fieldwork/events.ts';
import { listWrittenByVisits } from '#contract/fieldwork/written-visits.ts';
import { outsideRoute, unitRoute, type Route } from '#server/http/route.ts';
import { readEvent, readEvents } from './events.service.ts';
import { printProtocols } from './protocols.service.ts';
import { readWritten } from './written.service.ts';

export const eventRoutes: readonly Route[] = [
  unitRoute(browseVisitEvents, readEvents),
  unitRoute(readVisitEvent, readEvent),
  unitRoute(listWrittenByVisits, readWritten),
  outsideRoute(printVisitProtocols, printProtocols),
];
