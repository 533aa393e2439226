import type { City } from './cities.sql.ts';

const nothing = {
  code: null,
  name: null,
  district: null,
  zips: null,
  design_temperature: null,
  hidden: null,
};

/** What of a municipality is written down when it is changed; nothing of one that is not there. */
export function cityLogged(city: City | undefined): Record<keyof typeof nothing, unknown> {
  if (city === undefined) return nothing;
  const { code, name, district, zips, design_temperature, hidden } = city;
  return { code, name, district, zips: zips.join(', '), design_temperature, hidden };
}
