import { openConsumption, printConsumption, withdrawConsumption } from '#contract/consumption.ts';
import {
  chooseMonthInfo,
  chooseMonthInfos,
  getMonthInfoSettings,
  readMonthInfo,
  readMonthInfos,
  revokeMonthInfo,
  sendMonthInfos,
  updateMonthInfoSettings,
} from '#contract/metering/month-infos.ts';
import { printHouseInfos, printMonthInfo } from '#contract/metering/month-info-pdf.ts';
import { outsideRoute, type Route, unitRoute } from '#server/http/route.ts';
import { choose, chooseMany, readInfo, readInfos, revoke, send } from './months.service.ts';
import { printHouse, printOpened, printSpace } from './pdf.service.ts';
import { open, withdraw } from './public.service.ts';
import { readSettings, saveSettings } from './settings.service.ts';

export const monthInfoRoutes: readonly Route[] = [
  unitRoute(readMonthInfos, readInfos),
  unitRoute(readMonthInfo, readInfo),
  unitRoute(sendMonthInfos, send),
  unitRoute(chooseMonthInfo, choose),
  unitRoute(chooseMonthInfos, chooseMany),
  unitRoute(revokeMonthInfo, revoke),
  unitRoute(getMonthInfoSettings, readSettings),
  unitRoute(updateMonthInfoSettings, saveSettings),
  outsideRoute(openConsumption, open),
  outsideRoute(withdrawConsumption, withdraw),
  outsideRoute(printConsumption, printOpened),
  outsideRoute(printHouseInfos, printHouse),
  outsideRoute(printMonthInfo, printSpace),
];
