import { shiftDays } from '#contract/czech/iso-date.ts';
import { insertRow } from '../builders.ts';
import type { World } from '../world.ts';

let code = 600_000;

/** A municipality that nobody's record names; it is of the whole installation. */
async function addCity(world: World): Promise<number> {
  code += 1;
  const row = { code: String(code), name: 'Nová Ves', district: 'Kolín' };
  return Number((await insertRow(world.db, 'cities', row))['city_id']);
}

/** A period of verification; it is of the whole installation. */
async function addPeriod(world: World): Promise<number> {
  code += 1;
  const verified_from = shiftDays('1900-01-01', code - 600_000);
  const row = { kind: 'gas', verified_from, years: 8, source: 'Vyhláška' };
  return Number((await insertRow(world.db, 'verification_periods', row))['verification_period_id']);
}

/** A value of the law of settlements; it is of the whole installation. */
async function addLaw(world: World): Promise<number> {
  code += 1;
  const holds_from = shiftDays('1900-01-01', code - 600_000);
  const row = { key: 'pay-months', holds_from, value: 4, unit: 'měsíce', source: 'Zákon' };
  return Number((await insertRow(world.db, 'settlement_law', row))['settlement_law_id']);
}

/** Makes a client's own rows that nothing uses, whose every text carries the mark, two municipalities and a period. */
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
    verification_period_id: await addPeriod(world),
    settlement_law_id: await addLaw(world),
  };
}
