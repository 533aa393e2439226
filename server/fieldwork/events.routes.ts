import {
  browseVisitEvents,
  printVisitProtocols,
  readVisitEvent,
} from '#contract/fieldwork/events.ts';
import { outsideRoute, unitRoute, type Route } from '#server/http/route.ts';
import { readEvent, readEvents } from './events.service.ts';
import { printProtocols } from './protocols.service.ts';

export const eventRoutes: readonly Route[] = [
  unitRoute(browseVisitEvents, readEvents),
  unitRoute(readVisitEvent, readEvent),
  outsideRoute(printVisitProtocols, printProtocols),
];
