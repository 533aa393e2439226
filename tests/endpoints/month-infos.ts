import { newSecret, secretHash } from '#server/access/secret.ts';
import { insertRow } from '../builders.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '../metering.ts';
import type { UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** A place of hot water that is read from afar, and a mail that told who pays for the space of a month. */
export async function makeMonthInfo(
  { db }: World,
  unit: UnitOfClient,
  {
    pasport_id,
    building_id,
    address_id,
  }: Readonly<Record<'pasport_id' | 'building_id' | 'address_id', number>>,
  mark: string,
) {
  const { client_id, unit_id } = unit;
  const at = { kind: 'hot-water', location: mark };
  const place = await addMeasuringPlaceRow(db, unit, pasport_id, at);
  const meter = await addMeterRow(db, unit, place, { is_remote: true, maker: mark });
  await addReadingRows(db, unit, meter, { '2020-05-31': 10, '2020-06-30': 13 });
  const link = newSecret();
  const of = { client_id, unit_id, pasport_id, address_id };
  await insertRow(db, 'monthly_info_choices', { ...of, chosen: '2020-01-04T10:00:00Z' });
  const info = await insertRow(db, 'monthly_infos', {
    ...of,
    building_id,
    month: '2020-05-01',
    recipient: `${mark}@example.cz`,
    content: JSON.stringify({
      month: '2020-05-01',
      unit_name: mark,
      building_name: mark,
      place: '',
      space_number: '1',
      uses: [],
      weather: null,
    }),
    link_hash: secretHash(link),
    expires: '2199-12-31',
  });
  return { link, monthly_info_id: Number(info['monthly_info_id']) };
}
