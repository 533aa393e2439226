import { importCities, listCities, listCityChoices, mergeCities } from '#contract/lists/cities.ts';
import { browseBuildings, browseGroups, listPasportChoices } from '#contract/pasports/buildings.ts';
import { queryFor, useCall, useLoad } from '#web/lib/query.ts';

/** What a change of a municipality may be seen in. */
export const cityReads = [listCities, listCityChoices];

/** Municipalities of the installation by name, hidden ones too. */
export function useCities() {
  return useLoad(queryFor(listCities));
}

export function useMergeCities() {
  return useCall(mergeCities, {
    invalidates: [...cityReads, listPasportChoices, browseBuildings, browseGroups],
  });
}

/** Tries an import out, or accepts it. */
export function useImportCities() {
  const { mutateAsync, ...rest } = useCall(importCities, { invalidates: cityReads });
  return { ...rest, send: mutateAsync };
}
