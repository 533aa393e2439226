import { liveEvents } from '#contract/events.ts';
import { streamRoute, type Route } from '#server/http/route.ts';
import { listen } from './events.service.ts';

export const eventsRoutes: readonly Route[] = [streamRoute(liveEvents, listen)];
