import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import {
  listCalendarFeeds,
  makeCalendarFeed,
  revokeCalendarFeed,
} from '#contract/fieldwork/feeds.ts';
import {
  addToRound,
  createRound,
  deleteRound,
  listRounds,
  planRound,
  previewRound,
  readRoundRecord,
  saveRound,
} from '#contract/fieldwork/rounds.ts';
import { browseVisitPlaces, saveVisitAccess } from '#contract/fieldwork/visit-places.ts';
import {
  answerVisit,
  openPoster,
  openVisitLink,
  printPoster,
  printSlips,
  proveFlat,
  revokeSlotLinks,
} from '#contract/fieldwork/slots.ts';
import {
  endVisit,
  moveVisit,
  reopenVisit,
  repeatVisit,
  unplaceVisit,
} from '#contract/fieldwork/visits.ts';
import {
  deleteVisitNotice,
  mailVisitNotices,
  previewVisitNotices,
  printPlaceAccess,
  readPlaceAccess,
  recordVisitNotices,
  saveVisitNotice,
} from '#contract/fieldwork/visit-notices.ts';
import { outsideRoute, route, unitRoute, type Route } from '#server/http/route.ts';
import { saveAccess } from './access.service.ts';
import { makeFeed, readFeeds, revokeFeed } from './feeds.service.ts';
import { readCalendar } from './calendar.service.ts';
import { openHouse, prove } from './poster.service.ts';
import { poster, revokeLinks, slips } from './prints.service.ts';
import {
  mailNotices,
  previewNotices,
  recordNotices,
  removeNotice,
  saveNotice,
} from './notices.service.ts';
import { printAccess, readAccess } from './place-access.service.ts';
import {
  addPlaces,
  addRound,
  changeRound,
  planOn,
  preview,
  readOneRound,
  readRounds,
  removeRound,
} from './rounds.service.ts';
import { answer, openVisit } from './slots.service.ts';
import { readVisitPlaces } from './visit-places.service.ts';
import { end, move, reopen, repeat, unplace } from './visits.service.ts';

export const visitRoutes: readonly Route[] = [
  unitRoute(browseVisitPlaces, readVisitPlaces),
  unitRoute(saveVisitAccess, saveAccess),
  unitRoute(listRounds, readRounds),
  unitRoute(previewRound, preview),
  unitRoute(createRound, addRound),
  unitRoute(readRoundRecord, readOneRound),
  unitRoute(saveRound, changeRound),
  unitRoute(deleteRound, removeRound),
  unitRoute(planRound, planOn),
  unitRoute(addToRound, addPlaces),
  route(readWorkCalendar, readCalendar),
  unitRoute(moveVisit, move),
  unitRoute(unplaceVisit, unplace),
  unitRoute(endVisit, end),
  unitRoute(reopenVisit, reopen),
  unitRoute(repeatVisit, repeat),
  outsideRoute(printPoster, poster),
  outsideRoute(printSlips, slips),
  unitRoute(revokeSlotLinks, revokeLinks),
  outsideRoute(openVisitLink, openVisit),
  outsideRoute(answerVisit, answer),
  outsideRoute(openPoster, openHouse),
  outsideRoute(proveFlat, prove),
  unitRoute(previewVisitNotices, previewNotices),
  unitRoute(mailVisitNotices, mailNotices),
  unitRoute(recordVisitNotices, recordNotices),
  unitRoute(saveVisitNotice, saveNotice),
  unitRoute(deleteVisitNotice, removeNotice),
  unitRoute(readPlaceAccess, readAccess),
  outsideRoute(printPlaceAccess, printAccess),
  route(listCalendarFeeds, readFeeds),
  route(makeCalendarFeed, makeFeed),
  route(revokeCalendarFeed, revokeFeed),
];
