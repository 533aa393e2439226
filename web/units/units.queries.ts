import { useQuery } from '@tanstack/react-query';
import type { ImportTokenAction } from '#contract/tokens.ts';
import { readPayer } from '#contract/pasports/payers.ts';
import { DEFAULT_SIPO_DAY } from '#contract/rules/sipo.ts';
import { getSipoSettings } from '#contract/sipo/settings.ts';
import {
  changeUnitToken,
  createUnit,
  listClientUnits,
  listUnitHistory,
  readUnitToken,
  updateUnit,
} from '#contract/units.ts';
import type { Unit } from '#contract/units.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

/** Units of the signed-in user's client. */
export function useClientUnits() {
  return useQuery(queryFor(listClientUnits));
}

/** The day of the month the unit hands SIPO changes over: its own, or the whole portal's. */
export function useSipoDay(unit_id: number): number {
  const enabled = useIsOpenAddress(paths.AuxiliariesSipo);
  const read = queryFor(getSipoSettings, { params: { unit_id } });
  const settings = useQuery({ ...read, enabled }).data;
  return settings?.sipo_day ?? DEFAULT_SIPO_DAY;
}

/** Changes of a unit, newest first. */
export function useUnitHistory(unit_id: number) {
  return useQuery(queryFor(listUnitHistory, { params: { unit_id } }));
}

/** Creates a unit; it stands in the list at once. */
export function useCreateUnit() {
  return useCall(createUnit, { invalidates: [listClientUnits], onSuccess: keepUnit });
}

/** Saves changed fields of a unit. */
export function useSaveUnit() {
  return useCall(updateUnit, {
    invalidates: [listClientUnits, listUnitHistory, readPayer],
    onSuccess: keepUnit,
  });
}

/** How the unit's import token stands, for whoever may change it. */
export function useUnitTokenState(unit_id: number, isAsked: boolean) {
  return useQuery({ ...queryFor(readUnitToken, { params: { unit_id } }), enabled: isAsked }).data;
}

/** Creates, prolongs or removes a unit's import token; the unit is refreshed from the answer. */
export function useChangeUnitToken() {
  const { mutateAsync } = useCall(changeUnitToken, {
    invalidates: [listUnitHistory, readUnitToken],
    onSuccess: keepUnit,
  });
  return (unit_id: number, action: ImportTokenAction) =>
    // A refusal means that somebody else was faster, so the list is read again in any case.
    mutateAsync({ body: { unit_id, action } }).finally(() => {
      void queryClient.invalidateQueries({ queryKey: keyOf(listClientUnits) });
    });
}

type ClientUnits = ResultOf<typeof listClientUnits>;

/** The session reads the list of units, so the whole portal sees the unit at once. */
function keepUnit(unit: Unit): void {
  queryClient.setQueryData<ClientUnits>(keyOf(listClientUnits), (known) => {
    if (known === undefined) return undefined;
    const isKnown = known.units.some(({ unit_id }) => unit_id === unit.unit_id);
    const units = isKnown
      ? known.units.map((other) => (other.unit_id === unit.unit_id ? unit : other))
      : [...known.units, unit];
    return { ...known, units };
  });
}
