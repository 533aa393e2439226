import {
  acceptSelfReadings,
  askForSelfReading,
  changeSelfRound,
  endSelfRound,
  getSelfPhoto,
  listSelfReadings,
  listSelfRounds,
  printSelfSheets,
  readSelfRound,
  refuseSelfReadings,
  revokeSelfLink,
  startSelfRound,
  takeBackSelfReadings,
} from '#contract/metering/self-reading-calls.ts';
import { openSelfReading, sendSelfReading } from '#contract/self-readings.ts';
import { outsideRoute, type Route, unitRoute } from '#server/http/route.ts';
import { ask, sheets } from './ask.service.ts';
import { accept, refuse, takeBack } from './decide.service.ts';
import { open, send } from './public.service.ts';
import { photo, readings } from './queue.service.ts';
import { changeTerm, end, list, read, revoke, start } from './rounds.service.ts';

export const selfReadingsRoutes: readonly Route[] = [
  unitRoute(listSelfRounds, list),
  unitRoute(startSelfRound, start),
  unitRoute(readSelfRound, read),
  unitRoute(listSelfReadings, readings),
  unitRoute(changeSelfRound, changeTerm),
  unitRoute(endSelfRound, end),
  unitRoute(printSelfSheets, sheets),
  unitRoute(askForSelfReading, ask),
  unitRoute(revokeSelfLink, revoke),
  unitRoute(acceptSelfReadings, accept),
  unitRoute(refuseSelfReadings, refuse),
  unitRoute(takeBackSelfReadings, takeBack),
  unitRoute(getSelfPhoto, photo),
  outsideRoute(openSelfReading, open),
  outsideRoute(sendSelfReading, send),
];
