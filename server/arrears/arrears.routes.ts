import {
  getArrearsSettings,
  listForLawyer,
  readDebt,
  updateArrearsSettings,
} from '#contract/money/arrears-interest.ts';
import { browseArrears, readArrearsYear } from '#contract/money/arrears.ts';
import { type Route, unitRoute } from '#server/http/route.ts';
import { browse, readYear } from './debts.service.ts';
import { listLegal, read } from './interest.service.ts';
import { readSettings, saveSettings } from './settings.service.ts';

export const arrearsRoutes: readonly Route[] = [
  unitRoute(browseArrears, browse),
  unitRoute(readArrearsYear, readYear),
  unitRoute(readDebt, read),
  unitRoute(getArrearsSettings, readSettings),
  unitRoute(updateArrearsSettings, saveSettings),
  unitRoute(listForLawyer, listLegal),
];
