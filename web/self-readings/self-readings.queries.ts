import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { readHouseBalance } from '#contract/metering/house-balance.ts';
import { readHouseUses } from '#contract/metering/house-uses.ts';
import {
  browseMeasuringPlaces,
  getMeasuringPlace,
  readConsumption,
} from '#contract/metering/places.ts';
import { readRound } from '#contract/metering/reading-round.ts';
import { listReadings } from '#contract/metering/readings.ts';
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
import { listMeterWarnings } from '#contract/metering/warnings.ts';
import { listGroupsBuildings } from '#contract/pasports/buildings.ts';
import { openSelfReading, sendSelfReading } from '#contract/self-readings.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** A round as its calls name it. */
export interface RoundKey {
  readonly unit_id: number;
  readonly self_reading_round_id: number;
}

/** People send while the manager looks: the tables are read anew so often. */
const STATES_COME_MS = 20_000;

/** Rounds of the unit, the newest first. */
export function useRounds(unit_id: number) {
  return useQuery({
    ...queryFor(listSelfRounds, { params: { unit_id } }),
    refetchInterval: STATES_COME_MS,
  });
}

/** A round with its spaces. */
export function useRound(params: RoundKey, isRunning: boolean) {
  return useQuery({
    ...queryFor(readSelfRound, { params }),
    refetchInterval: isRunning ? STATES_COME_MS : false,
  });
}

/** What was sent in a round. */
export function useSent(params: RoundKey, isRunning: boolean) {
  return useQuery({
    ...queryFor(listSelfReadings, { params }),
    refetchInterval: isRunning ? STATES_COME_MS : false,
  });
}

/** Houses of the unit that can be asked. */
export function useHouses(unit_id: number) {
  const body = { unit_id, show_hidden: false };
  const { data } = useQuery(queryFor(listGroupsBuildings, { body }));
  return data?.values.filter(({ type }) => type === 'building') ?? [];
}

/** A photo that was sent; it never changes. */
export function useSentPhoto(unit_id: number, id: number) {
  return useQuery({
    ...queryFor(getSelfPhoto, { params: { unit_id, id } }),
    staleTime: Infinity,
  });
}

const own: readonly Endpoint[] = [listSelfRounds, readSelfRound, listSelfReadings];
/** Reads that tell of readings too. */
const readings: readonly Endpoint[] = [
  listReadings,
  browseMeasuringPlaces,
  getMeasuringPlace,
  readConsumption,
  readHouseBalance,
  readHouseUses,
  readRound,
  listMeterWarnings,
];
const asked = { invalidates: own };
const written = { invalidates: [...own, ...readings] };

export const useStartRound = () => useCall(startSelfRound, asked);
export const useChangeTerm = () => useCall(changeSelfRound, asked);
export const useEndRound = () => useCall(endSelfRound, asked);
export const usePrintSheets = () => useCall(printSelfSheets, asked);
export const useAsk = () => useCall(askForSelfReading, asked);
export const useRevoke = () => useCall(revokeSelfLink, asked);
export const useRefuse = () => useCall(refuseSelfReadings, asked);
export const useAccept = () => useCall(acceptSelfReadings, written);
export const useTakeBack = () => useCall(takeBackSelfReadings, written);

/** What a link or a code asks for, and a state that is sent. */
export const useOpenReading = () => useCall(openSelfReading);
export const useSendReading = () => useCall(sendSelfReading);
