import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { readHouseBalance } from '#contract/metering/house-balance.ts';
import { readHouseUses } from '#contract/metering/house-uses.ts';
import {
  type Meter,
  dismountMeter,
  exchangeMeter,
  listMeters,
  mountMeter,
  remountMeter,
} from '#contract/metering/meters.ts';
import {
  browseMeasuringPlaces,
  createMeasuringPlace,
  deleteMeasuringPlace,
  getMeasuringPlace,
  readConsumption,
  updateMeasuringPlace,
  type MeasuringPlace,
} from '#contract/metering/places.ts';
import { swapReadings } from '#contract/metering/swap.ts';
import { listMeterWarnings } from '#contract/metering/warnings.ts';
import { listReadings } from '#contract/metering/readings.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { listElements } from '#contract/pasports/floors.ts';
import { listRooms } from '#contract/pasports/rooms.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { longListFor, useFirstRows } from '#web/lib/long-list.ts';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

/** Everything in which a change of a place, of its devices or of their readings may be seen. */
export const meterReads: readonly Endpoint[] = [
  browseMeasuringPlaces,
  getMeasuringPlace,
  listMeters,
  listReadings,
  readConsumption,
  readHouseBalance,
  readHouseUses,
  listRecordHistory,
  // Reckoned anew within seconds after the change.
  listMeterWarnings,
];
const changed = { invalidates: meterReads };

/** Measuring places of the unit; of many their first ones until they come. */
export function usePlaces(unit_id: number, showHidden: boolean) {
  const input = { params: { unit_id, show_hidden: showHidden ? '1' : '0' } } as const;
  const list = useQuery({
    ...longListFor(browseMeasuringPlaces, input),
    placeholderData: keepPreviousData,
  });
  return { ...list, first: useFirstRows(browseMeasuringPlaces, input, list) };
}

/** One measuring place; a missing one shows the not-found page. */
export function useMeasuringPlace(unit_id: number, id: number) {
  return useQuery({
    ...queryFor(getMeasuringPlace, { params: { unit_id, id: String(id) } }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

/** Devices of a place, the newest first. */
export function useMeters(unit_id: number, measuring_place_id: number, enabled = true) {
  return useQuery({
    ...queryFor(listMeters, { params: { unit_id, measuring_place_id } }),
    enabled,
  });
}

/** Readings of all devices of a place, the newest first. */
export function useReadings(unit_id: number, measuring_place_id: number, enabled = true) {
  return useQuery({
    ...queryFor(listReadings, { params: { unit_id, measuring_place_id } }),
    enabled,
  });
}

/** Numbers of devices by their ids, for the history of a reading that may have been another one's. */
export function useDeviceNames(
  { unit_id, meter_id, serial_number }: Pick<Meter, 'unit_id' | 'meter_id' | 'serial_number'>,
  enabled: boolean,
): readonly Choice[] {
  const query = longListFor(browseMeasuringPlaces, { params: { unit_id, show_hidden: '0' } });
  const standing = useQuery({ ...query, enabled }).data?.values ?? [];
  return [
    { id: meter_id, name: serial_number },
    ...standing.flatMap(({ meter_id: id, serial_number: name }) =>
      id === null ? [] : [{ id, name }],
    ),
  ];
}

/** What a place used, by months. */
export function useMonths(unit_id: number, id: number, from: string, to: string) {
  return useQuery(queryFor(readConsumption, { params: { unit_id, id }, query: { from, to } }));
}

export const useCreatePlace = () => useCall(createMeasuringPlace, changed);
export const useSavePlace = () => useCall(updateMeasuringPlace, changed);
export const useMountMeter = () => useCall(mountMeter, changed);
export const useExchangeMeter = () => useCall(exchangeMeter, changed);
export const useDismountMeter = () => useCall(dismountMeter, changed);
export const useSwapReadings = () => useCall(swapReadings, changed);
export const useRemountMeter = () => useCall(remountMeter, changed);

export function useDeletePlace() {
  return useCall(deleteMeasuringPlace, {
    invalidates: [browseMeasuringPlaces],
    // Nobody asks for the deleted one any more.
    onSuccess: () =>
      void queryClient.invalidateQueries({
        queryKey: keyOf(getMeasuringPlace),
        refetchType: 'none',
      }),
  });
}

interface Choice {
  readonly id: number;
  readonly name: string;
}

function useKnownBuildings(unit_id: number) {
  const params = { unit_id, show_hidden: '0', city_id: '0' } as const;
  return useQuery(queryFor(browseBuildings, { params }));
}

const useBuildings = (unit_id: number) => useKnownBuildings(unit_id).data?.values ?? [];

/** Whether the houses of the unit have been read, and why not. */
export function useHousesRead(unit_id: number) {
  const { isPending, error, refetch } = useKnownBuildings(unit_id);
  return { isPending, error, refetch };
}

/** Houses of the unit by their pasport_id. */
export function useHouses(unit_id: number): readonly Choice[] {
  return useBuildings(unit_id).map(({ pasport_id, pasport_name }) => ({
    id: pasport_id,
    name: pasport_name,
  }));
}

/** The pasport_building_id of a house by its pasport_id; undefined while it is not known, and of a hidden one. */
export function useHouseRecord(unit_id: number, house: number | null): number | undefined {
  return useBuildings(unit_id).find(({ pasport_id }) => pasport_id === house)?.pasport_building_id;
}

/** Spaces of a house; none without a house. */
export function useSpaces(unit_id: number, house: number | null) {
  const params = {
    unit_id,
    show_hidden: '0',
    parent_id: String(house ?? 0),
    parent_type: 'building',
  } as const;
  const spaces = useQuery({ ...longListFor(browseSpaces, { params }), enabled: house !== null });
  return spaces.data?.values ?? [];
}

/** Rooms of a space; a house has none. */
export function useRooms(unit_id: number, space: number | null): readonly Choice[] {
  const query = queryFor(listRooms, { params: { unit_id, pasport_id: space ?? 0 } });
  const rooms = useQuery({ ...query, enabled: space !== null }).data?.values ?? [];
  return rooms.map(({ pasport_room_id, room_name }) => ({ id: pasport_room_id, name: room_name }));
}

/** Heating elements of a house. */
function useHouseElements(unit_id: number, house: number | null) {
  const pasport_building_id = useHouseRecord(unit_id, house);
  const params = {
    unit_id,
    pasport_building_id: pasport_building_id ?? 0,
    show_ended: '0',
  } as const;
  const query = queryFor(listElements, { params });
  return useQuery({ ...query, enabled: pasport_building_id !== undefined });
}

/** The heating element of a place, with what is recorded of its allocator; undefined where there is none. */
export function useElementOf(place: MeasuringPlace) {
  const { unit_id, building_id, pasport_building_element_id: id } = place;
  const houses = useHousesRead(unit_id);
  const { data, isLoading } = useHouseElements(unit_id, id === null ? null : building_id);
  return {
    isLoading: id !== null && (houses.isPending || isLoading),
    element: data?.values.find((element) => element.pasport_building_element_id === id),
  };
}

/** Heating elements of a space, or of the common parts of a house. */
export function useElements(
  unit_id: number,
  house: number | null,
  space: number | null,
): readonly Choice[] {
  const { data } = useHouseElements(unit_id, house);
  return (data?.values ?? [])
    .filter(({ pasport_id }) => pasport_id === space)
    .map((element) => ({
      id: element.pasport_building_element_id,
      name: [element.element_type, element.room_name, element.riser]
        .filter((part) => part !== '')
        .join(', '),
    }));
}
