import { exportReadings } from '#contract/exports.ts';
import { readHouseBalance } from '#contract/metering/house-balance.ts';
import { readHouseUses } from '#contract/metering/house-uses.ts';
import {
  deleteMeter,
  dismountMeter,
  exchangeMeter,
  listMeters,
  mountMeter,
  remountMeter,
  updateMeter,
} from '#contract/metering/meters.ts';
import { addReadingPhoto, deleteReadingPhoto, getReadingPhoto } from '#contract/metering/photos.ts';
import {
  browseMeasuringPlaces,
  changeMeasuringPlaces,
  createMeasuringPlace,
  deleteMeasuringPlace,
  getMeasuringPlace,
  readConsumption,
  updateMeasuringPlace,
} from '#contract/metering/places.ts';
import { orderRound, readRound, writeRound } from '#contract/metering/reading-round.ts';
import {
  createReading,
  deleteReading,
  listReadings,
  updateReading,
} from '#contract/metering/readings.ts';
import { listUnread, readMetersStanding } from '#contract/metering/standing.ts';
import { swapReadings } from '#contract/metering/swap.ts';
import {
  changeMeterWarnings,
  getMeterWarning,
  listMeterWarnings,
  updateMeterWarning,
} from '#contract/metering/warnings.ts';
import { getWatchLimits, updateWatchLimits } from '#contract/metering/watch-limits.ts';
import { type Route, unitFileRoute, unitRoute } from '#server/http/route.ts';
import {
  addMeter,
  dismount,
  exchange,
  readMeters,
  remount,
  removeMeter,
  saveMeter,
} from './devices.service.ts';
import { sendReadings } from './export.service.ts';
import { readBalance, readUses } from './houses.service.ts';
import { addPhoto, readPhoto, removePhoto } from './photos.service.ts';
import {
  addPlace,
  readMonths,
  readPlace,
  readPlaces,
  removePlace,
  savePlace,
  savePlaces,
} from './places.service.ts';
import { addReading, readReadings, removeReading, saveReading } from './readings.service.ts';
import { saveOrder, tellRound, writeLines } from './round.service.ts';
import { listUnreadSpaces, readStanding } from './standing.service.ts';
import { swap } from './swap.service.ts';
import { readWarning, readWarnings, saveWarning, saveWarnings } from './warnings.service.ts';
import { readLimits, saveLimits } from './watch-limits.service.ts';

export const metersRoutes: readonly Route[] = [
  unitRoute(browseMeasuringPlaces, readPlaces),
  unitRoute(getMeasuringPlace, readPlace),
  unitRoute(createMeasuringPlace, addPlace),
  unitRoute(updateMeasuringPlace, savePlace),
  unitRoute(changeMeasuringPlaces, savePlaces),
  unitRoute(deleteMeasuringPlace, removePlace),
  unitRoute(readConsumption, readMonths),
  unitRoute(readHouseBalance, readBalance),
  unitRoute(readHouseUses, readUses),
  unitRoute(readMetersStanding, readStanding),
  unitRoute(listUnread, listUnreadSpaces),
  unitRoute(listMeters, readMeters),
  unitRoute(mountMeter, addMeter),
  unitRoute(updateMeter, saveMeter),
  unitRoute(deleteMeter, removeMeter),
  unitRoute(exchangeMeter, exchange),
  unitRoute(dismountMeter, dismount),
  unitRoute(remountMeter, remount),
  unitFileRoute(exportReadings, sendReadings),
  unitRoute(listReadings, readReadings),
  unitRoute(createReading, addReading),
  unitRoute(updateReading, saveReading),
  unitRoute(deleteReading, removeReading),
  unitRoute(swapReadings, swap),
  unitRoute(addReadingPhoto, addPhoto),
  unitRoute(getReadingPhoto, readPhoto),
  unitRoute(deleteReadingPhoto, removePhoto),
  unitRoute(readRound, tellRound),
  unitRoute(writeRound, writeLines),
  unitRoute(orderRound, saveOrder),
  unitRoute(listMeterWarnings, readWarnings),
  unitRoute(getMeterWarning, readWarning),
  unitRoute(updateMeterWarning, saveWarning),
  unitRoute(changeMeterWarnings, saveWarnings),
  unitRoute(getWatchLimits, readLimits),
  unitRoute(updateWatchLimits, saveLimits),
];
