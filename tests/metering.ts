import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

type Rows = Pick<TestDatabase, 'owner'>;
type Columns = Record<string, unknown>;

const ownerOf = ({ client_id, unit_id }: UnitOfClient) => ({ client_id, unit_id });

/** A measuring place of a house or space: of cold water of a flat, unless the columns say otherwise. */
export async function addMeasuringPlaceRow(
  db: Rows,
  unit: UnitOfClient,
  pasport_id: number,
  columns: Columns = {},
): Promise<number> {
  const row = { ...ownerOf(unit), pasport_id, kind: 'cold-water', level: 'flat', ...columns };
  return Number((await insertRow(db, 'measuring_places', row))['measuring_place_id']);
}

let serial = 0;

/** A device of a measuring place, mounted long ago; without readings. */
export async function addMeterRow(
  db: Rows,
  unit: UnitOfClient,
  measuring_place_id: number,
  columns: Columns = {},
): Promise<number> {
  serial += 1;
  const row = {
    ...ownerOf(unit),
    measuring_place_id,
    serial_number: `Z${serial}`,
    measured_unit: 'm3',
    digits: 5,
    decimals: 3,
    mounted_on: '2020-01-01',
    ...columns,
  };
  return Number((await insertRow(db, 'meters', row))['meter_id']);
}

/** What a device showed at the ends of days; a day may say more of its reading. */
export async function addReadingRows(
  db: Rows,
  unit: UnitOfClient,
  meter_id: number,
  states: Readonly<Record<string, number | Columns>>,
): Promise<void> {
  const plain = Object.entries(states).filter(([, told]) => typeof told === 'number');
  await db.owner.query(
    `insert into meter_readings (client_id, unit_id, meter_id, read_on, state)
     select $1, $2, $3, * from unnest($4::date[], $5::numeric[])`,
    [
      unit.client_id,
      unit.unit_id,
      meter_id,
      plain.map(([read_on]) => read_on),
      plain.map(([, state]) => state),
    ],
  );
  for (const [read_on, told] of Object.entries(states))
    if (typeof told !== 'number')
      await insertRow(db, 'meter_readings', { ...ownerOf(unit), meter_id, read_on, ...told });
}
