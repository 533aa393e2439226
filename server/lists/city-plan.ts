import type { City } from './cities.sql.ts';
import type { CityOfFile } from './city-file.ts';

/** A municipality as an import leaves it. */
export type ChangedCity = CityOfFile & { readonly city_id: number };

/** What an import would write. */
export interface CityPlan {
  readonly added: readonly CityOfFile[];
  readonly changed: readonly { readonly before: City; readonly after: ChangedCity }[];
  readonly same: number;
}

/** The municipality after the file: an empty cell says nothing, postal codes are only added. */
function joined(known: City, told: CityOfFile): ChangedCity {
  return {
    city_id: known.city_id,
    code: known.code,
    name: told.name,
    district: told.district === '' ? known.district : told.district,
    zips: [...new Set([...known.zips, ...told.zips])].toSorted(),
    design_temperature: told.design_temperature ?? known.design_temperature,
  };
}

function isSame(known: City, after: ChangedCity): boolean {
  return (
    known.name === after.name &&
    known.district === after.district &&
    known.design_temperature === after.design_temperature &&
    known.zips.toSorted().join() === after.zips.join()
  );
}

/** Compares municipalities of a file with those that are known, by their codes. */
export function cityPlan(known: readonly City[], told: readonly CityOfFile[]): CityPlan {
  const byCode = new Map(known.map((city) => [city.code, city]));
  const added: CityOfFile[] = [];
  const changed: { before: City; after: ChangedCity }[] = [];
  for (const city of told) {
    const before = byCode.get(city.code);
    if (before === undefined) {
      added.push({ ...city, zips: [...new Set(city.zips)].toSorted() });
      continue;
    }
    const after = joined(before, city);
    if (!isSame(before, after)) changed.push({ before, after });
  }
  return { added, changed, same: told.length - added.length - changed.length };
}
