import { insertRow } from '../builders.ts';
import type { World } from '../world.ts';

let code = 600_000;

/** A municipality that nobody's record names; it is of the whole installation. */
async function addCity(world: World): Promise<number> {
  code += 1;
  const row = { code: String(code), name: 'Nová Ves', district: 'Kolín' };
  return Number((await insertRow(world.db, 'cities', row))['city_id']);
}

/** Makes a client's own rows that nothing uses, whose every text carries the mark, and two municipalities. */
export async function makeLists(world: World, client_id: number, mark: string) {
  const named = { client_id, code: mark.slice(0, 20), name: mark };
  const type = await insertRow(world.db, 'pasport_types', named);
  const taxed = { tax_rate: 12, allocation: 'area' };
  // Costs of the scene name a service by the mark alone.
  const unused = { ...named, ...taxed, name: `${mark} navíc` };
  const service = await insertRow(world.db, 'services', unused);
  return {
    pasport_type_id: Number(type['pasport_type_id']),
    service_id: Number(service['service_id']),
    city_id: await addCity(world),
    merged_city_id: await addCity(world),
  };
}
