import { insertRow } from '../builders.ts';
import type { World } from '../world.ts';

/** Rows of the client's lists of heating and degree-days that endpoints can name; nothing uses the spare ones. */
export async function makeHeating({ db }: World, client_id: number, mark: string) {
  const item = (code: string) =>
    insertRow(db, 'heating_items', { client_id, auxtype: 'types', code, name: `${mark} ${code}` });
  const place = (name: string) =>
    insertRow(db, 'degree_day_places', { client_id, name: `${mark} ${name}` });
  const { heating_item_id } = await item('VLASTNI');
  const { heating_item_id: spare_item_id } = await item('NIC');
  const { degree_day_place_id } = await place('stanice');
  const { degree_day_place_id: spare_place_id } = await place('bez měsíců');
  const { degree_day_month_id } = await insertRow(db, 'degree_day_months', {
    client_id,
    degree_day_place_id,
    year: 2024,
    month: 1,
    heating_days: 31,
    mean_temperature: -0.4,
  });
  return {
    heating_item_id: Number(heating_item_id),
    degree_day_place_id: Number(degree_day_place_id),
    degree_day_month_id: Number(degree_day_month_id),
    spare_item_id: Number(spare_item_id),
    spare_place_id: Number(spare_place_id),
  };
}
