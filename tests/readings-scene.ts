import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { importScene, type ImportScene } from './imports.ts';
import { addMeasuringPlaceRow, addMeterRow } from './metering.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { createWorld, type World } from './world.ts';

/** Headings of the simplest file of readings. */
export const HEAD = ['Výrobní číslo', 'Den odečtu', 'Stav'];

/** A file of `tests/examples/readings`. */
const example = (name: string) => readFile(new URL(`examples/readings/${name}`, import.meta.url));

/** A house with the flats 7, 8 and 9, and imports of its unit, on 15 June 2026. */
export function readingsScene() {
  let world: World;
  let scene: ImportScene;
  const flats: Record<string, number> = {};
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setNow('2026-06-15T09:00:00Z');
    scene = await importScene(world);
    const house = await addBuildingRow(world.db, scene, { pasport_name: 'Lipová 12' });
    for (const space_number of ['7', '8', '9']) {
      const flat = await addSpaceRow(world.db, scene, house.pasport_id, { space_number });
      flats[space_number] = flat.pasport_id;
    }
  });
  return {
    get world() {
      return world;
    },
    get scene() {
      return scene;
    },
    /** A device of a flat, mounted at the beginning of 2025. */
    meter: async (serial_number: string, flat = '7', columns: object = {}, place: object = {}) => {
      const id = await addMeasuringPlaceRow(world.db, scene, flats[flat] ?? 0, { ...place });
      const told = { serial_number, mounted_on: '2025-01-01', ...columns };
      return addMeterRow(world.db, scene, id, told);
    },
    /** Uploads a file of the examples and checks it by the mapping guessed. */
    vector: async (name: string) => {
      const { import_id } = (await scene.upload('readings', await example(name), name)).result;
      return scene.check(import_id);
    },
    /** A checked file of these rows. */
    table: (...rows: readonly (readonly string[])[]) => scene.checked('readings', rows),
    /** Each row with its state and its faults. */
    judged: async (import_id: number) => {
      const rows = await scene.rows(import_id);
      return rows.map(({ row_number, state, faults }) => [
        row_number,
        state,
        ...faults.map(({ message }) => message),
      ]);
    },
    /** All readings of the unit: the number of the device, day, state, kind, status and source. */
    readings: async () => {
      const { rows } = await world.db.owner.query<{ told: string }>(
        `select concat_ws(' ', m.serial_number, r.read_on::text, r.state::float8, r.reading_kind,
                          r.status, r.source) as told
           from meter_readings r join meters m using (client_id, unit_id, meter_id)
          where r.unit_id = $1 order by m.serial_number, r.read_on`,
        [scene.unit_id],
      );
      return rows.map(({ told }) => told);
    },
  };
}
