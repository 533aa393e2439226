import { useQuery } from '@tanstack/react-query';
import { declarePersons, openDeclaration } from '#contract/declarations.ts';
import { readHouseValues, undoHouseValues } from '#contract/pasports/house-values.ts';
import { listOccupants } from '#contract/pasports/occupants.ts';
import { listGroupsBuildings } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { pasportStatistics } from '#contract/statistics.ts';
import {
  acceptDeclarations,
  askByMail,
  changeCampaign,
  endCampaign,
  listCampaigns,
  printSheets,
  readCampaign,
  readProtocol,
  startCampaign,
  writeDeclaration,
} from '#contract/pasports/declarations.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** A campaign as its calls name it. */
export interface CampaignKey {
  readonly unit_id: number;
  readonly person_campaign_id: number;
}

/** People answer while the manager looks: the table is read anew so often. */
const ANSWERS_COME_MS = 20_000;

/** Campaigns of the unit, the newest first; while one runs, they are read again and again. */
export function useCampaigns(unit_id: number) {
  const read = queryFor(listCampaigns, { params: { unit_id } });
  return useQuery({
    ...read,
    refetchInterval: ({ state }) =>
      state.data?.values.some((one) => one.state === 'running') === true ? ANSWERS_COME_MS : false,
  });
}

/** A campaign with its spaces; a running one is read again and again. */
export function useCampaign(params: CampaignKey) {
  const read = queryFor(readCampaign, { params });
  return useQuery({
    ...read,
    refetchInterval: ({ state }) =>
      state.data?.campaign.state === 'running' ? ANSWERS_COME_MS : false,
  });
}

/** Houses of the unit that can be asked. */
export function useHouses(unit_id: number) {
  const body = { unit_id, show_hidden: false };
  return useQuery(queryFor(listGroupsBuildings, { body }));
}

/** What was answered and asked, as it came and left. */
export function useProtocol(params: CampaignKey) {
  return useQuery(queryFor(readProtocol, { params }));
}

const own = [listCampaigns, readCampaign, readProtocol];
/** Reads that tell of numbers of persons too. */
const persons = [
  readHouseValues,
  listOccupants,
  browseSpaces,
  listRecordHistory,
  pasportStatistics,
];

export const useStartCampaign = () => useCall(startCampaign, { invalidates: own });
export const useChangeTerm = () => useCall(changeCampaign, { invalidates: own });
export const useEndCampaign = () => useCall(endCampaign, { invalidates: own });
export const useWriteDeclaration = () => useCall(writeDeclaration, { invalidates: own });
export const usePrintSheets = () => useCall(printSheets, { invalidates: own });
export const useAskByMail = () => useCall(askByMail, { invalidates: own });
export const useAccept = () => useCall(acceptDeclarations, { invalidates: [...own, ...persons] });
export const useTakeBack = () => useCall(undoHouseValues, { invalidates: [...own, ...persons] });

/** What a link or a code asks for. */
export const useOpenDeclaration = () => useCall(openDeclaration);
export const useDeclare = () => useCall(declarePersons);
