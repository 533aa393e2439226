import {
  createCity,
  deleteCity,
  importCities,
  listCities,
  listCityChoices,
  mergeCities,
  updateCity,
} from '#contract/lists/cities.ts';
import { browseBuildings, browseGroups, listPasportChoices } from '#contract/pasports/buildings.ts';
import { queryFor, useCall, useLoad } from '#web/lib/query.ts';

// What a change of a municipality may be seen in.
const reads = { invalidates: [listCities, listCityChoices] };

/** Municipalities of the installation by name, hidden ones too. */
export function useCities() {
  return useLoad(queryFor(listCities));
}

export function useCreateCity() {
  return useCall(createCity, reads);
}

export function useSaveCity() {
  return useCall(updateCity, reads);
}

export function useDeleteCity() {
  return useCall(deleteCity, reads);
}

export function useMergeCities() {
  return useCall(mergeCities, {
    invalidates: [...reads.invalidates, listPasportChoices, browseBuildings, browseGroups],
  });
}

/** Tries an import out, or accepts it. */
export function useImportCities() {
  const { mutateAsync, ...rest } = useCall(importCities, reads);
  return { ...rest, send: mutateAsync };
}
