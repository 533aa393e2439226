import { cityFields } from '#contract/lists/city-record.ts';
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
  const { hidden: _hidden, version: _version, ...stands } = known;
  const said = Object.entries(told).filter(
    ([name, value]) => value !== cityFields[name as keyof CityOfFile].value.empty,
  );
  const zips = [...new Set([...known.zips, ...told.zips])].toSorted();
  return { ...stands, ...(Object.fromEntries(said) as Partial<CityOfFile>), zips };
}

function isSame(known: City, after: ChangedCity): boolean {
  const before: Readonly<Record<string, unknown>> = { ...known, zips: known.zips.toSorted() };
  return Object.entries(after).every(([name, value]) => String(value) === String(before[name]));
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
