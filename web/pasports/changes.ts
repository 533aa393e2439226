import { browseAddresses, listAddressRelations, listRelations } from '#contract/addresses.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listMeters } from '#contract/metering/meters.ts';
import { browseMeasuringPlaces } from '#contract/metering/places.ts';
import { readRound } from '#contract/metering/reading-round.ts';
import { listReadings } from '#contract/metering/readings.ts';
import { readMetersStanding } from '#contract/metering/standing.ts';
import {
  browseBuildings,
  browseGroups,
  getBuilding,
  getGroup,
  listGroupsBuildings,
} from '#contract/pasports/buildings.ts';
import { listCosts, listSpaceCosts } from '#contract/pasports/costs.ts';
import { listOccupants } from '#contract/pasports/occupants.ts';
import { listOwnerships } from '#contract/pasports/ownerships.ts';
import { listPayers, readPayer } from '#contract/pasports/payers.ts';
import { listRoommates } from '#contract/pasports/roommates.ts';
import { listRooms } from '#contract/pasports/rooms.ts';
import {
  browseSpaces,
  createSpace,
  deleteSpace,
  getSpace,
  updateSpace,
} from '#contract/pasports/spaces.ts';
import type { Space } from '#contract/pasports/spaces.ts';
import { readHouseSummary, readSpaceSummary } from '#contract/pasports/summaries.ts';
import { listTenants } from '#contract/pasports/tenants.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { addressStatistics, pasportStatistics } from '#contract/statistics.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { queryClient, useCall } from '#web/lib/query.ts';
import { spacesAt } from './pasports.queries.ts';
import { withRow } from './with-row.ts';
import type { PasportsPlace } from './place.ts';

/** Reads that tell of spaces and of who lives in them; any change of a space or its records dates them. */
export const spaceReads: readonly Endpoint[] = [
  browseSpaces,
  getSpace,
  readSpaceSummary,
  readHouseSummary,
  listTenants,
  listOccupants,
  listOwnerships,
  listRooms,
  listRoommates,
  listCosts,
  listSpaceCosts,
  listPayers,
  readPayer,
  browseAddresses,
  listRelations,
  listAddressRelations,
  listRecordHistory,
  pasportStatistics,
  addressStatistics,
];

/** Reads that tell of states of meters. */
export const stateReads: readonly Endpoint[] = [
  readRound,
  listReadings,
  listMeters,
  browseMeasuringPlaces,
  readMetersStanding,
];

/** Lists and counts in which a space stands. */
const listReads: readonly Endpoint[] = [
  browseSpaces,
  listRelations,
  listAddressRelations,
  pasportStatistics,
  addressStatistics,
  listGroupsBuildings,
  browseBuildings,
  browseGroups,
  getBuilding,
  getGroup,
];
/** What a change of a space and of the counts of spaces dates. */
export const countingReads = [...spaceReads, ...listReads];

/** Creates a space; it stands in the list of the place at once. */
export function useCreateSpace(unit_id: number, place: PasportsPlace) {
  return useCall(createSpace, {
    invalidates: countingReads,
    onSuccess: (space) => addRow(unit_id, place, space),
  });
}

/** Saves changed fields of a space. */
export function useSaveSpace() {
  return useCall(updateSpace, { invalidates: countingReads });
}

/** Deletes a space that nothing refers to; what was read of it is left alone, it would not be found. */
export function useDeleteSpace() {
  return useCall(deleteSpace, { invalidates: listReads });
}

type Spaces = ResultOf<typeof browseSpaces>;

/** A new space has no owners yet, so nothing is wrong with their shares. */
function addRow(unit_id: number, place: PasportsPlace, space: Space): void {
  const belongs =
    (place.floor === undefined || place.floor === space.pasport_floor_id) &&
    (place.building === undefined || place.building === space.pasport_parent_id);
  if (!belongs) return;
  queryClient.setQueryData<Spaces>(spacesAt(unit_id, place).queryKey, (known) =>
    known === undefined
      ? undefined
      : { ...known, values: withRow(known.values, { ...space, shares_uneven: false }) },
  );
}
